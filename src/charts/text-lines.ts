/** Positions of rendered text: one entry per line, truncated where the page truncates it. */
export interface TextLine {
  text: string
  x: number
  baseline: number
  width: number
}

/** Share of a line's height above its baseline, for both of the site's fonts. */
const ascent = 0.79

export function linesOf(node: Text, parent: Element): TextLine[] {
  const range = document.createRange()
  const lines: (TextLine & { top: number; right: number })[] = []
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    const { left, right, top, height } = range.getBoundingClientRect()
    if (right <= left) continue
    const last = lines.at(-1)
    if (last && Math.abs(last.top - top) < height / 2) {
      last.text += ` ${word}`
      last.right = Math.max(last.right, right)
      last.x = Math.min(last.x, left)
    } else lines.push({ text: word, x: left, right, top, baseline: top + ascent * height, width: 0 })
  }
  const edge = edgeOf(parent)
  return lines.map((line) => cut({ ...line, width: line.right - line.x }, edge))
}

/** The clipping edge of an ancestor, or infinity. */
function edgeOf(parent: Element): number {
  for (let at: Element | null = parent; at && at.tagName !== 'FIGURE'; at = at.parentElement) {
    if (getComputedStyle(at).overflowX !== 'visible') return at.getBoundingClientRect().right
  }
  return Number.POSITIVE_INFINITY
}

function cut({ text, x, baseline, width }: TextLine, edge: number): TextLine {
  if (x + width <= edge + 1) return { text, x, baseline, width }
  const shownLength = Math.max(0, Math.floor((text.length * (edge - x)) / width) - 1)
  return { text: `${text.slice(0, shownLength).trimEnd()}…`, x, baseline, width: edge - x }
}
