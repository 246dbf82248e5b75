/** The effect of picked results on playoff odds. */
import type { ForecastOdds, ForecastTeam } from '../../contract/responses/forecast.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'
import { formatCount } from '../../ui/format.ts'

export interface OddsChange {
  team: TeamRef
  now: ForecastOdds
  /** Percentage points. */
  by: number
}

/** Smaller changes than half a percentage point are ignored. */
const leastMove = 0.5
/** Number of teams that a screen reader announces. */
const mostSpoken = 4

/** Largest first. Both lists are in the same order. */
export function listOddsChanges(teams: readonly ForecastTeam[], before: readonly ForecastTeam[]): OddsChange[] {
  return teams
    .map((_, index) => changeAt(index, teams, before))
    .flatMap((change) => (change && Math.abs(change.by) >= leastMove ? [change] : []))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
}

/** That of one team, however small; null if the team has no odds. */
export function findOddsChange(
  teamId: number,
  teams: readonly ForecastTeam[],
  before: readonly ForecastTeam[],
): OddsChange | null {
  return changeAt(
    teams.findIndex(({ team }) => team.id === teamId),
    teams,
    before,
  )
}

function changeAt(index: number, teams: readonly ForecastTeam[], before: readonly ForecastTeam[]): OddsChange | null {
  const { team, playoffs } = teams[index] ?? {}
  if (!team || !playoffs) return null
  const was = before[index]?.playoffs ?? playoffs
  return { team, now: playoffs, by: 100 * (playoffs.chance - was.chance) }
}

/** Announced by screen readers after each choice. */
export function describeOddsChanges(changes: readonly OddsChange[], chosen: number): string {
  const chosenResults = `With ${formatCount(chosen, 'pick')}`
  if (changes.length === 0) return `${chosenResults}, no team’s playoff odds change.`
  const words = changes
    .slice(0, mostSpoken)
    .map(
      ({ team, now, by }) =>
        `${team.name} at ${now.text}, ${by > 0 ? 'up' : 'down'} ${formatCount(Math.round(Math.abs(by)), 'point')}`,
    )
  const rest = changes.length - words.length
  return `${chosenResults}, playoff odds: ${words.join('; ')}${rest > 0 ? `; ${formatCount(rest, 'other team moves', 'other teams move')} less` : ''}.`
}
