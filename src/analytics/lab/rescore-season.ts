/** A season with players' and teams' points under other rules. */

import { fromCents, sumPoints, toCents } from '../../domain/points.ts'
import type { Lineup, Matchup, MatchupSide, Player, Season } from '../../domain/season.ts'
import type { SeasonStatistics } from '../../domain/season-statistics.ts'
import { isReserveSlot, isStartingSlot } from '../../domain/vocabulary.ts'
import { toEvidence, withoutStatements } from '../../verdict/evidence.ts'
import { judgeSeason } from '../../verdict/judge-season.ts'
import { findOptimalLineup } from '../optimal-lineup.ts'
import { factsOf } from '../season-facts.ts'
import { type LabRules, needsLineups, needsStatistics } from './lab-rules.ts'
import { lineScorer } from './score-lines.ts'

/**
 * The rescored season: players' points, teams' scores and results of games. Lineups stay, unless the rules replace them. The part of an
 * official score beyond its starters (an adjustment, a correction that statistics do not explain) stays. A team without a lineup in a week
 * keeps its score. Returns the season itself if no score changes.
 */
export function rescoreSeason(season: Season, statistics: SeasonStatistics | null, rules: LabRules): Season {
  const isRescored = needsStatistics(rules) && statistics !== null
  if (!isRescored && !needsLineups(rules)) return season
  const players = isRescored ? rescorePlayers(season, statistics, rules) : season.players
  const { lineups, lineupSlots, changeOf } = relineTeams(season, players, rules)
  const evidence = toEvidence(season)
  const results = new Map(season.matchups.map((matchup) => [matchup.id, rescoreMatchup(matchup, changeOf)]))
  const matchups = evidence.matchups.map((matchup) => {
    const { home = matchup.home, away = matchup.away, winner = null } = results.get(matchup.id) ?? {}
    return { ...matchup, home, away, winner: winner ?? matchup.winner }
  })
  return judgeSeason({
    ...withoutStatements(evidence),
    settings: { ...evidence.settings, lineupSlots },
    players,
    lineups,
    matchups,
  })
}

function rescorePlayers(season: Season, statistics: SeasonStatistics, { scoring }: LabRules): Player[] {
  const before = lineScorer(statistics)
  const after = lineScorer(statistics, scoring)
  const lines = new Map(
    statistics.weeks.map(({ week, players }) => [week, new Map(players.map((line) => [line[0], line]))]),
  )
  return season.players.map((player) => ({
    ...player,
    weeks: player.weeks.map((entry) => {
      const line = lines.get(entry.week)?.get(player.hostPlayerId)
      if (entry.points === null || !line) return entry
      const change = after(line, player.position) - before(line, player.position)
      return change === 0 ? entry : { ...entry, points: fromCents(toCents(entry.points) + change) }
    }),
  }))
}

/** Change of a team's score of a week, in cents. */
type TeamChange = (teamId: number, week: number) => number

/** The lineups that count and their change: new points minus the official points of the actual lineup. */
function relineTeams(season: Season, players: readonly Player[], rules: LabRules) {
  const facts = factsOf(season)
  const before = pointsByWeek(season.players)
  const after = pointsByWeek(players)
  const isOut = (slot: string) => rules.withoutSlots.includes(slot)
  const lineupSlots = season.settings.lineupSlots.filter(({ slot }) => !isOut(slot))
  const isBest = rules.lineups === 'best' || season.settings.isBestBall === true
  const changes = new Map<number, number>()

  function reline(lineup: Lineup): Lineup {
    // The player of a removed slot may fill another one.
    const entries = lineup.entries.map((entry) => (isOut(entry.slot) ? { ...entry, slot: 'BENCH' as const } : entry))
    if (!isBest || lineup.isBenchUnknown) return { ...lineup, entries }
    const roster = entries.map((entry) => ({
      ...entry,
      eligibleSlots: facts.players.get(entry.player)?.eligibleSlots ?? [],
      points: after(entry.player, lineup.week),
    }))
    const seats = findOptimalLineup(roster, lineupSlots).seats
    const slotOf = new Map(seats.flatMap(({ slot, optimal }) => (optimal ? [[optimal.player, slot] as const] : [])))
    return {
      ...lineup,
      entries: entries.map(({ player, slot }) => ({
        player,
        slot: slotOf.get(player) ?? (isReserveSlot(slot) ? slot : 'BENCH'),
      })),
    }
  }

  const lineups = season.lineups.map((set) => {
    const counted = facts.lineupIn(set.teamId, set.week)
    if (!counted) return set
    const lineup = reline(counted)
    const official = startersOf(counted).map(({ player }) => before(player, set.week))
    const proposed = startersOf(lineup).map(({ player }) => after(player, set.week))
    changes.set(keyOf(set.teamId, set.week), toCents(sumPoints(proposed)) - toCents(sumPoints(official)))
    return lineup
  })
  const changeOf: TeamChange = (teamId, week) => changes.get(keyOf(teamId, week)) ?? 0
  return { lineups, lineupSlots, changeOf }
}

const keyOf = (teamId: number, week: number) => teamId * 100 + week
const startersOf = ({ entries }: Lineup) => entries.filter(({ slot }) => isStartingSlot(slot))

function pointsByWeek(players: readonly Player[]): (player: number, week: number) => number {
  const points = new Map(
    players.flatMap(({ number, weeks }) => weeks.map((entry) => [keyOf(number, entry.week), entry.points ?? 0])),
  )
  return (player, week) => points.get(keyOf(player, week)) ?? 0
}

function rescoreMatchup(matchup: Matchup, changeOf: TeamChange): Matchup {
  const home = rescoreSide(matchup.home, matchup.weeks, changeOf)
  const away = matchup.away && rescoreSide(matchup.away, matchup.weeks, changeOf)
  if (home === matchup.home && away === matchup.away) return matchup
  return { ...matchup, home, away, winner: winnerAfter(matchup, home, away) }
}

/** The same object if no points change. */
function rescoreSide(side: MatchupSide, weeks: readonly number[], changeOf: TeamChange): MatchupSide {
  if (side.points === null) return side
  const changes = new Map(weeks.map((week) => [week, changeOf(side.teamId, week)]))
  const total = [...changes.values()].reduce((sum, change) => sum + change, 0)
  if ([...changes.values()].every((change) => change === 0)) return side
  return {
    ...side,
    points: fromCents(toCents(side.points) + total),
    pointsByWeek: side.pointsByWeek.map((entry) => ({
      ...entry,
      points: fromCents(toCents(entry.points) + (changes.get(entry.week) ?? 0)),
    })),
  }
}

/** Scores that were tied and still are keep the host's result. */
function winnerAfter(matchup: Matchup, home: MatchupSide, away: MatchupSide | null): Matchup['winner'] {
  if (matchup.status !== 'final' || matchup.winner === null || !away) return matchup.winner
  const own = home.points ?? 0
  const other = away.points ?? 0
  if (own !== other) return own > other ? 'home' : 'away'
  const wereLevel = matchup.home.points === matchup.away?.points
  return wereLevel ? matchup.winner : 'tie'
}
