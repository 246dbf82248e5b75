/** The kinds of records: title, format of the figure, and location. */
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { writeMargin } from '../../domain/margin-text.ts'
import { formatChance, formatCount, formatPercent, formatPoints, formatSigned } from '../../ui/format.ts'
import { describeSpan, describeWeeks } from './history-words.ts'

type HistoryRecord = HistoryResponse['records'][number]
type Holder = HistoryRecord['holders'][number]

interface RecordDescription {
  label: string
  write: (value: number | null | undefined, scores: readonly number[]) => string
  /** A record of a whole season rather than of games. */
  isOfSeason?: boolean
  /** Location, if not in a week's games. */
  screen?: 'draftboard' | 'moves' | 'overview'
}

const margin: RecordDescription['write'] = (value, [own, other]) =>
  value == null ? '' : value === 0 ? 'tied scores' : writeMargin(value, [own, other])
const wonAfter: RecordDescription['write'] = (value) => `won after ${formatChance(value)}`
const games: RecordDescription['write'] = (value) => formatCount(value, 'game')
const allPlay: RecordDescription['write'] = (value) => `${formatPercent(value)} all-play`
const draftWins: RecordDescription['write'] = (value) => `${formatSigned(value)} wins`
const tradePoints: RecordDescription['write'] = (value) => `${formatSigned(value)} points above replacement`
const points: RecordDescription['write'] = (value) => formatPoints(value)

const ofSeason = { isOfSeason: true, screen: 'overview' } as const
const ofDraft = { isOfSeason: true, screen: 'draftboard' } as const
const ofTrade = { isOfSeason: true, screen: 'moves' } as const

export const recordDescriptions: Readonly<Record<HistoryRecord['kind'], RecordDescription>> = {
  'highest-week': { label: 'Highest week', write: points },
  'lowest-week': { label: 'Lowest week', write: points },
  'widest-game': { label: 'Widest margin', write: margin },
  'closest-game': { label: 'Closest game', write: margin },
  'most-points-in-a-loss': { label: 'Most points in a loss', write: points },
  'fewest-points-in-a-win': { label: 'Fewest points in a win', write: points },
  'biggest-comeback': { label: 'Biggest comeback by chance, of watched games', write: wonAfter },
  'longest-winning-streak': { label: 'Longest winning streak', write: games },
  'longest-losing-streak': { label: 'Longest losing streak', write: games },
  'longest-winning-streak-in-a-season': { label: 'Longest winning streak in a season', write: games },
  'longest-losing-streak-in-a-season': { label: 'Longest losing streak in a season', write: games },
  'bench-points': { label: 'Most points left on the bench', write: points },
  'best-season': { label: 'Best season', write: allPlay, ...ofSeason },
  'worst-season': { label: 'Worst season', write: allPlay, ...ofSeason },
  'best-draft': { label: 'Best draft', write: draftWins, ...ofDraft },
  'worst-draft': { label: 'Worst draft', write: draftWins, ...ofDraft },
  'best-trade': { label: 'Best trade to date', write: tradePoints, ...ofTrade },
  'worst-trade': { label: 'Worst trade to date', write: tradePoints, ...ofTrade },
}

/** "2021, week 5", "week 8 to week 17 of 2024", "2021" of a whole season. */
export function describeRecordTime({ season, week, weeks, since }: Holder): string {
  if (since !== null) return describeSpan(since, { season, week })
  return week === null ? `${season}` : `${season}, ${describeWeeks(weeks, week)}`
}
