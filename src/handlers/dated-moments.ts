/** What happened on which day of a league's seasons, each as a sentence: the moments of its weeks, drafts and trades. */
import { type HistorySeason, type LeagueHistory, managerOfTeam } from '../analytics/history/league-history.ts'
import type { MoveSide } from '../analytics/moves/list-moves.ts'
import { playerNameOf } from '../analytics/public-ids.ts'
import { listTrades } from '../analytics/trades/list-trades.ts'
import { daysOfWeeks } from '../domain/nfl-week.ts'
import { mainDraft } from '../verdict/drafts.ts'
import { handleHistory } from './history.ts'
import { type HistoryInput, historyOf } from './history-input.ts'

interface DatedMoment {
  date: Date
  /** With its year before the sentence. */
  text: string
}

/** Noon of the Sunday of a week's games. */
const toSunday = 3.5 * 86_400_000

/** Titles, records and upsets, then drafts, then trades. */
export function listDatedMoments(input: HistoryInput): DatedMoment[] {
  const league = historyOf(input)
  const ofWeeks = handleHistory(input).weekMoments.map(({ season, week, text }) => ({
    date: new Date(daysOfWeeks(season, [week]).start.getTime() + toSunday),
    text,
  }))
  return [...ofWeeks, ...listDraftsAndTrades(league)]
}

/** What happens outside of weeks, too, each with its season. */
export function listDraftsAndTrades(league: LeagueHistory): (DatedMoment & { season: number })[] {
  const of = (entry: HistorySeason) => (moment: DatedMoment) => ({ ...moment, season: entry.season.season })
  return [
    ...league.seasons.flatMap((entry) => listDrafts(league)(entry).map(of(entry))),
    ...league.seasons.flatMap((entry) => listTradeMoments(league)(entry).map(of(entry))),
  ]
}

const listDrafts = (league: LeagueHistory) => (entry: HistorySeason) => {
  const { season } = entry
  const draft = mainDraft(season)
  const free = draft?.picks.filter(({ isKeeper }) => !isKeeper) ?? []
  const [dearest] = free.toSorted((a, b) => (b.bidDollars ?? 0) - (a.bidDollars ?? 0))
  const isAuction = dearest !== undefined && (dearest.bidDollars ?? 0) > 0
  const pick = isAuction ? dearest : free[0]
  const player = pick ? playerNameOf(season, pick.player) : ''
  if (draft?.state !== 'complete' || draft.date === null || !pick || player === '') return []
  const { name } = managerOfTeam(league, entry, pick.teamId)
  const text = isAuction
    ? `${name} paid $${pick.bidDollars} for ${player} on draft day, the most for anyone.`
    : `${name} took ${player} first on draft day.`
  return momentOf(season.season, draft.date, text)
}

const listTradeMoments = (league: LeagueHistory) => (entry: HistorySeason) =>
  listTrades(entry.season).flatMap(({ move: { date, sides } }) => {
    const received = sides.map((side) => ({ ...side, goods: listReceived(entry, side) }))
    // A trade of which only one side's assets are known cannot be described.
    if (date === null || received.some(({ goods }) => goods.length === 0)) return []
    const parts = received.map(
      ({ teamId, goods }) => `${managerOfTeam(league, entry, teamId).name} got ${goods.join(', ')}`,
    )
    return momentOf(entry.season.season, date, `In a trade ${parts.join('; ')}.`)
  })

function listReceived({ season }: HistorySeason, { received, receivedPicks, receivedDollars }: MoveSide): string[] {
  const picks = receivedPicks.length
  return [
    ...received.map(({ player }) => playerNameOf(season, player)).filter((name) => name !== ''),
    ...(picks === 0 ? [] : [picks === 1 ? 'a draft pick' : `${picks} draft picks`]),
    ...(receivedDollars > 0 ? [`$${receivedDollars} of budget`] : []),
  ]
}

/** None without a day that can be read. */
function momentOf(season: number, date: string, text: string): DatedMoment[] {
  const day = new Date(date)
  return Number.isNaN(day.getTime()) ? [] : [{ date: day, text: `${season}: ${text}` }]
}
