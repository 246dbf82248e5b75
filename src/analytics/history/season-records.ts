import { roundFigure } from '../../domain/points.ts'
import { winPercentOf } from '../../domain/tally.ts'
import { computeAllPlayRecords } from '../luck/all-play-record.ts'
import { factsOf } from '../season-facts.ts'
import type { AssetPath } from '../trades/follow-asset.ts'
import { listTrades } from '../trades/list-trades.ts'
import { valueTrade } from '../trades/rate-trade.ts'
import { measureDrafts } from './draft-skill.ts'
import type { HistorySeason } from './league-history.ts'
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

/** Every side's value of a trade until today, as on the trade's page: over all seasons, with what picks became. */
export function rateTrades(seasons: readonly HistorySeason[]): RecordCandidate[] {
  const all = seasons.map(({ season }) => season)
  return seasons.flatMap((entry) =>
    listTrades(entry.season).flatMap((trade) => {
      const { sides } = valueTrade(all, trade)
      const week = Math.max(1, trade.move.week)
      return sides.flatMap(({ teamId, received, value }) => {
        const others = sides.filter((side) => side.teamId !== teamId && factsOf(entry.season).teams.has(side.teamId))
        // A team that left has no manager to hold a record.
        return value === null || !factsOf(entry.season).teams.has(teamId)
          ? []
          : [
              {
                ...holderOfSeason(entry, teamId),
                week,
                weeks: [week],
                opponentTeamId: others.length === 1 ? (others[0]?.teamId ?? null) : null,
                players: received.flatMap(namePlayer),
                value: roundFigure(value),
              },
            ]
      })
    }),
  )
}

function namePlayer({ asset, spells: [first] }: AssetPath): string[] {
  if (!first) return []
  const name = factsOf(first.season).players.get(first.player)?.name
  return name === undefined || asset.kind === 'dollars' ? [] : [name]
}
