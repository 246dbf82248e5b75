/** How chosen results change the odds of the playoffs. */
import { formatCount } from '../../ui/format.ts'
import type { ForecastRow, ShownOdds } from './forecast-rows.ts'

export interface Move {
  teamId: number | null
  teamName: string
  now: ShownOdds
  /** Percentage points. */
  by: number
}

/** Less than half a percentage point is no change. */
const leastMove = 0.5
/** Number of teams that a screen reader announces. */
const mostSpoken = 4

/** Largest first. Both lists are in the same order. */
export function listMoves(rows: readonly ForecastRow[], before: readonly ForecastRow[]): Move[] {
  return rows
    .flatMap(({ teamId, teamName, playoffs }, index) => {
      const was = before[index]?.playoffs
      return playoffs && was ? [{ teamId, teamName, now: playoffs, by: 100 * (playoffs.chance - was.chance) }] : []
    })
    .filter(({ by }) => Math.abs(by) >= leastMove)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
}

/** Announced by screen readers after each choice. */
export function describeOddsChanges(moves: readonly Move[], chosen: number): string {
  const chosenResults = `With ${formatCount(chosen, 'pick')}`
  if (moves.length === 0) return `${chosenResults}, no team’s playoff odds change.`
  const words = moves
    .slice(0, mostSpoken)
    .map(
      ({ teamName, now, by }) =>
        `${teamName} ${now.text}, ${by > 0 ? 'up' : 'down'} ${formatCount(Math.round(Math.abs(by)), 'point')}`,
    )
  const rest = moves.length - words.length
  return `${chosenResults}, playoff odds: ${words.join('; ')}${rest > 0 ? `; ${formatCount(rest, 'other team moves', 'other teams move')} less` : ''}.`
}
