/** A name cut with an ellipsis to `width` pixels: what is drawn as SVG neither wraps nor cuts by itself. */
export function fitName(name: string, width: number, fontSize: number): string {
  const room = width / fontSize
  if (widthOf(name) <= room) return name
  let cut = ''
  for (const segment of lettersOf(name)) {
    if (widthOf(cut + segment) + ellipsis > room) break
    cut += segment
  }
  return `${cut.trimEnd()}…`
}

const ellipsis = 0.8

/** What a reader sees as one letter, e.g. a flag. The platform's own rules are read only for a name that may have such. */
function lettersOf(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return [...text]
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}

/** About as wide as the page's face sets it, in font sizes; rather too wide than too narrow. */
function widthOf(text: string): number {
  let width = 0
  for (const segment of lettersOf(text)) {
    if (/^[\s.,:;!'’|ijlIft()]/.test(segment)) width += 0.32
    else if (/^[MWmw%@—…&]/.test(segment)) width += 0.95
    else if (
      /^[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(segment)
    )
      width += 1.3
    else width += /^[\p{Lu}\d]/u.test(segment) ? 0.68 : 0.56
  }
  return width
}
