/** The line of the odds across a card, for pages and pictures. */
import type { OddsPoint } from './story.ts'

export interface OddsLine {
  /** Path of the line. */
  path: string
  turn: { x: number; y: number }
}

/** Within a box of this size, the line from edge to edge. */
export function drawOddsLine(
  odds: readonly OddsPoint[],
  turn: number,
  { width, height }: { width: number; height: number },
): OddsLine {
  const first = odds[0]?.week ?? 0
  const span = Math.max(1, (odds.at(-1)?.week ?? 0) - first)
  const points = odds.map(({ week, chance }) => ({
    week,
    x: Math.round((width * (week - first)) / span),
    y: Math.round(height * (1 - chance)),
  }))
  const at = points.find(({ week }) => week === turn)
  return {
    path: points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    turn: { x: at?.x ?? 0, y: at?.y ?? 0 },
  }
}
