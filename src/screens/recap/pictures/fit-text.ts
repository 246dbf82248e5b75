/** Finds the size in which a text fills its box: satori wraps and cuts, but does not shrink. */

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
  /** Lines that have room in that size; what is longer still is cut. */
  lines: number
}

/** Height of a line as a share of the font's size. */
export const tightLine = 1

export function fitText(text: string, { width, height, largest, smallest }: TextBox): FittedText {
  const roomFor = (size: number) => Math.max(1, Math.floor(height / (size * tightLine)))
  let size = largest
  while (size > smallest && linesOf(text, width / size) > roomFor(size)) size -= 2
  return { size, lines: roomFor(size) }
}

/** Lines that a text takes, word by word; one that is wider than a line is broken. `width` in font sizes. */
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

/** About as wide as the condensed face sets it, in font sizes; rather too wide than too narrow. */
function widthOf(text: string): number {
  let width = 0
  for (const letter of text) {
    if (/[\s.,:;!'’|ijlI]/.test(letter)) width += 0.24
    else if (/[MWmw%@—…]/.test(letter)) width += 0.68
    else width += /[\p{Lu}\d&+]/u.test(letter) ? 0.5 : 0.44
  }
  return width
}
