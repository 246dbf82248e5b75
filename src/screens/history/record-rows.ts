/** The league's records as rows: every holder of each, with its location. */

import type { HistoryResponse } from '../../contract/responses/history.ts'
import type { GameSet } from '../../domain/vocabulary.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { describeRecordTime, recordDescriptions } from '../../parts/history/record-kinds.ts'

type RecordEntry = HistoryResponse['records'][number]
type Holder = RecordEntry['holders'][number]

export interface RecordRow {
  key: string
  label: string
  /** Another holder of the previous record. */
  isShared: boolean
  value: number
  text: string
  holder: Holder
  scores: readonly number[]
  when: string
  href: string | undefined
}

/** Records of the set; season, draft and trade records belong to all sets. */
export function toRecordRows(response: HistoryResponse, set: GameSet, links: HistoryLinks): RecordRow[] {
  const { records, regularRecords, playoffRecords } = response
  const ofSet = { regular: regularRecords, playoffs: playoffRecords, all: records }[set]
  const others = set === 'all' ? [] : records.filter(({ kind }) => recordDescriptions[kind].isOfSeason)
  return [...ofSet, ...others].flatMap((record) =>
    record.holders.map((holder, index) => toRow(record, holder, index, links)),
  )
}

function toRow({ kind, value }: RecordEntry, holder: Holder, index: number, links: HistoryLinks): RecordRow {
  const { season, week } = holder
  const { label, write, screen } = recordDescriptions[kind]
  const scores = holder.scores ?? []
  return {
    key: `${kind} ${index}`,
    isShared: index > 0,
    text: write(value, scores),
    when: describeRecordTime(holder),
    href: screen ? links.season(season, screen) : (links.week(season, week) ?? links.season(season)),
    label,
    value,
    holder,
    scores,
  }
}

/** "No one scored more than Noor in 2021: 198.2". */
export function describeRecords(rows: readonly RecordRow[]): string {
  const best = rows.find(({ key }) => key.startsWith('highest-week'))
  if (!best) return 'Records'
  return `No one scored more than ${best.holder.name} in ${best.holder.season}: ${best.text}`
}
