/** Truncates a name with an ellipsis to `width` pixels: SVG text neither wraps nor truncates by itself. */
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

/** Splits into user-perceived characters, e.g. flags. Intl.Segmenter is used only for names that may contain such. */
function lettersOf(text: string): string[] {
  if (/^[ -~]*$/.test(text)) return [...text]
  return Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => segment)
}

/** Estimated width in the page's font, in font sizes; rather too wide than too narrow. */
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
