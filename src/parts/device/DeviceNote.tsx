/** Import progress of a league, and for leagues that this browser read from their host the time of reading. */
import { useStore } from '@nanostores/react'
import { callEngine } from '../../client/engine.ts'
import type { ResponseAge } from '../../contract/response-headers.ts'
import { hostTitles, type LeagueRef, nameLeague } from '../../domain/identity.ts'
import { $deviceFailures, $deviceNotes, $deviceProgress } from '../../stores/device.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { leagueRefOf } from '../league/league-ref.ts'
import type { LeagueResponse } from '../league/league-view.ts'
import { describeOrigin } from './describe-origin.ts'

interface DeviceNoteProps {
  leagueRef: LeagueRef
  league: LeagueResponse
  /** The season that the screen requested. */
  season: number | null
  /** Of the league. */
  age: ResponseAge
}

export function DeviceNote({ leagueRef, league, season, age }: DeviceNoteProps) {
  const isPartial = league.isPartial === true
  const { device } = age
  // A call that cannot respond yet reports the progress of its import.
  const rest = useResource('draftComplete', isPartial && !device ? { ...leagueRef, season: season ?? undefined } : null)
  const onDevice = useStore($deviceProgress).get(nameLeague(leagueRef))
  const progress = onDevice ?? (isPartial && rest.status === 'loading' ? rest.progress : null)
  const failed = useStore($deviceFailures).get(nameLeague(leagueRef))
  const failure = device ? failed : rest.status === 'failed' ? rest.failure.message : undefined
  const notes = useStore($deviceNotes)
  if (!device && !isPartial) return null
  const { step, done, total } = progress ?? { step: '', done: 0, total: 0 }
  const reading = isPartial
    ? `Loading the rest of the season from ${hostTitles[leagueRef.host]}`
    : progress && `Checking ${hostTitles[leagueRef.host]} for updates`
  return (
    <div className="flex flex-col gap-1 text-muted text-sm print:hidden">
      {isPartial && failure !== undefined ? (
        <RestFailed failure={failure} onRetry={device ? () => readRest(league) : rest.reload} />
      ) : reading ? (
        <div className="max-w-xl">
          <Progress
            label={`Import of ${league.name}`}
            step={`${reading}${step && `: ${step}`}`}
            done={done}
            total={total}
          />
        </div>
      ) : (
        device && (
          <p role="status" className="flex items-start gap-2">
            <Icon name="check" size={16} className="mt-0.5 shrink-0" />
            <span className="min-w-0 tabular-nums">
              {describeOrigin({ ...device, asOf: age.asOf }, leagueRef.host, new Date())}
            </span>
            <DownloadButton
              text="Recap page"
              label="Make a recap page"
              save={async () => (await import('./save-recap.tsx')).saveRecap(league)}
            />
          </p>
        )
      )}
      {notes.map((note) => (
        <p key={note} role="note" className="flex items-start gap-2">
          <Icon name="info" size={16} className="mt-0.5 shrink-0" />
          <span className="min-w-0">{note}</span>
        </p>
      ))}
    </div>
  )
}

/** The loaded part stays on the page; the rest can be requested again. */
function RestFailed({ failure, onRetry }: { failure: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="flex min-w-0 max-w-3xl items-start gap-2">
        <Icon name="info" size={16} className="mt-0.5 shrink-0" />
        <span className="min-w-0">
          Couldn’t load the rest of the season. Everything loaded so far is safe. {failure}
        </span>
      </p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  )
}

/** Reports progress and failure as for any import. */
function readRest(league: LeagueResponse): void {
  const leagueRef = leagueRefOf(league)
  if (!leagueRef || league.season === null) return
  const key = { ...leagueRef, season: league.season }
  callEngine((engine) => engine.refresh(key)).catch(() => {})
}
