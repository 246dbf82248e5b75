import { apiBase } from '../../client/urls.ts'
import type { SnapshotSeason } from '../../contract/snapshot.ts'
import { formatDay } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'

/** The date of a running season's snapshot; nothing for a finished season. */
export function SnapshotNote({ snapshot }: { snapshot: SnapshotSeason | undefined }) {
  if (!snapshot || snapshot.throughWeek === null) return null
  const { throughWeek: week, takenAt } = snapshot
  return (
    <p role="note" className="flex items-start gap-2 rounded-md border border-hairline bg-raised px-3 py-2 text-sm">
      <Icon name="hourglass" size={18} className="mt-0.5 shrink-0 text-muted" />
      <span>
        Saved on {formatDay(takenAt)}, {week === 0 ? 'before week 1' : `after week ${week}`}.
        {apiBase !== null && ' Newer results appear once the live server is back.'}
      </span>
    </p>
  )
}
