/** The league's records as rows: every holder of each, with the place where it happened. */
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { describeRecordTime, type RecordKind, recordKindOf } from '../../parts/history/record-kinds.ts'
import type { GameSet, HistoryResponse } from './history-view.ts'

type RecordEntry = HistoryResponse['records'][number]
type Holder = RecordEntry['holders'][number]

export interface RecordRow {
  key: string
  label: string
  /** Another holder of the record above. */
  isShared: boolean
  value: number
  text: string
  holder: { key: string | null; name: string; teamName: string }
  opponent: { key: string | null; name: string } | null
  scores: readonly number[]
  /** Whom a trade brought. */
  players: readonly string[]
  season: number
  when: string
  isRunning: boolean
  href: string | undefined
}

/** Records of the set; those of seasons, drafts and trades belong to every one. */
export function toRecordRows(response: HistoryResponse, set: GameSet, links: HistoryLinks): RecordRow[] {
  const { records, regularRecords, playoffRecords } = response
  const ofSet = { regular: regularRecords, playoffs: playoffRecords, all: records }[set]
  const others = set === 'all' ? [] : records.filter(({ kind }) => recordKindOf(kind)?.isOfSeason)
  return [...ofSet, ...others].flatMap((record) => {
    const kind = recordKindOf(record.kind)
    if (!kind) return []
    return record.holders.map((holder, index) => toRow(record, kind, holder, index, links))
  })
}

function toRow(record: RecordEntry, kind: RecordKind, holder: Holder, index: number, links: HistoryLinks): RecordRow {
  const { season, week } = holder
  const scores = holder.scores ?? []
  const href = kind.screen ? links.season(season, kind.screen) : (links.week(season, week) ?? links.season(season))
  return {
    key: `${record.kind} ${index}`,
    label: kind.label,
    isShared: index > 0,
    value: record.value,
    text: kind.write(record.value, scores),
    holder: { key: holder.key, name: holder.name, teamName: holder.team.name },
    opponent: holder.opponentName === null ? null : { key: holder.opponentKey, name: holder.opponentName },
    scores,
    players: holder.players,
    season,
    when: describeRecordTime(holder),
    isRunning: holder.isRunning,
    href,
  }
}

/** "No one scored more than Noor in 2021: 198.2". */
export function describeRecords(rows: readonly RecordRow[]): string {
  const best = rows.find(({ key }) => key.startsWith('highest-week'))
  if (!best) return 'Records'
  return `No one scored more than ${best.holder.name} in ${best.season}: ${best.text}`
}
