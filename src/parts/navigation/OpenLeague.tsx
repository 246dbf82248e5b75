import { QueryClientProvider } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { hasEngine } from '../../client/engine.ts'
import { addressOf } from '../../client/site-base.ts'
import { demoLeague } from '../../domain/constants.ts'
import { navigate } from '../../stores/location.ts'
import { browserQueryClient } from '../../stores/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { describeEntry, type HostUser, type LeagueEntry, readLeagueEntry } from './league-entry.ts'
import { UserLeagues } from './UserLeagues.tsx'

const field = 'league'

/** Opens any league by its id or URL, or lists a user's leagues; otherwise describes the error. */
export function OpenLeague({ label = 'Open a league' }: { label?: string }) {
  const id = useId()
  /** The current entry: while typing only recognized text, after submission also errors. */
  const [entry, setEntry] = useState<LeagueEntry | null>(null)
  const [user, setUser] = useState<HostUser | null>(null)

  function read(text: string) {
    const typed = readLeagueEntry(text)
    setEntry('problem' in typed ? null : typed)
    setUser(null)
  }

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Reads the field and not state: the reader may have typed before hydration.
    const submitted = readLeagueEntry(String(new FormData(event.currentTarget).get(field) ?? ''))
    setEntry(submitted)
    if ('league' in submitted) navigate(addressOf('overview', { ...submitted.league }))
    setUser('user' in submitted ? submitted.user : null)
  }

  function lookUp(maybe: HostUser) {
    setEntry({ user: maybe })
    setUser(maybe)
  }

  return (
    <div className="w-full">
      <form onSubmit={open} noValidate>
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <div className="mt-1.5 flex gap-2">
          <input
            id={id}
            type="text"
            inputMode="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="League ID, URL, or Sleeper username"
            name={field}
            onChange={({ target }) => read(target.value)}
            aria-invalid={entry !== null && 'problem' in entry}
            aria-describedby={`${id}-hint`}
            className="min-h-11 min-w-0 grow rounded-md border border-outline bg-surface px-3 placeholder:text-muted aria-invalid:border-worse"
          />
          <Button type="submit" variant="primary" className="sm:min-h-11">
            Open
          </Button>
        </div>
        <div id={`${id}-hint`} className="mt-1.5 min-h-10 text-muted text-sm">
          <EntryNote entry={entry} onLookUp={lookUp} />
        </div>
      </form>
      {user && (
        <QueryClientProvider client={browserQueryClient()}>
          <UserLeagues {...user} />
        </QueryClientProvider>
      )}
      {hasEngine && (
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <OtherWay href={addressOf('league', { ...demoLeague })}>Try a demo league</OtherWay>
          <OtherWay href={addressOf('privateLeague')}>Open a private league</OtherWay>
          <OtherWay href={addressOf('device')}>Leagues on this device</OtherWay>
        </p>
      )}
    </div>
  )
}

interface EntryNoteProps {
  /** Null: nothing recognized, or no entry yet. */
  entry: LeagueEntry | null
  onLookUp: (user: HostUser) => void
}

/** The recognized league or an error; before that the accepted formats. */
export function EntryNote({ entry, onLookUp }: EntryNoteProps) {
  if (!entry) {
    return 'ESPN: the number after leagueId= in your league’s URL. Sleeper: @username or your league’s URL.'
  }
  if (!('problem' in entry)) return <span role="status">{describeEntry(entry)}</span>
  const { problem, maybe } = entry
  return (
    <span role="alert" className="text-worse">
      {problem}
      {maybe && (
        <>
          {' Sleeper username? '}
          <button
            type="button"
            onClick={() => onLookUp(maybe)}
            className="thumb font-medium text-accent underline underline-offset-4"
          >
            Look up @{maybe.user}
          </button>
        </>
      )}
    </span>
  )
}

function OtherWay({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="thumb font-medium text-accent hover:underline">
      {children}
    </a>
  )
}
