; The setup program for Windows: for one user, without administrator rights, in the language of the
; system. `setup.exe /S` installs without asking, and `uninstall.exe /S` removes the program again.
; The files of the player are never touched.
;
; packaging/windows/build gives VERSION, PUBLISHER, STAGE (the folder with what is installed), SOURCE
; (the top of the repository) and SETUP, the file to write.

Target amd64-unicode
Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma
; The same source makes the same setup program.
SetDateSave off
; Enough to see that sapper.com repeats sapper.exe.
SetCompressorDictSize 32

!include MUI2.nsh
!include FileFunc.nsh

Name Sapper
OutFile "${SETUP}"
InstallDir $LOCALAPPDATA\Programs\Sapper
!define UNINSTALL Software\Microsoft\Windows\CurrentVersion\Uninstall\Sapper
InstallDirRegKey HKCU ${UNINSTALL} InstallLocation
BrandingText "Sapper ${VERSION}"

!define MUI_ICON "${SOURCE}/resources/icons/sapper.ico"
!define MUI_UNICON "${SOURCE}/resources/icons/sapper.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${SOURCE}/resources/icons/sapper-setup.bmp"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN $INSTDIR\sapper.exe
!define MUI_UNCONFIRMPAGE_TEXT_TOP $(KEEPS)
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE SimpChinese
!insertmacro MUI_LANGUAGE TradChinese
!insertmacro MUI_LANGUAGE Japanese
!insertmacro MUI_LANGUAGE Korean
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE Spanish
!insertmacro MUI_LANGUAGE PortugueseBR
!insertmacro MUI_LANGUAGE Italian
!insertmacro MUI_LANGUAGE Russian
!insertmacro MUI_LANGUAGE Ukrainian
!insertmacro MUI_LANGUAGE Polish

LangString RUNNING ${LANG_ENGLISH} "Sapper is running. Close it, then try again."
LangString RUNNING ${LANG_SIMPCHINESE} "Sapper 正在运行。请先关闭它，然后重试。"
LangString RUNNING ${LANG_TRADCHINESE} "Sapper 正在執行。請先關閉，然後再試一次。"
LangString RUNNING ${LANG_JAPANESE} "Sapperが実行中です。Sapperを閉じてから、もう一度お試しください。"
LangString RUNNING ${LANG_KOREAN} "Sapper가 실행 중입니다. 닫은 뒤 다시 시도하세요."
LangString RUNNING ${LANG_GERMAN} "Sapper läuft gerade. Schließe es und versuche es dann noch einmal."
LangString RUNNING ${LANG_FRENCH} "Sapper est ouvert. Fermez-le, puis réessayez."
LangString RUNNING ${LANG_SPANISH} "Sapper está abierto. Ciérralo e inténtalo de nuevo."
LangString RUNNING ${LANG_PORTUGUESEBR} "O Sapper está aberto. Feche-o e tente de novo."
LangString RUNNING ${LANG_ITALIAN} "Sapper è aperto. Chiudilo e riprova."
LangString RUNNING ${LANG_RUSSIAN} "Sapper запущен. Закройте его и попробуйте ещё раз."
LangString RUNNING ${LANG_UKRAINIAN} "Sapper запущено. Закрийте його та спробуйте ще раз."
LangString RUNNING ${LANG_POLISH} "Sapper jest uruchomiony. Należy go zamknąć i spróbować ponownie."
LangString RECORDING ${LANG_ENGLISH} "Minesweeper recording"
LangString RECORDING ${LANG_SIMPCHINESE} "扫雷录像"
LangString RECORDING ${LANG_TRADCHINESE} "踩地雷重播"
LangString RECORDING ${LANG_JAPANESE} "マインスイーパーのリプレイ"
LangString RECORDING ${LANG_KOREAN} "지뢰 찾기 리플레이"
LangString RECORDING ${LANG_GERMAN} "Minesweeper-Replay"
LangString RECORDING ${LANG_FRENCH} "Replay de démineur"
LangString RECORDING ${LANG_SPANISH} "Grabación de Buscaminas"
LangString RECORDING ${LANG_PORTUGUESEBR} "Gravação de Campo Minado"
LangString RECORDING ${LANG_ITALIAN} "Replay di Campo minato"
LangString RECORDING ${LANG_RUSSIAN} "Запись игры «Сапёр»"
LangString RECORDING ${LANG_UKRAINIAN} "Запис гри «Сапер»"
LangString RECORDING ${LANG_POLISH} "Nagranie gry Saper"
LangString COMMENT ${LANG_ENGLISH} "Clear the board without hitting a mine"
LangString COMMENT ${LANG_SIMPCHINESE} "翻开所有安全的方格，别踩到雷"
LangString COMMENT ${LANG_TRADCHINESE} "翻開所有安全的方格，別踩到地雷"
LangString COMMENT ${LANG_JAPANESE} "地雷を踏まずに盤面をクリアしよう"
LangString COMMENT ${LANG_KOREAN} "지뢰를 밟지 말고 모든 칸을 여세요"
LangString COMMENT ${LANG_GERMAN} "Räum das Spielfeld, ohne eine Mine zu erwischen"
LangString COMMENT ${LANG_FRENCH} "Nettoyez la grille sans toucher une mine"
LangString COMMENT ${LANG_SPANISH} "Despeja el tablero sin pisar ninguna mina"
LangString COMMENT ${LANG_PORTUGUESEBR} "Limpe o tabuleiro sem pisar em nenhuma mina"
LangString COMMENT ${LANG_ITALIAN} "Libera la griglia senza colpire una mina"
LangString COMMENT ${LANG_RUSSIAN} "Откройте всё поле и не подорвитесь на мине"
LangString COMMENT ${LANG_UKRAINIAN} "Відкрийте все поле й не підірвіться на міні"
LangString COMMENT ${LANG_POLISH} "Odkryj planszę bez trafienia na minę"
LangString KEEPS ${LANG_ENGLISH} "This removes the program. Your records, recordings and settings stay."
LangString KEEPS ${LANG_SIMPCHINESE} "这将移除程序。你的成绩、录像和设置会保留。"
LangString KEEPS ${LANG_TRADCHINESE} "這會移除程式。你的紀錄、重播和設定會保留。"
LangString KEEPS ${LANG_JAPANESE} "プログラムを削除します。記録、リプレイ、設定は残ります。"
LangString KEEPS ${LANG_KOREAN} "프로그램을 제거합니다. 기록, 리플레이, 설정은 그대로 남습니다."
LangString KEEPS ${LANG_GERMAN} "Dies entfernt das Programm. Deine Rekorde, Replays und Einstellungen bleiben erhalten."
LangString KEEPS ${LANG_FRENCH} "Cela supprime le programme. Vos records, replays et paramètres sont conservés."
LangString KEEPS ${LANG_SPANISH} "Esto elimina el programa. Tus récords, grabaciones y ajustes se conservan."
LangString KEEPS ${LANG_PORTUGUESEBR} "Isto remove o programa. Seus recordes, gravações e configurações continuam salvos."
LangString KEEPS ${LANG_ITALIAN} "Il programma verrà rimosso. I tuoi record, le registrazioni e le impostazioni restano."
LangString KEEPS ${LANG_RUSSIAN} "Программа будет удалена. Ваши рекорды, записи и настройки сохранятся."
LangString KEEPS ${LANG_UKRAINIAN} "Програму буде видалено. Ваші рекорди, записи та налаштування збережуться."
LangString KEEPS ${LANG_POLISH} "Program zostanie usunięty. Rekordy, nagrania i ustawienia pozostaną."

VIProductVersion ${VERSION}.0
!macro version LANG
    VIAddVersionKey /LANG=${LANG} ProductName Sapper
    VIAddVersionKey /LANG=${LANG} ProductVersion ${VERSION}
    VIAddVersionKey /LANG=${LANG} FileVersion ${VERSION}
    VIAddVersionKey /LANG=${LANG} FileDescription Sapper
    VIAddVersionKey /LANG=${LANG} LegalCopyright "MIT"
!macroend
!insertmacro version ${LANG_ENGLISH}
!insertmacro version ${LANG_SIMPCHINESE}
!insertmacro version ${LANG_TRADCHINESE}
!insertmacro version ${LANG_JAPANESE}
!insertmacro version ${LANG_KOREAN}
!insertmacro version ${LANG_GERMAN}
!insertmacro version ${LANG_FRENCH}
!insertmacro version ${LANG_SPANISH}
!insertmacro version ${LANG_PORTUGUESEBR}
!insertmacro version ${LANG_ITALIAN}
!insertmacro version ${LANG_RUSSIAN}
!insertmacro version ${LANG_UKRAINIAN}
!insertmacro version ${LANG_POLISH}

; Ends the setup while the program runs, because its file can neither be replaced nor removed then.
!macro wait_for_end
    again:
    IfFileExists $INSTDIR\sapper.exe 0 ended
    ClearErrors
    FileOpen $0 $INSTDIR\sapper.exe a
    IfErrors 0 closed
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION $(RUNNING) /SD IDCANCEL IDRETRY again
        SetErrorLevel 2
        Quit
    closed:
    FileClose $0
    ended:
!macroend

; Offers Sapper for a kind of file. Where nothing opens such files yet, a double click does.
!macro offer EXTENSION
    WriteRegStr HKCU Software\Classes\${EXTENSION}\OpenWithProgids Sapper.Recording ""
    ReadRegStr $0 HKCR ${EXTENSION} ""
    StrCmp $0 "" 0 +2
        WriteRegStr HKCU Software\Classes\${EXTENSION} "" Sapper.Recording
!macroend

!macro withdraw EXTENSION
    DeleteRegValue HKCU Software\Classes\${EXTENSION}\OpenWithProgids Sapper.Recording
    ReadRegStr $0 HKCU Software\Classes\${EXTENSION} ""
    StrCmp $0 Sapper.Recording 0 +2
        DeleteRegValue HKCU Software\Classes\${EXTENSION} ""
    DeleteRegKey /ifempty HKCU Software\Classes\${EXTENSION}\OpenWithProgids
    DeleteRegKey /ifempty HKCU Software\Classes\${EXTENSION}
!macroend

!macro each_extension DO
    !insertmacro ${DO} .rawvf
    !insertmacro ${DO} .avf
    !insertmacro ${DO} .mvf
    !insertmacro ${DO} .rmv
    !insertmacro ${DO} .evf
!macroend

; Makes the desktop read the kinds of files again: SHCNE_ASSOCCHANGED.
!macro tell_desktop
    System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
!macroend

Section
    !insertmacro wait_for_end
    SetOutPath $INSTDIR
    File "${STAGE}/sapper.exe"
    File "${STAGE}/sapper.com"
    File "${STAGE}/*.txt"
    File "${STAGE}/sapper.cdx.json"
    WriteUninstaller $INSTDIR\uninstall.exe
    CreateShortCut $SMPROGRAMS\Sapper.lnk $INSTDIR\sapper.exe "" "" "" "" "" $(COMMENT)

    WriteRegStr HKCU Software\Classes\Sapper.Recording "" $(RECORDING)
    WriteRegStr HKCU Software\Classes\Sapper.Recording\DefaultIcon "" "$INSTDIR\sapper.exe,0"
    WriteRegStr HKCU Software\Classes\Sapper.Recording\shell\open\command "" '"$INSTDIR\sapper.exe" --replay "%1"'
    !insertmacro each_extension offer
    !insertmacro tell_desktop

    WriteRegStr HKCU ${UNINSTALL} DisplayName Sapper
    WriteRegStr HKCU ${UNINSTALL} DisplayVersion ${VERSION}
    WriteRegStr HKCU ${UNINSTALL} DisplayIcon $INSTDIR\sapper.exe
    WriteRegStr HKCU ${UNINSTALL} Publisher "${PUBLISHER}"
    WriteRegStr HKCU ${UNINSTALL} InstallLocation $INSTDIR
    WriteRegStr HKCU ${UNINSTALL} UninstallString '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU ${UNINSTALL} QuietUninstallString '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU ${UNINSTALL} NoModify 1
    WriteRegDWORD HKCU ${UNINSTALL} NoRepair 1
    ${GetSize} $INSTDIR "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU ${UNINSTALL} EstimatedSize $0
SectionEnd

Section Uninstall
    !insertmacro wait_for_end
    Delete $SMPROGRAMS\Sapper.lnk
    Delete $INSTDIR\sapper.exe
    Delete $INSTDIR\sapper.com
    Delete $INSTDIR\LICENSE.txt
    Delete $INSTDIR\THIRD-PARTY.txt
    Delete $INSTDIR\sapper.cdx.json
    Delete $INSTDIR\OFL-*.txt
    Delete $INSTDIR\uninstall.exe
    RMDir $INSTDIR
    !insertmacro each_extension withdraw
    DeleteRegKey HKCU Software\Classes\Sapper.Recording
    DeleteRegKey HKCU ${UNINSTALL}
    !insertmacro tell_desktop
SectionEnd
