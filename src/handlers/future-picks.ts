import { managerOfTeam } from '../analytics/history/league-history.ts'
import { teamRefOf } from '../analytics/public-ids.ts'
import { listFutureDrafts } from '../analytics/trades/future-picks.ts'
import type { FuturePicksResponse } from '../contract/responses/trades.ts'
import type { Season } from '../domain/season.ts'
import { describeHistoryLeague, type HistoryInput, historyOf } from './history-input.ts'

export function handleFuturePicks(input: HistoryInput): FuturePicksResponse {
  const league = historyOf(input)
  const newest = league.seasons.at(-1)
  const drafts = listFutureDrafts(league.seasons.map(({ season }) => season))
  const ref = (teamId: number) => (newest ? teamRefOf(newest.season, teamId) : { id: 0, name: '' })
  return {
    ...describeHistoryLeague(league),
    unavailable: drafts.length > 0 ? null : describeNone(newest?.season),
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

function describeNone(season: Season | undefined): string {
  const trades = season?.settings.tradesPicks
  if (trades === undefined) return 'Future picks aren’t available for this league.'
  return trades ? 'No future picks have been traded.' : 'This league doesn’t trade future picks.'
}
