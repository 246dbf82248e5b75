/** Sleeper's order of the regular season, which seeds the playoffs. */
import type { LeagueSettings, Matchup } from '../../domain/host-season.ts'
import { toPoints } from '../shared/values.ts'
import type { PlacedGame } from './read-bracket.ts'
import type { RosterRecord } from './responses/roster.ts'

interface Sources {
  rosters: readonly RosterRecord[]
  matchups: readonly Matchup[]
  /** Every team's regular-season points, for leagues without opponents. */
  scores: ReadonlyMap<number, number>
  settings: Pick<LeagueSettings, 'divisions' | 'scoringFormat'>
  /** Games of the bracket as drawn at the end of the regular season. */
  games: readonly PlacedGame[]
}

/**
 * Team ids, first seed first: division winners, then by win percentage, then by points for. Within a division the head-to-head division
 * record precedes points. If Sleeper ranks the teams itself, that is the order. Teams in the winners' bracket are seeded above others,
 * because commissioners may change a bracket.
 */
export function orderBySeed(sources: Sources): number[] {
  const order = rankedByHost(sources.rosters) ?? computeOrder(sources)
  const inPlayoffs = new Set(
    sources.games
      .flatMap(({ bracket, t1, t2 }) => (bracket === 'winners' ? [t1, t2] : []))
      .filter((team) => team != null),
  )
  return [...order.filter((team) => inPlayoffs.has(team)), ...order.filter((team) => !inPlayoffs.has(team))]
}

/** Null unless every team has a unique rank. */
function rankedByHost(rosters: readonly RosterRecord[]): number[] | null {
  const ranks = new Map(rosters.map(({ roster_id, settings }) => [roster_id, settings?.rank ?? 0]))
  const isWhole = [...ranks.values()].every((rank) => rank > 0) && new Set(ranks.values()).size === rosters.length
  return isWhole ? [...ranks].sort(([, a], [, b]) => a - b).map(([team]) => team) : null
}

interface Candidate {
  teamId: number
  winShare: number
  divisionShare: number
  pointsFor: number
}

function computeOrder({ rosters, matchups, scores, settings: { divisions: named, scoringFormat } }: Sources): number[] {
  const hasOpponents = scoringFormat === 'head-to-head'
  const divisionOf = new Map(rosters.map(({ roster_id, settings }) => [roster_id, settings?.division ?? null]))
  const candidates = rosters.map(({ roster_id: teamId, settings }): Candidate => {
    const { wins, losses, ties, fpts, fpts_decimal } = settings ?? {}
    const games = listGames(matchups, teamId)
    const within = games.filter(({ opponentId }) => divisionOf.get(opponentId) === divisionOf.get(teamId))
    const points =
      games.length > 0
        ? games.reduce((sum, game) => sum + game.points, 0)
        : (scores.get(teamId) ?? joinPoints(fpts, fpts_decimal) ?? 0)
    return {
      teamId,
      winShare: hasOpponents ? shareOf(wins ?? 0, losses ?? 0, ties ?? 0) : 0,
      divisionShare: within.length === 0 ? 0 : within.reduce((sum, { share }) => sum + share, 0) / within.length,
      pointsFor: toPoints(points),
    }
  })
  const byRecord = (a: Candidate, b: Candidate) =>
    b.winShare - a.winShare || b.pointsFor - a.pointsFor || a.teamId - b.teamId
  const divisions =
    named.length > 1 ? [...Map.groupBy(candidates, ({ teamId }) => divisionOf.get(teamId)).values()] : []
  const winners = divisions.map(
    (teams) => teams.sort((a, b) => b.winShare - a.winShare || b.divisionShare - a.divisionShare || byRecord(a, b))[0],
  )
  const isWinner = (candidate: Candidate) => winners.includes(candidate)
  return [
    ...candidates.filter(isWinner).sort(byRecord),
    ...candidates.filter((candidate) => !isWinner(candidate)).sort(byRecord),
  ].map(({ teamId }) => teamId)
}

function listGames(matchups: readonly Matchup[], teamId: number) {
  return matchups.flatMap(({ kind, status, home, away, winner }) => {
    if (kind !== 'regular' || status !== 'final' || !away || (home.teamId !== teamId && away.teamId !== teamId))
      return []
    const [own, other, side] =
      home.teamId === teamId ? ([home, away, 'home'] as const) : ([away, home, 'away'] as const)
    const share = winner === 'tie' ? 0.5 : winner === side ? 1 : 0
    return [{ opponentId: other.teamId, points: own.points ?? 0, share }]
  })
}

function shareOf(wins: number, losses: number, ties: number): number {
  const games = wins + losses + ties
  return games === 0 ? 0 : (wins + ties / 2) / games
}

/** Sleeper gives points as integer and hundredths; null if absent. */
export function joinPoints(whole: number | null | undefined, hundredths: number | null | undefined): number | null {
  return whole == null ? null : toPoints(whole + (hundredths ?? 0) / 100)
}
