import { winPercentOf } from '../../domain/tally.ts'
import { computeAllPlayRecords } from '../luck/all-play-record.ts'
import { measureDrafts } from './draft-skill.ts'
import type { HistorySeason } from './league-history.ts'
import { listTradeValues } from './move-values.ts'
import { holderOfSeason, type RecordCandidate } from './record-holder.ts'

/** All-play percent of every team, once the regular season is over. */
export function rateSeasons(season: HistorySeason): RecordCandidate[] {
  if (!season.season.status.isRegularSeasonOver) return []
  return [...computeAllPlayRecords(season.season)].flatMap(([teamId, record]) => {
    const value = winPercentOf(record)
    return value === null ? [] : [{ ...holderOfSeason(season, teamId), value }]
  })
}

/** Every team's draft wins above average; empty if unknown. */
export function rateSeasonDrafts(season: HistorySeason): RecordCandidate[] {
  return [...(measureDrafts(season.season) ?? [])].map(([teamId, value]) => ({
    ...holderOfSeason(season, teamId),
    value,
  }))
}

/** Every side's value of a trade, once the regular season is over. */
export function rateTrades(season: HistorySeason): RecordCandidate[] {
  if (!season.season.status.isRegularSeasonOver) return []
  return listTradeValues(season.season).map(({ teamId, week, otherTeamId, players, value }) => ({
    ...holderOfSeason(season, teamId),
    week,
    weeks: [week],
    opponentTeamId: otherTeamId,
    players,
    value,
  }))
}
