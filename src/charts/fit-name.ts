/** Truncates a name with an ellipsis to `width` pixels: SVG text neither wraps nor truncates by itself. */
export function fitName(name: string, width: number, fontSize: number): string {
  const room = width / fontSize
  const letters = lettersOf(name)
  const widths = letters.map(widthOf)
  if (sum(widths) <= room) return name
  let used = ellipsis
  const cut = letters.findIndex((_, index) => {
    used += widths[index] ?? 0
    return used > room
  })
  return `${letters.slice(0, cut).join('').trimEnd()}…`
}

const ellipsis = 0.8
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Splits into user-perceived characters. `Intl.Segmenter` loads the browser's language tables: 200 ms on a slow phone. */
export function lettersOf(text: string): string[] {
  return /^[ -~]*$/.test(text) ? [...text] : (text.match(letter) ?? [])
}

/** A flag; or a character with its accents, skin tone or tags, and what a zero width joiner adds. */
const letter = /\p{RI}{2}|.(?:[\p{M}\p{EMod}\u{E0020}-\u{E007F}]|\u200D.)*/gsu

/** Estimated width of a letter in the page's font, in font sizes; too wide rather than too narrow. */
function widthOf(letter: string): number {
  if (/^[\s.,:;!'’|ijlIft()]/.test(letter)) return 0.32
  if (/^[MWmw%@—…&]/.test(letter)) return 0.95
  if (wide.test(letter)) return 1.3
  return /^[\p{Lu}\d]/u.test(letter) ? 0.68 : 0.56
}

const wide = /^[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u
