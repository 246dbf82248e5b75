/** Removes a league from this device. Other leagues that came with it in its encrypted file go, too, so the reader agrees to these first. */
import { useState } from 'react'
import { callEngine } from '../../client/engine.ts'
import type { StoredLeague } from '../../contract/stored-leagues.ts'
import { describeHostLeague, nameLeague } from '../../domain/identity.ts'
import type { NamedLeague } from '../../engine/protocol.ts'
import { Button } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { forgetLeague } from './forget-league.ts'

interface RemoveLeagueProps {
  league: StoredLeague
  name: string
  /** The name of a league that is being read from its host: a removal waits for it. */
  loading: string | null
  onProblem: (failure: unknown) => void
}

export function RemoveLeague({ league, name, loading, onProblem }: RemoveLeagueProps) {
  const [others, setOthers] = useState<NamedLeague[]>([])
  const [isRemoving, setRemoving] = useState(false)

  async function start() {
    try {
      const { host, leagueId } = league
      const found = await callEngine((engine): Promise<NamedLeague[]> => engine.listRemovedWith({ host, leagueId }))
      if (found.length > 0) setOthers(found)
      else await remove()
    } catch (failure) {
      onProblem(failure)
    }
  }

  /** While a league is being read, this waits until that has ended. */
  async function remove() {
    setOthers([])
    setRemoving(true)
    await forgetLeague(league).catch(onProblem)
    setRemoving(false)
  }

  return (
    <>
      <Button label={`Remove ${name} from this device`} onClick={start} disabled={isRemoving}>
        {isRemoving ? 'Removing…' : 'Remove'}
      </Button>
      <p role="status" className="order-last basis-full text-muted text-sm empty:hidden">
        {isRemoving && loading !== null && (
          <>
            This starts once <bdi>{loading}</bdi> has loaded.
          </>
        )}
      </p>
      {others.length > 0 && (
        <Modal title={`Remove ${others.length + 1} leagues?`} onClose={() => setOthers([])}>
          <p>They came in one encrypted file, and go together:</p>
          <ul className="mt-2 list-disc pl-5 tabular-nums">
            {[{ ...league, name }, ...others].map((one) => (
              <li key={nameLeague(one)}>
                <bdi>{one.name ?? describeHostLeague(one)}</bdi>, {one.seasons.join(', ')}
              </li>
            ))}
          </ul>
          <p className="mt-2 text-muted">To open them again, you need the link, and the file if it came in a chat.</p>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button onClick={() => setOthers([])}>Keep them</Button>
            <Button variant="primary" onClick={remove}>
              Remove all of them
            </Button>
          </div>
        </Modal>
      )}
    </>
  )
}
