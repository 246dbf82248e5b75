/** Splits the display value of an award around its figure, so that the number can be shown large. */
export interface SplitDisplay {
  before: string
  figure: string
  after: string
}

/** A number with its sign, a record or a percentage, and not a part of a word (49ers). */
const figurePattern = /(?<![\p{L}\d])[+−-]?\d[\d.,]*(?:[–-]\d[\d.,]*)*%?(?![\p{L}\d])/gu
/** Signed, with decimals, a record, a percentage: a plain number within a sentence may be part of a team's name. */
const tellingPattern = /^[+−-]|\d[.–-]\d|%$/

/** The three parts together are the text; a text without a figure is all `before`. */
export function splitDisplay(display: string): SplitDisplay {
  const all = [...display.matchAll(figurePattern)]
  const found = all[0]?.index === 0 ? all[0] : (all.find(([figure]) => tellingPattern.test(figure)) ?? all[0])
  if (!found) return { before: display, figure: '', after: '' }
  // A comma or full stop after the number belongs to the sentence.
  const figure = found[0].replace(/[.,]+$/, '')
  return {
    before: display.slice(0, found.index),
    figure,
    after: display.slice(found.index + figure.length),
  }
}

/** The figure and the text below it; the whole text if the figure is in its middle. */
export function figureAndRest(display: string): { figure: string; rest: string } {
  const { before, figure, after } = splitDisplay(display)
  return { figure, rest: before.trim() === '' ? after.trim().replace(/^,\s*/, '') : display }
}
