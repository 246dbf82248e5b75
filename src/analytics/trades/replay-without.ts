import { subtractPoints, sumPoints } from '../../domain/points.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { isStartingSlot } from '../../domain/vocabulary.ts'
import { outscores } from '../../verdict/regular-periods.ts'
import { type GameKind, listSeasonGames } from '../history/season-games.ts'
import { findOptimalLineup } from '../optimal-lineup.ts'
import { teamRefOf } from '../public-ids.ts'
import { factsOf } from '../season-facts.ts'
import { teamWeekOf } from '../team-week.ts'
import type { AssetPath } from './follow-asset.ts'
import type { LeagueTrade } from './list-trades.ts'

/** A game that another team would have won. */
export interface FlippedGame {
  season: Season
  matchup: Matchup
  kind: GameKind
  home: FlippedSide
  away: FlippedSide
}

interface FlippedSide {
  teamId: number
  points: number
  /** Without the trade. */
  without: number
}

/**
 * Replays the games of the sides without the trade. Each week, what an asset's new team had of it goes back to the team that gave it, and the
 * team's score changes by the difference of its two optimal lineups: what the manager left on the bench stays as large as it was, and a
 * received player who was on it changes nothing. A pick is used for the same player. Games with another winner, in order; null if no game can be replayed.
 */
export function replayWithout({ move, season: first }: LeagueTrade, paths: readonly AssetPath[]): FlippedGame[] | null {
  const teamIds = move.sides.map(({ teamId }) => teamId).filter((id) => factsOf(first).teams.has(id))
  const seasons = new Set([first, ...paths.flatMap(({ spells }) => spells.map(({ season }) => season))])
  const replayed = [...seasons].filter(({ hasOpponents }) => hasOpponents)
  if (replayed.length === 0) return null
  return replayed.flatMap((season) => listFlips(season, teamIds, openChanges(season, paths)))
}

/** What a flipped game was worth to a team: its result minus the one without the trade, 1 for a win instead of a loss; 0 for other teams. */
export function winsOfFlip({ home, away }: FlippedGame, teamId: number): number {
  const [own, other] = home.teamId === teamId ? [home, away] : [away, home]
  if (own.teamId !== teamId) return 0
  return outscores(own.points, other.points) - outscores(own.without, other.without)
}

/** A team's games that a trade flipped, with the opponent as the season's responses name it. */
export function listFlippedOf(flips: readonly FlippedGame[], teamId: number) {
  return flips.flatMap((flip) => {
    const { season: of, matchup, home, away } = flip
    const wins = winsOfFlip(flip, teamId)
    if (wins === 0) return []
    const opponent = teamRefOf(of, (home.teamId === teamId ? away : home).teamId)
    return [{ season: of.season, week: matchup.weeks.at(-1) ?? matchup.matchupPeriod, opponent, wins }]
  })
}

/** Unchanged to the fraction of a cent that decides a game. */
function change(score: number, by: number): number {
  return by === 0 ? score : sumPoints([score, by])
}

type ChangeIn = (teamId: number, weeks: readonly number[]) => number

/** By how many points a team's score would have been higher without the trade. */
function openChanges(season: Season, paths: readonly AssetPath[]): ChangeIn {
  const moved = paths.flatMap(({ asset, spells }) =>
    spells
      .filter((spell) => spell.season === season)
      .flatMap(({ player, weeks }) => weeks.map(({ week }) => ({ ...asset, player, week }))),
  )
  const byWeek = Map.groupBy(moved, ({ week }) => week)
  return (teamId, weeks) =>
    sumPoints(
      weeks.map((week) => {
        const inWeek = byWeek.get(week) ?? []
        const received = inWeek.filter(({ toTeamId }) => toTeamId === teamId).map(({ player }) => player)
        const sent = inWeek.filter(({ fromTeamId }) => fromTeamId === teamId).map(({ player }) => player)
        return received.length + sent.length === 0 ? 0 : changeOf(season, { teamId, week, received, sent })
      }),
    )
}

function changeOf(season: Season, { teamId, week, received, sent }: Exchange): number {
  const { lineupIn, players, playerWeek } = factsOf(season)
  const now = teamWeekOf(season, teamId, week)
  const lineup = lineupIn(teamId, week)
  if (!now || !lineup || now.decision === 'unknown') return 0
  const rosterOf = (player: number, slot: (typeof lineup.entries)[number]['slot']) => ({
    player,
    slot,
    eligibleSlots: players.get(player)?.eligibleSlots ?? [],
    points: playerWeek(player, week)?.points ?? 0,
  })
  // A received player whom the manager left on the bench decided nothing, so he is in neither lineup.
  const counted = lineup.entries.filter(({ player, slot }) => !received.includes(player) || isStartingSlot(slot))
  const stayed = counted.filter(({ player }) => !received.includes(player))
  const rosters = [
    [...stayed.map(({ player, slot }) => rosterOf(player, slot)), ...sent.map((player) => rosterOf(player, 'BENCH'))],
    counted.map(({ player, slot }) => rosterOf(player, slot)),
  ]
  const [without = 0, actual = 0] = rosters.map(
    (one) => findOptimalLineup(one, season.settings.lineupSlots).optimalPoints,
  )
  return subtractPoints(without, actual)
}

interface Exchange {
  teamId: number
  week: number
  received: readonly number[]
  sent: readonly number[]
}

function listFlips(season: Season, teamIds: readonly number[], changeIn: ChangeIn): FlippedGame[] {
  return listSeasonGames(season).flatMap((game) => {
    const { home, away, matchup, kind } = game
    if (!teamIds.includes(home.teamId) && !teamIds.includes(away.teamId)) return []
    const [own, other] = [home, away].map(({ teamId, points }): FlippedSide => {
      const official = points ?? 0
      return { teamId, points: official, without: change(official, changeIn(teamId, matchup.weeks)) }
    })
    if (!own || !other || outscores(own.points, other.points) === outscores(own.without, other.without)) return []
    return [{ season, matchup, kind, home: own, away: other }]
  })
}
