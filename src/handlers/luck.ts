import { type AllPlayRecord, computeAllPlayRecords } from '../analytics/luck/all-play-record.ts'
import { explainLosses, type LossReason } from '../analytics/luck/loss-reasons.ts'
import { splitLuck, splitLuckOfLeftTeams } from '../analytics/luck/luck-split.ts'
import { computeMedianRecords, recordCloseGames } from '../analytics/luck/other-records.ts'
import { rateSchedules } from '../analytics/luck/schedule-strength.ts'
import { swapSchedules } from '../analytics/luck/swap-grid.ts'
import { chanceOfAtLeast, distributeWins, quantileOfWins } from '../analytics/luck/win-distribution.ts'
import { marginLimits } from '../analytics/power/game-margins.ts'
import { leagueIdOf, teamRefOf } from '../analytics/public-ids.ts'
import { whyNoGames } from '../analytics/why-no-games.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { compareFigures, roundFigure, roundFigures } from '../domain/points.ts'
import { roundTo } from '../domain/rounding.ts'
import type { Season } from '../domain/season.ts'
import { noGames, winPercentOf } from '../domain/tally.ts'
import { listRegularPeriods, ownRegularGames, type RegularPeriod } from '../verdict/regular-periods.ts'
import type { Handler } from './handler.ts'

export const handleLuck: Handler<'luck'> = ({ season }) => {
  const periods = listRegularPeriods(season)
  const reason = whyNoGames(season)
  const teams = reason === null ? describeTeams(season) : []
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    unavailable: reason,
    throughWeek: periods.at(-1)?.weeks.at(-1) ?? null,
    closeMargin: roundFigure(marginLimits(season)?.close),
    teams,
    leftTeams: teams.length === 0 ? null : describeLeftTeams(season),
    weeks: periods.map((period) => describeWeek(season, period)),
    swapGrid: describeSwaps(season, teams),
    losses: explainLosses(season).map((loss) => describeLoss(season, loss)),
  }
}

type Row = ResponseOf<'luck'>['teams'][number]

function describeTeams(season: Season): Row[] {
  const records = computeAllPlayRecords(season)
  const splits = splitLuck(season)
  const medians = computeMedianRecords(season)
  const close = recordCloseGames(season)
  const schedules = rateSchedules(season)
  const rows = season.teams.flatMap(({ id }) => {
    const record = records.get(id)
    const split = splits.get(id)
    if (!record || !split) return []
    const games = ownRegularGames(season).get(id) ?? []
    const count = (wanted: number) => games.filter(({ result }) => result === wanted).length
    const row: Row = {
      team: teamRefOf(season, id),
      record: { wins: count(1), losses: count(0), ties: count(0.5) },
      games: games.length,
      ...roundFigures(split),
      allPlay: describeAllPlay(record),
      ...describeDistribution(record, split.wins),
      medianRecord: medians.get(id) ?? noGames(),
      closeGames: close.get(id) ?? noGames(),
      ...roundFigures(schedules.get(id) ?? { pastSchedule: null, futureSchedule: null }),
    }
    return [{ luck: split.luck, row }]
  })
  return rows.sort((a, b) => compareFigures(b.luck, a.luck)).map(({ row }) => row)
}

function describeLeftTeams(season: Season): ResponseOf<'luck'>['leftTeams'] {
  const split = splitLuckOfLeftTeams(season)
  return split && roundFigures(split)
}

function describeAllPlay({ wins, losses, ties }: AllPlayRecord): Row['allPlay'] {
  return { wins, losses, ties, winPercentage: roundFigure(winPercentOf({ wins, losses, ties })) }
}

function describeDistribution({ weeks }: AllPlayRecord, wins: number) {
  const distribution = distributeWins(
    weeks.map((week) => {
      const others = week.wins + week.ties + week.losses
      return { win: week.wins / others, tie: week.ties / others, loss: week.losses / others }
    }),
  )
  return {
    winDistribution: distribution
      .map((probability, halfWins) => ({ wins: halfWins / 2, probability: roundProbability(probability) }))
      .filter(({ probability }) => probability > 0),
    winsLow: quantileOfWins(distribution, 0.1),
    winsHigh: quantileOfWins(distribution, 0.9),
    chanceOfWins: roundProbability(chanceOfAtLeast(distribution, wins)),
  }
}

/** More decimals than other figures, so that the sum of a hundred of them is 1. */
function roundProbability(probability: number): number {
  return Math.min(1, roundTo(probability, 8))
}

function describeWeek(season: Season, period: RegularPeriod): ResponseOf<'luck'>['weeks'][number] {
  const records = computeAllPlayRecords(season)
  const teams = [...period.scores.keys()].flatMap((teamId) => {
    const week = records.get(teamId)?.weeks.find((entry) => entry.period === period)
    const game = ownRegularGames(season)
      .get(teamId)
      ?.find((entry) => entry.period === period)
    if (!week || !game) return []
    const { points, rank, share } = week
    return [{ team: teamRefOf(season, teamId), points, rank, allPlayShare: roundFigure(share), wins: game.result }]
  })
  return {
    week: period.weeks.at(-1) ?? 1,
    weeks: [...period.weeks],
    teams: teams.sort((a, b) => a.rank - b.rank),
  }
}

function describeSwaps(season: Season, teams: readonly Row[]): ResponseOf<'luck'>['swapGrid'] {
  const order = teams.map(({ team }) => team.id)
  const records = Map.groupBy(teams.length === 0 ? [] : swapSchedules(season), ({ teamId }) => teamId)
  const rows = [...records].map(([teamId, swapped]) => ({
    team: teamRefOf(season, teamId),
    schedules: swapped
      .map(({ scheduleOf, wins, losses, ties }) => ({
        scheduleOf: teamRefOf(season, scheduleOf),
        isOwn: scheduleOf === teamId,
        wins,
        losses,
        ties,
        winPercentage: roundFigure(winPercentOf({ wins, losses, ties })),
      }))
      .sort((a, b) => order.indexOf(a.scheduleOf.id) - order.indexOf(b.scheduleOf.id)),
  }))
  return rows.sort((a, b) => order.indexOf(a.team.id) - order.indexOf(b.team.id))
}

function describeLoss(season: Season, { teamId, game, ...reasons }: LossReason): ResponseOf<'luck'>['losses'][number] {
  const { matchup, opponentId, points, opponentPoints } = game
  return {
    matchupId: matchup.id,
    week: matchup.weeks[0] ?? 1,
    weeks: matchup.weeks,
    team: teamRefOf(season, teamId),
    opponent: teamRefOf(season, opponentId),
    points,
    opponentPoints,
    ...roundFigures(reasons),
  }
}
