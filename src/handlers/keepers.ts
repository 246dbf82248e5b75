import { lastDrafted, listKeeperCandidates, rateKeepers, seasonOfRosters } from '../analytics/keepers.ts'
import { teamRefOf, toPlayerRef } from '../analytics/public-ids.ts'
import type { KeepersResponse } from '../contract/responses/keepers.ts'
import { roundFigure } from '../domain/points.ts'
import type { SeasonPick } from '../domain/season.ts'
import { describeHistoryLeague, type HistoryInput, historyOf } from './history-input.ts'

/** Without a rule in the league's book nothing is listed. */
export function handleKeepers(input: HistoryInput): KeepersResponse {
  const league = historyOf(input)
  const seasons = league.seasons.map(({ season }) => season)
  const rule = input.book?.book.keepers ?? null
  const from = seasonOfRosters(seasons)
  const isKnown = rule !== null && from !== null
  return {
    ...describeHistoryLeague(league),
    rule,
    from: isKnown ? from.season : null,
    isAuction: from !== null && lastDrafted(seasons, from).settings.draftType === 'auction',
    candidates: isKnown
      ? listKeeperCandidates(seasons, from, rule).map(({ teamId, player, pick, cost, timesKept, refusal }) => ({
          team: teamRefOf(from, teamId),
          player: toPlayerRef(from, player),
          drafted: describeDrafted(pick),
          cost,
          timesKept,
          refusal,
        }))
      : [],
    kept: rule
      ? rateKeepers(seasons).map(({ season, teamId, player, pick, worth }) => ({
          season: season.season,
          team: teamRefOf(season, teamId),
          player: toPlayerRef(season, player),
          drafted: describeDrafted(pick),
          worth: roundFigure(worth),
        }))
      : [],
  }
}

function describeDrafted(pick: SeasonPick | null) {
  return pick && { round: pick.round, price: pick.bidDollars, isKeeper: pick.isKeeper }
}
