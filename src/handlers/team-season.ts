import { findCorrections } from '../analytics/moves/corrections.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { summarizeSeason } from '../analytics/season-overview.ts'
import { listSeasonRoster } from '../analytics/season-roster.ts'
import { dateOf, listTransactions } from '../analytics/transactions.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueSeason, Transaction } from '../domain/league-season.ts'
import { normalizePosition } from '../domain/vocabulary.ts'
import type { Handler } from './handler.ts'
import { draftInfo, findTeam, playerIdOf, playerRef, teamIdOf } from './public-ids.ts'

export const teamRoster: Handler<'teamRoster'> = ({ season }, { id, position }) => {
  const team = findTeam(season, id)
  const wanted = position && normalizePosition(position)
  return {
    team_id: id,
    team_name: team.name,
    roster: listSeasonRoster(season, team.id)
      .filter(({ playerSeason: { player } }) => !wanted || player.position === wanted)
      .map(({ playerSeason, pick, weeksRostered, starts, pointsAsStarter, isRosteredNow }) => ({
        ...playerRef(season, playerSeason.player),
        draft_info: draftInfo(pick),
        weeks_rostered: weeksRostered,
        starts,
        points_as_starter: pointsAsStarter,
        total_points: playerSeason.totalPoints,
        is_rostered_now: isRosteredNow,
      })),
  }
}

export const teamTransactions: Handler<'teamTransactions'> = ({ season }, { id, up_to_week }) => ({
  team_id: id,
  transactions: listTransactions(season, findTeam(season, id).id, up_to_week ?? Number.POSITIVE_INFINITY).map(
    (transaction) => describeTransaction(season, transaction),
  ),
})

export const seasonOverview: Handler<'seasonOverview'> = ({ season }, { id }) => {
  const team = findTeam(season, id)
  const { draftSummary, positionProduction } = summarizeSeason(season, team.id)
  return {
    team_id: id,
    team_name: team.name,
    draft_summary: draftSummary.map((graded) => ({
      player_id: playerIdOf(season, graded.player.number),
      player_name: graded.player.name,
      position: graded.player.position,
      round: graded.pick.round,
      pick: graded.pick.overallPick,
      total_points: graded.totalPoints,
      value_over_expectation: graded.valueOverExpectation,
      cohort_size: graded.cohortSize,
      is_best_pick: graded.isBestPick,
      is_worst_pick: graded.isWorstPick,
    })),
    position_production: Object.fromEntries(
      Object.entries(positionProduction).map(([position, weeks]) => [
        position,
        weeks.map(({ week, totalPoints }) => ({ week, total_points: totalPoints })),
      ]),
    ),
  }
}

function describeTransaction(
  season: LeagueSeason,
  transaction: Transaction,
): ResponseOf<'teamTransactions'>['transactions'][number] {
  const { players } = factsOf(season)
  const { id, week, kind, status, bidDollars, items } = transaction
  const teamId = (team: number | null) => (team === null ? null : teamIdOf(season, team))
  return {
    transaction_id: id,
    week,
    date: dateOf(transaction),
    kind: findCorrections(season).get(id) ?? kind,
    status,
    bid_amount: bidDollars,
    items: items.flatMap(({ player: number, action, fromTeamId, toTeamId }) => {
      const player = players.get(number)
      if (!player) return []
      return [
        {
          player: playerRef(season, player),
          action,
          from_team_id: teamId(fromTeamId),
          to_team_id: teamId(toTeamId),
        },
      ]
    }),
  }
}
