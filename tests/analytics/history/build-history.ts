/** A league over several seasons, small enough for a pencil. */
import { openHistory } from '../../../src/analytics/history/league-history.ts'
import type { HostMatchup, HostTeam } from '../../../src/domain/host-season.ts'
import type { Season } from '../../../src/domain/season.ts'
import { buildSeason, game, type SeasonSketch } from '../../build-season.ts'

/** A team with one or several owners, the primary one first: 'ann', 'ann+bob'; '' for none. */
export function teamOf(owners: string, more: Partial<HostTeam> = {}): Partial<HostTeam> {
  const ownerKeys = owners === '' ? [] : owners.split('+')
  return { ownerKeys, ownerNames: ownerKeys.map(nameOfKey), ...more }
}

/** 'ann' → 'Ann', 'ann-2' → 'Ann': keys of two people of one name. */
function nameOfKey(key: string): string {
  const [name = ''] = key.split('-')
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A finished season, teams in slots 1, 2, …; optional final ranks in team order. */
export function finishedSeason(
  season: number,
  owners: readonly string[],
  matchups: readonly HostMatchup[],
  { ranks, ...sketch }: SeasonSketch & { ranks?: readonly (number | null)[] } = {},
): Season {
  return buildSeason({
    season,
    teams: owners.map((owner, index) => teamOf(owner, { finalRank: ranks?.[index] ?? null })),
    matchups: [...matchups],
    ...sketch,
    status: { phase: 'complete', ...sketch.status },
  })
}

/** A season of two teams that meet once a week: scores of the first and the second. */
export function duel(
  season: number,
  owners: readonly [string, string],
  scores: readonly (readonly [number, number])[],
  sketch: SeasonSketch = {},
): Season {
  const matchups = scores.map(([first, second], index) => game(index + 1, [1, first], [2, second]))
  return finishedSeason(season, owners, matchups, sketch)
}

export function historyOf(...seasons: Season[]) {
  return openHistory({ seasons })
}
