import { findCorrections } from '../analytics/moves/corrections.ts'
import { teamIdOf, toPlayerRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { summarizeSeason } from '../analytics/season-overview.ts'
import { listSeasonRoster } from '../analytics/season-roster.ts'
import { dateOf, listTransactions } from '../analytics/transactions.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { Season, Transaction } from '../domain/season.ts'
import { normalizePosition } from '../domain/vocabulary.ts'
import { describeTradedPick } from './describe-traded-pick.ts'
import { findTeam } from './find-subject.ts'
import type { Handler } from './handler.ts'

export const handleTeamRoster: Handler<'teamRoster'> = ({ season }, { id, position }) => {
  const team = findTeam(season, id)
  const wanted = position && normalizePosition(position)
  return {
    teamId: id,
    teamName: team.name,
    roster: listSeasonRoster(season, team.id).filter((player) => !wanted || player.position === wanted),
  }
}

export const handleTeamTransactions: Handler<'teamTransactions'> = ({ season }, { id, upToWeek }) => ({
  teamId: id,
  transactions: listTransactions(season, findTeam(season, id).id, upToWeek ?? Number.POSITIVE_INFINITY).map(
    (transaction) => describeTransaction(season, transaction),
  ),
})

export const handleSeasonOverview: Handler<'seasonOverview'> = ({ season }, { id }) => {
  const team = findTeam(season, id)
  return { teamId: id, teamName: team.name, ...summarizeSeason(season, team.id) }
}

function describeTransaction(
  season: Season,
  transaction: Transaction,
): ResponseOf<'teamTransactions'>['transactions'][number] {
  const { players } = factsOf(season)
  const { id, week, kind, status, bidDollars, items, draftPicks, budgetDollars } = transaction
  const teamId = (team: number | null) => (team === null ? null : teamIdOf(season, team))
  const exchanged = (one: { fromTeamId: number | null; toTeamId: number | null }) => ({
    fromTeamId: teamId(one.fromTeamId),
    toTeamId: teamId(one.toTeamId),
  })
  return {
    transactionId: id,
    week,
    date: dateOf(transaction),
    kind: findCorrections(season).get(id) ?? kind,
    status,
    bidAmount: bidDollars,
    items: items.flatMap(({ player: number, action, fromTeamId, toTeamId }) => {
      const player = players.get(number)
      if (!player) return []
      return [{ player: toPlayerRef(season, player), action, ...exchanged({ fromTeamId, toTeamId }) }]
    }),
    ...(draftPicks
      ? { draftPicks: draftPicks.map((pick) => ({ ...describeTradedPick(season, pick), ...exchanged(pick) })) }
      : {}),
    ...(budgetDollars
      ? { budgetDollars: budgetDollars.map(({ dollars, ...teams }) => ({ dollars, ...exchanged(teams) })) }
      : {}),
  }
}
