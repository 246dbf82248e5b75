/** The winners of tied playoff games. */
import type { DrawnGame, Matchup, MatchupSide, SeasonSettings, Seeds } from '../domain/season.ts'
import { teamOutOf } from './draw.ts'
import { findDrawnGame } from './kinds.ts'

interface Sources {
  settings: Pick<SeasonSettings, 'regularSeasonMatchups' | 'hasUnknownTieRule'>
  draw: readonly DrawnGame[] | null
  seeds: Pick<Seeds, 'seedOf' | 'isFinal'>
  /** The ranks that the source states, by team id; null if it states none. */
  statedRanks: ReadonlyMap<number, number> | null
}

/**
 * A tied playoff game has the winner that the source drew, else who played on, or after the last game of both who is ranked before the other,
 * else the higher seed. Where a league's rule is unknown (a file), the tie stays.
 */
export function settleTies(matchups: readonly Matchup[], sources: Sources): Matchup[] {
  return matchups.map((matchup) => {
    const { kind, home, away, status } = matchup
    if (kind === 'regular' || status !== 'final' || away === null) return matchup
    const drawn = winnerByDraw(matchup, sources)
    if (drawn !== null) return { ...matchup, winner: drawn === home.teamId ? 'home' : 'away' }
    return matchup.winner === 'tie' ? { ...matchup, winner: settleTie(matchup, away, matchups, sources) } : matchup
  })
}

/** The draw also names the winner of a game that was not tied: the commissioner may have given it away. */
function winnerByDraw(matchup: Matchup, { draw, settings }: Sources): number | null {
  if (!draw) return null
  return teamOutOf(findDrawnGame(draw, matchup, matchup.matchupPeriod - settings.regularSeasonMatchups), 'winner')
}

function settleTie(
  { kind, home, matchupPeriod }: Matchup,
  away: MatchupSide,
  matchups: readonly Matchup[],
  { settings, seeds, statedRanks }: Sources,
): Matchup['winner'] {
  const later = matchups.filter((one) => one.matchupPeriod > matchupPeriod && one.kind !== 'regular')
  const plays = (games: readonly Matchup[], { teamId }: MatchupSide) =>
    games.some((one) => one.home.teamId === teamId || one.away?.teamId === teamId)
  const forTitle = kind === 'winners-bracket' ? later.filter((one) => one.kind === 'winners-bracket') : []
  const homeGoesOn = plays(forTitle, home)
  const awayGoesOn = plays(forTitle, away)
  if (homeGoesOn !== awayGoesOn) return homeGoesOn ? 'home' : 'away'
  const homeRank = statedRanks?.get(home.teamId)
  const awayRank = statedRanks?.get(away.teamId)
  const isLast = !plays(later, home) && !plays(later, away)
  if (homeRank && awayRank && isLast) return homeRank < awayRank ? 'home' : 'away'
  if (settings.hasUnknownTieRule || !seeds.isFinal) return 'tie'
  return (seeds.seedOf.get(home.teamId) ?? 0) < (seeds.seedOf.get(away.teamId) ?? 0) ? 'home' : 'away'
}
