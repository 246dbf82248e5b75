import { type FormEvent, useId, useState } from 'react'
import { hasEngine } from '../../client/engine.ts'
import { addressOf } from '../../client/site-base.ts'
import { demoLeagueId } from '../../domain/constants.ts'
import { navigate } from '../../stores/location.ts'
import { Button } from '../../ui/Button.tsx'
import { readLeagueEntry } from './league-entry.ts'

const field = 'league'

/** Opens any league by its ESPN id or a pasted address; otherwise it says what is wrong. */
export function OpenLeague({ label = 'Open a league' }: { label?: string }) {
  const id = useId()
  const [problem, setProblem] = useState('')

  function open(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // Reads the field and not state: the reader may have typed before hydration.
    const entry = readLeagueEntry(String(new FormData(event.currentTarget).get(field) ?? ''))
    if ('problem' in entry) {
      setProblem(entry.problem)
      return
    }
    const { espnLeagueId, season } = entry
    navigate(addressOf('overview', season === undefined ? { espnLeagueId } : { espnLeagueId, season }))
  }

  return (
    <form onSubmit={open} noValidate className="w-full max-w-xl">
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
          placeholder="League id or ESPN address"
          name={field}
          onChange={() => setProblem('')}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-hint`}
          className="min-h-11 min-w-0 grow rounded-md border border-outline bg-surface px-3 placeholder:text-muted aria-invalid:border-worse"
        />
        <Button type="submit" variant="primary" className="sm:min-h-11">
          Open
        </Button>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 min-h-10 text-muted text-sm">
        {problem ? (
          <span role="alert" className="text-worse">
            {problem}
          </span>
        ) : (
          'The number after leagueId= in your league’s address on fantasy.espn.com.'
        )}
      </p>
      {hasEngine && (
        <p className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <a
            href={addressOf('league', { espnLeagueId: demoLeagueId })}
            className="thumb font-medium text-accent hover:underline"
          >
            Try a demo league
          </a>
          <a href={addressOf('privateLeague')} className="thumb font-medium text-accent hover:underline">
            Open a private league
          </a>
          <a href={addressOf('device')} className="thumb font-medium text-accent hover:underline">
            Leagues on this device
          </a>
        </p>
      )}
    </form>
  )
}
