import { subtractPoints, sumPoints } from '../../domain/points.ts'
import type { Matchup, Season } from '../../domain/season.ts'
import { listRegularPeriods, outscores } from '../../verdict/regular-periods.ts'
import { type GameKind, listSeasonGames } from '../history/season-games.ts'
import { findOptimalLineup } from '../optimal-lineup.ts'
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

export interface Replay {
  /** Wins gained against random opponents, by team; empty if no game can be replayed. */
  wins: ReadonlyMap<number, number>
  flips: readonly FlippedGame[]
}

/**
 * Replays the games of the sides without the trade. Each week, what an asset's new team had of it goes back to the team that gave it, and the
 * team's score changes by the difference of its two optimal lineups: what the manager left on the bench stays as large as it was. A pick
 * is used for the same player.
 */
export function replayWithout({ move, season: first }: LeagueTrade, paths: readonly AssetPath[]): Replay {
  const teamIds = move.sides.map(({ teamId }) => teamId)
  const seasons = new Set([first, ...paths.flatMap(({ spells }) => spells.map(({ season }) => season))])
  const wins = new Map<number, number>()
  const flips: FlippedGame[] = []
  for (const season of seasons) {
    if (!season.hasOpponents) continue
    const changeIn = openChanges(season, paths)
    for (const period of listRegularPeriods(season)) {
      const without = new Map(
        [...period.scores].map(([teamId, score]) => [teamId, change(score, changeIn(teamId, period.weeks))]),
      )
      for (const teamId of teamIds) {
        const gained = shareOf(teamId, period.scores) - shareOf(teamId, without)
        wins.set(teamId, (wins.get(teamId) ?? 0) + gained)
      }
    }
    flips.push(...listFlips(season, teamIds, changeIn))
  }
  return { wins, flips }
}

/** Share of the other teams that a team outscores, 0 to 1; 0 if it did not play. */
function shareOf(teamId: number, scores: ReadonlyMap<number, number>): number {
  const own = scores.get(teamId)
  if (own === undefined || scores.size < 2) return 0
  const others = [...scores].filter(([other]) => other !== teamId)
  return others.reduce((sum, [, points]) => sum + outscores(own, points), 0) / others.length
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
  const stayed = lineup.entries.filter(({ player }) => !received.includes(player))
  const roster = [
    ...stayed.map(({ player, slot }) => rosterOf(player, slot)),
    ...sent.map((player) => rosterOf(player, 'BENCH')),
  ]
  const without = findOptimalLineup(roster, season.settings.lineupSlots)
  return subtractPoints(without.optimalPoints, now.optimal.optimalPoints)
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
