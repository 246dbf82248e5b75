import { useState } from 'react'
import { apiBase } from '../../client/urls.ts'
import type { SnapshotSeason } from '../../contract/snapshot.ts'
import { formatDay, formatMoment } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'

/**
 * The date of a running season's snapshot; nothing for a finished season. Once newer results have replaced it, the note stays where it is
 * and says so.
 */
export function SnapshotNote({ snapshot, asOf = null }: SnapshotNoteProps) {
  const [first] = useState(snapshot)
  if (!first || first.throughWeek === null) return null
  return (
    <p role="note" className="flex items-start gap-2 rounded-md border border-hairline bg-raised px-3 py-2 text-sm">
      <Icon name={snapshot ? 'hourglass' : 'check'} size={18} className="mt-0.5 shrink-0 text-muted" />
      <span>{snapshot ? describeSnapshot(snapshot) : describeNewer(asOf)}</span>
    </p>
  )
}

function describeSnapshot({ throughWeek: week, takenAt }: SnapshotSeason): string {
  const saved = `Saved on ${formatDay(takenAt)}, ${week === 0 ? 'before week 1' : `after week ${week}`}.`
  return apiBase === null ? saved : `${saved} Newer results appear once the live server is back.`
}

const describeNewer = (asOf: string | null) =>
  asOf === null
    ? 'Updated since this page was saved.'
    : `Updated since this page was saved: as of ${formatMoment(asOf)}.`

interface SnapshotNoteProps {
  /** Undefined once the league comes from elsewhere. */
  snapshot: SnapshotSeason | undefined
  /** When its newer results were read. */
  asOf?: string | null
}
