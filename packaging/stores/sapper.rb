class Sapper < Formula
  desc "Minesweeper without guessing, with hints, lessons and recordings"
  homepage "@HOMEPAGE@"
  url "@DOWNLOADS@/sapper-@VERSION@-source.tar.gz"
  sha256 "@SHA256 sapper-@VERSION@-source.tar.gz@"
  license "MIT"

  depends_on "rust" => :build

  on_linux do
    depends_on "pkgconf" => :build
    depends_on "alsa-lib"
    depends_on "libx11"
    depends_on "libxcursor"
    depends_on "libxi"
    depends_on "libxkbcommon"
    depends_on "wayland"
  end

  def install
    system "cargo", "install", *std_cargo_args
    bash_completion.install "resources/completions/sapper.bash" => "sapper"
    zsh_completion.install "resources/completions/_sapper"
    fish_completion.install "resources/completions/sapper.fish"
    man1.install Dir["resources/man/*.1"]
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/sapper --version")
    assert_match "Win rate", shell_output("#{bin}/sapper autoplay --level beginner --games 1 --seed 1")
  end
end
