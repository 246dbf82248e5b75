import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { subtractPoints } from '../../domain/points.ts'
import type { Matchup, MatchupSide, Season } from '../../domain/season.ts'
import { type GameSet, isStartingSlot } from '../../domain/vocabulary.ts'
import { isDecided, isGameOf } from '../../verdict/results.ts'
import { factsOf } from '../season-facts.ts'

/** 'playoffs': the winners' bracket. 'consolation': all other games after the regular season, also the game for third place. */
export type GameKind = 'regular' | 'playoffs' | 'consolation'

export function isInSet(kind: GameKind, set: GameSet): boolean {
  return set === 'all' || kind === set
}

/** A final game of two teams, of which one may have left the league; a two-week round is one game. */
export interface SeasonGame {
  matchup: Matchup
  kind: GameKind
  home: MatchupSide
  away: MatchupSide
  winner: 'home' | 'away' | 'tie'
  /** True: a lineup was half empty or scored nothing, so the game counts for no low and no close game. */
  hasEmptyLineup: boolean
}

/** The final games of a season, in order of play. */
export const listSeasonGames = memoizeBySeason((season: Season): readonly SeasonGame[] => {
  const { teams } = factsOf(season)
  const decided = season.matchups
    .filter((matchup) => isGameOf(matchup, teams))
    .filter(isDecided)
    .toSorted((a, b) => a.matchupPeriod - b.matchupPeriod || a.id - b.id)
  return decided.flatMap((matchup) => {
    const { home, away, winner } = matchup
    if (!winner) return []
    const hasEmptyLineup = [home, away].some((side) => isEmpty(season, side, matchup.weeks))
    return [{ matchup, kind: toGameKind(matchup), home, away, winner, hasEmptyLineup }]
  })
})

/** Whether a team's lineup of a week had half of its slots empty, or scored nothing. */
export function hadEmptyLineup(season: Season, teamId: number, week: number): boolean {
  const lineup = factsOf(season).lineupIn(teamId, week)
  if (!lineup) return false
  const slots = season.settings.lineupSlots.reduce(
    (sum, { slot, count }) => sum + (isStartingSlot(slot) ? count : 0),
    0,
  )
  const filled = lineup.entries.filter(({ slot }) => isStartingSlot(slot)).length
  return 2 * filled <= slots
}

function isEmpty(season: Season, side: MatchupSide, weeks: readonly number[]): boolean {
  const { teamId, points, adjustment, homeBonus, pointsByWeek } = side
  return (
    subtractPoints(subtractPoints(points ?? 0, adjustment), homeBonus) <= 0 ||
    pointsByWeek.some((entry) => weeks.includes(entry.week) && entry.points <= 0) ||
    weeks.some((week) => hadEmptyLineup(season, teamId, week))
  )
}

/** The kind of a game in tables: 'playoffs' is the winners' bracket alone. */
export function toGameKind({ kind }: Matchup): GameKind {
  return kind === 'regular' ? 'regular' : kind === 'winners-bracket' ? 'playoffs' : 'consolation'
}
