import { managerOfTeam } from '../analytics/history/league-history.ts'
import { teamRefOf } from '../analytics/public-ids.ts'
import { listFutureDrafts } from '../analytics/trades/future-picks.ts'
import type { FuturePicksResponse } from '../contract/responses/trades.ts'
import { describeHistoryLeague, type HistoryInput, historyOf } from './history-input.ts'

export function handleFuturePicks(input: HistoryInput): FuturePicksResponse {
  const league = historyOf(input)
  const newest = league.seasons.at(-1)
  const drafts = listFutureDrafts(league.seasons.map(({ season }) => season))
  const ref = (teamId: number) => ({ id: 0, name: '', ...(newest ? teamRefOf(newest.season, teamId) : {}) })
  return {
    ...describeHistoryLeague(league),
    unavailable: drafts.length > 0 ? null : 'This league doesn’t trade future picks.',
    teams: newest ? newest.season.teams.map(({ id }) => ({ team: ref(id), ...managerOfTeam(league, newest, id) })) : [],
    drafts: drafts.map(({ season, rounds, order, picks }) => ({
      season,
      rounds,
      order,
      picks: picks.map(({ round, pickInRound, originalTeamId, ownerTeamId, path }) => ({
        round,
        pickInRound,
        originalTeam: ref(originalTeamId),
        owner: ref(ownerTeamId),
        path: path.map(({ teamId, trade }) => ({
          team: ref(teamId),
          trade: trade && { id: trade.move.id, season: trade.season.season, week: trade.move.week },
        })),
      })),
    })),
  }
}
