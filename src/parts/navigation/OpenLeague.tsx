import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { hasEngine, keepsFiles } from '../../client/engine.ts'
import { forgetShown } from '../../client/private-leagues.ts'
import { addressOf } from '../../client/site-base.ts'
import { demoLeague } from '../../domain/constants.ts'
import { navigate } from '../../stores/location.ts'
import { browserQueryClient } from '../../stores/queries.ts'
import { EntryForm, EntryProblem } from '../../ui/EntryForm.tsx'
import { describeEntry, type HostUser, type LeagueEntry, readLeagueEntry } from './league-entry.ts'
import { UserLeagues } from './UserLeagues.tsx'

/** Opens any league by its id or URL, or lists a user's leagues; otherwise describes the error. */
export function OpenLeague({ label = 'Open a league' }: { label?: string }) {
  /** The current entry: while typing only recognized text, after submission also errors. */
  const [entry, setEntry] = useState<LeagueEntry | null>(null)
  const [user, setUser] = useState<HostUser | null>(null)

  function read(text: string) {
    const typed = readLeagueEntry(text)
    setEntry('problem' in typed ? null : typed)
    setUser(null)
  }

  function open(text: string) {
    const submitted = readLeagueEntry(text)
    setEntry(submitted)
    if ('league' in submitted) {
      forgetShown(submitted.league)
      navigate(addressOf('overview', { ...submitted.league }))
    }
    setUser('user' in submitted ? submitted.user : null)
  }

  function lookUp(maybe: HostUser) {
    setEntry({ user: maybe })
    setUser(maybe)
  }

  return (
    <div className="w-full">
      <EntryForm
        label={label}
        placeholder="League ID, URL, or Sleeper username"
        isWrong={entry !== null && 'problem' in entry}
        note={<EntryNote entry={entry} onLookUp={lookUp} />}
        onText={read}
        onEntry={open}
      />
      {user && (
        <QueryClientProvider client={browserQueryClient()}>
          <UserLeagues {...user} />
        </QueryClientProvider>
      )}
      <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {hasEngine && <OtherWay href={addressOf('league', { ...demoLeague })}>Try a demo league</OtherWay>}
        <OtherWay href={addressOf('privateLeague')}>Private league, or Yahoo?</OtherWay>
        {keepsFiles && <OtherWay href={addressOf('device')}>Leagues on this device</OtherWay>}
      </p>
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
    return 'ESPN: the number after leagueId= in your league’s URL. Sleeper: @username or your league’s URL. Yahoo: see “Private league, or Yahoo?”.'
  }
  if (!('problem' in entry)) return <span role="status">{describeEntry(entry)}</span>
  const { problem, maybe } = entry
  return (
    <EntryProblem>
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
    </EntryProblem>
  )
}

function OtherWay({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="thumb font-medium text-accent hover:underline">
      {children}
    </a>
  )
}
