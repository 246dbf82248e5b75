import { shortName } from '../../parts/player/player-labels.ts'
import { describeReplacement } from '../../parts/team/describe-alert.ts'
import { formatSigned } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { LineupNote } from './lineup-notes.ts'

/** Under a player's name, on phones beside the slot. Spans only, since it may be in a button. */
export function LineupNoteLine({ note }: { note: LineupNote }) {
  if (note.kind === 'alert') {
    return (
      <span className="flex items-start gap-1 pl-17 text-sm text-worse @md:pl-0">
        <Icon name="warning" size={14} className="mt-0.5 shrink-0" />
        <span className="min-w-0">{describeReplacement(note.alert)}</span>
      </span>
    )
  }
  const { name, starterName, gain, isToCome, into } = note
  return (
    <span className="flex gap-1 pl-17 text-better text-sm @md:pl-0">
      <span aria-hidden="true">▲</span>
      <span className="sr-only">{labels[note.kind][isToCome ? 'toCome' : 'missed']}</span>
      <span className="min-w-0 truncate" dir="auto">
        {note.kind === 'better' ? (
          <span className="font-semibold">{shortName(name, null)}</span>
        ) : starterName === null ? (
          'in the empty slot'
        ) : (
          <>
            over <span className="font-semibold">{shortName(starterName, null)}</span>
          </>
        )}
      </span>
      {into !== null && (
        <span className="shrink-0 text-muted">
          <span className="sr-only">at </span>
          {into}
        </span>
      )}
      <span className="shrink-0 tabular-nums">{formatSigned(gain)}</span>
    </span>
  )
}

const labels = {
  better: { toCome: 'Better by the projections:', missed: 'Better on the bench:' },
  benched: { toCome: 'Better by the projections', missed: 'Better' },
}
