/** The league's records as rows: every holder of each, with the place where it happened. */
import { writeMargin } from '../../domain/margin-text.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { describeSpan, describeWeeks } from '../../parts/history/history-words.ts'
import { formatCount, formatPercent, formatPoints, formatSigned } from '../../ui/format.ts'
import type { GameSet, HistoryResponse } from './history-view.ts'

type RecordEntry = NonNullable<HistoryResponse['records']>[number]
type Holder = NonNullable<RecordEntry['holders']>[number]

export interface RecordRow {
  key: string
  label: string
  /** Another holder of the record above. */
  isShared: boolean
  value: number | undefined
  text: string
  holder: { key: string | undefined; name: string; teamName: string | undefined }
  opponent: { key: string | undefined; name: string } | null
  scores: readonly number[]
  /** Whom a trade brought. */
  players: readonly string[]
  season: number | undefined
  when: string
  isRunning: boolean
  href: string | undefined
}

/** Records of the set; those of seasons, drafts and trades belong to every one. */
export function toRecordRows(response: HistoryResponse, set: GameSet, links: HistoryLinks): RecordRow[] {
  const { records = [], regular_records = [], playoff_records = [] } = response
  const ofSet = { regular: regular_records, playoffs: playoff_records, all: records }[set]
  const others = set === 'all' ? [] : records.filter(({ kind = '' }) => kindsOf[kind]?.isOfSeason)
  return [...ofSet, ...others].flatMap((record) => {
    const kind = kindsOf[record.kind ?? '']
    if (!kind) return []
    return (record.holders ?? []).map((holder, index) => toRow(record, kind, holder, index, links))
  })
}

function toRow(record: RecordEntry, kind: Kind, holder: Holder, index: number, links: HistoryLinks): RecordRow {
  const { season, week, scores = [] } = holder
  const href = kind.screen ? links.season(season, kind.screen) : (links.week(season, week) ?? links.season(season))
  return {
    key: `${record.kind} ${index}`,
    label: kind.label,
    isShared: index > 0,
    value: record.value,
    text: kind.write(record.value, scores),
    holder: { key: holder.key, name: holder.name ?? 'Unknown', teamName: holder.team?.name },
    opponent: holder.opponent_name === undefined ? null : { key: holder.opponent_key, name: holder.opponent_name },
    scores,
    players: holder.players ?? [],
    season,
    when: describeWhen(holder),
    isRunning: holder.is_running === true,
    href,
  }
}

function describeWhen({ season, week, weeks, since }: Holder): string {
  if (season === undefined) return ''
  if (since?.season !== undefined) {
    return describeSpan(since, { season, week })
  }
  return week === undefined ? `${season}` : `${season}, ${describeWeeks(weeks, week)}`
}

/** "Nobody scored more than Noor in 2021: 198.2". */
export function describeRecords(rows: readonly RecordRow[]): string {
  const best = rows.find(({ key }) => key.startsWith('highest-week'))
  if (!best) return 'Records'
  return `Nobody scored more than ${best.holder.name} in ${best.season}: ${best.text}`
}

interface Kind {
  label: string
  write: (value: number | undefined, scores: readonly number[]) => string
  /** Belongs to a season as a whole, not to games. */
  isOfSeason?: boolean
  /** Where it happened, if not in a week's games. */
  screen?: 'draftboard' | 'moves' | 'overview'
}

const margin: Kind['write'] = (value, [own, other]) => (value === undefined ? '' : writeMargin(value, [own, other]))
const games: Kind['write'] = (value) => formatCount(value, 'game')
const allPlay: Kind['write'] = (value) => `${formatPercent(value)} all-play`
const draftWins: Kind['write'] = (value) => `${formatSigned(value)} wins`
const tradePoints: Kind['write'] = (value) => `${formatSigned(value)} points`
const points: Kind['write'] = (value) => formatPoints(value)

const ofSeason = { isOfSeason: true, screen: 'overview' } as const
const ofDraft = { isOfSeason: true, screen: 'draftboard' } as const
const ofTrade = { isOfSeason: true, screen: 'moves' } as const

const kindsOf: Readonly<Record<string, Kind | undefined>> = {
  'highest-week': { label: 'Highest week', write: points },
  'lowest-week': { label: 'Lowest week', write: points },
  'widest-game': { label: 'Widest margin', write: margin },
  'closest-game': { label: 'Closest game', write: margin },
  'most-points-in-a-loss': { label: 'Most points in a loss', write: points },
  'fewest-points-in-a-win': { label: 'Fewest points in a win', write: points },
  'longest-winning-streak': { label: 'Longest winning streak', write: games },
  'longest-losing-streak': { label: 'Longest losing streak', write: games },
  'longest-winning-streak-in-a-season': { label: 'Longest winning streak in a season', write: games },
  'longest-losing-streak-in-a-season': { label: 'Longest losing streak in a season', write: games },
  'bench-points': { label: 'Most points left on the bench', write: points },
  'best-season': { label: 'Best season', write: allPlay, ...ofSeason },
  'worst-season': { label: 'Worst season', write: allPlay, ...ofSeason },
  'best-draft': { label: 'Best draft', write: draftWins, ...ofDraft },
  'worst-draft': { label: 'Worst draft', write: draftWins, ...ofDraft },
  'best-trade': { label: 'Best trade', write: tradePoints, ...ofTrade },
  'worst-trade': { label: 'Worst trade', write: tradePoints, ...ofTrade },
}
