import { useState } from 'react'
import { apiBase } from '../../client/urls.ts'
import { isBeforeSnapshot, type SnapshotSeason } from '../../contract/snapshot.ts'
import { formatDay, formatMoment } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'

/**
 * The date of a running season's snapshot; nothing for a finished season. Once other results have replaced it, the note stays where it is
 * and says so.
 */
export function SnapshotNote({ snapshot, asOf = null }: SnapshotNoteProps) {
  const [first] = useState(snapshot)
  if (!first || first.throughWeek === null) return null
  return (
    <p role="note" className="flex items-start gap-2 rounded-md border border-hairline bg-raised px-3 py-2 text-sm">
      <Icon name={snapshot ? 'hourglass' : 'check'} size={18} className="mt-0.5 shrink-0 text-muted" />
      <span className="grid *:col-start-1 *:row-start-1">
        <span>{snapshot ? describeSnapshot(snapshot) : describeReplaced(first, asOf)}</span>
        {/* Its room: on a phone the first text may have a line more. */}
        {!snapshot && (
          <span aria-hidden="true" className="invisible">
            {describeSnapshot(first)}
          </span>
        )}
      </span>
    </p>
  )
}

function describeSnapshot({ throughWeek: week, takenAt }: SnapshotSeason): string {
  const saved = `Saved on ${formatDay(takenAt)}, ${week === 0 ? 'before week 1' : `after week ${week}`}.`
  return apiBase === null ? saved : `${saved} Newer results appear once the live server is back.`
}

function describeReplaced(snapshot: SnapshotSeason, asOf: string | null): string {
  if (asOf === null) return 'Updated since this page was saved.'
  // The server may have read the league before the page was saved.
  return isBeforeSnapshot(asOf, snapshot)
    ? `As of ${formatMoment(asOf)}.`
    : `Updated since this page was saved: as of ${formatMoment(asOf)}.`
}

interface SnapshotNoteProps {
  /** Undefined once the league comes from elsewhere. */
  snapshot: SnapshotSeason | undefined
  /** When these results were read. */
  asOf?: string | null
}
