/** Where a league's data came from, and how far the rest of it is: one line, where this browser reads it from ESPN. */
import { useStore } from '@nanostores/react'
import type { EngineOrigin } from '../../engine/protocol.ts'
import { $deviceNotes, $deviceProgress } from '../../stores/device.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { LeagueAnswer } from '../league/league-tab.ts'
import { wordOrigin } from './word-origin.ts'

interface DeviceNoteProps {
  espnLeagueId: number
  league: LeagueAnswer
  /** Absent where a server or a snapshot answered. */
  origin?: EngineOrigin
}

export function DeviceNote({ espnLeagueId, league, origin }: DeviceNoteProps) {
  const isPartial = league.is_partial === true
  const progress = useStore($deviceProgress).get(espnLeagueId)
  const notes = useStore($deviceNotes)
  if (!origin && !isPartial) return null
  const { step, done, total } = progress ?? { step: '', done: 0, total: 0 }
  const count = total > 0 ? ` (${done} of ${total})` : ''
  const reading = isPartial
    ? 'The rest of the season is being read from ESPN'
    : progress && 'Asking ESPN for what is new'
  return (
    <div className="flex flex-col gap-1 text-muted text-sm print:hidden">
      <p role="status" className="flex items-start gap-2">
        <Icon name={reading ? 'hourglass' : 'check'} size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0 tabular-nums">
          {reading ? `${reading}${step && `: ${step}`}${count}.` : origin && wordOrigin(origin, new Date())}
        </span>
        {origin && !reading && (
          <DownloadButton
            text="Recap page"
            label="Make a recap page"
            save={async () => (await import('./save-recap.tsx')).saveRecap(league)}
          />
        )}
      </p>
      {notes.map((note) => (
        <p key={note} role="note" className="flex items-start gap-2">
          <Icon name="info" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{note}</span>
        </p>
      ))}
    </div>
  )
}
