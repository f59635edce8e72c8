/* A stub of Windows' bcryptprimitives.dll, for a Wine that has none. For tests only. */
#include <windows.h>

/* What advapi32 exports as RtlGenRandom. */
BOOLEAN WINAPI SystemFunction036(PVOID bytes, ULONG count);

__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE bytes, SIZE_T count) {
    return SystemFunction036(bytes, (ULONG)count);
}
