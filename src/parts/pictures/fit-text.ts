/** Finds the font size in which a text fits its box: satori wraps and truncates, but does not shrink. */

export interface TextBox {
  /** Pixels. */
  width: number
  height: number
  largest: number
  smallest: number
}

export interface FittedText {
  /** Font size in pixels. */
  size: number
  /** Lines that fit in that size; longer text is truncated. */
  lines: number
}

/** Takes no room; keeps the letters around it in one line. */
export const wordJoiner = '\u2060'

/** Line height as a share of the font size. */
export const tightLine = 1

export function fitText(text: string, { width, height, largest, smallest }: TextBox): FittedText {
  const roomFor = (size: number) => Math.max(1, Math.floor(height / (size * tightLine)))
  let size = largest
  while (size > smallest && linesOf(text, width / size) > roomFor(size)) size -= 2
  return { size, lines: roomFor(size) }
}

/** Number of lines that a text takes; a word wider than a line is broken. `width` in font sizes. */
function linesOf(text: string, width: number): number {
  const space = widthOf(' ')
  let lines = 1
  let used = 0
  for (const word of text.split(' ')) {
    const wide = widthOf(word)
    if (used > 0 && used + space + wide > width) {
      lines += 1
      used = 0
    }
    used += (used > 0 ? space : 0) + wide
    lines += Math.max(0, Math.ceil(used / width) - 1)
    if (used > width) used %= width
  }
  return lines
}

/** Estimated width in the condensed font, in font sizes; too wide rather than too narrow. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text.replaceAll(wordJoiner, '')) {
    if (/\p{Emoji_Presentation}/u.test(letter)) width += 1
    else if (/[\s.,:;!'’|ijlI]/.test(letter)) width += 0.24
    else if (/[MWmw%@—…]/.test(letter)) width += 0.68
    else width += /[\p{Lu}\d&+]/u.test(letter) ? 0.5 : 0.44
  }
  return width
}
