import type { Season } from '../domain/season.ts'
import { leagueTypeOf } from '../verdict/league-type.ts'
import { factsOf } from './season-facts.ts'

/** Numbers of players are of one season; the host's id is the same in all. */
export function findSamePlayer(season: Season, player: number, other: Season): number | null {
  const id = factsOf(season).players.get(player)?.hostPlayerId
  return other.players.find(({ hostPlayerId }) => hostPlayerId === id)?.number ?? null
}

/**
 * Whether a team went into a season with a player: as a keeper of its drafts, or without a pick in a league that keeps players, where
 * lineups and rosters do not show him on another team. Whom it drafted anew it had not kept.
 */
export function wasKept(season: Season, player: number, teamId: number): boolean {
  const pick = factsOf(season).pickOf.get(player)?.pick
  if (pick) return pick.isKeeper && pick.teamId === teamId
  const leagueType = leagueTypeOf(season)
  if (leagueType === 'redraft') return false
  const holder = holderAtStart(season, player)
  // All rosters of a dynasty carry over.
  return holder === null ? leagueType === 'dynasty' : holder === teamId
}

/** The team that had a player before the first lineups of a season; null if none is known. */
function holderAtStart({ lineups, rosters = [], transactions }: Season, player: number): number | null {
  const firstWeek = Math.min(...lineups.map(({ week }) => week))
  const moved = transactions
    .filter(({ status, kind, week }) => status === 'executed' && kind !== 'draft' && week <= firstWeek)
    .flatMap(({ items }) => items)
    .find((item) => item.player === player && item.fromTeamId !== item.toTeamId)
  if (moved) return moved.fromTeamId
  const lineup = lineups.find(({ week, entries }) => week === firstWeek && entries.some((one) => one.player === player))
  if (lineup) return lineup.teamId
  // Before the first lineups the rosters are those of the start.
  const roster = lineups.length === 0 ? rosters.find(({ players }) => players.includes(player)) : undefined
  return roster?.teamId ?? null
}
