/** Opens a sealed league from its link and encrypted file. */
import { useCallback, useEffect, useState } from 'react'
import { CallFailure } from '../../client/call-failure.ts'
import { addressOf } from '../../client/site-base.ts'
import type { SealedLink } from '../../contract/sealed-link.ts'
import '../../stores/device.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { DropFiles } from './DropFiles.tsx'
import { LinkField } from './LinkField.tsx'
import { hasBrokenLink, openSealed, type TakenLeague, takenLink } from './open-sealed.ts'
import { ReplaceLeague } from './ReplaceLeague.tsx'

type State =
  | { kind: 'asking' }
  | { kind: 'opening' }
  | { kind: 'failed'; problem: string }
  /** The link is whole, and its file was sent with it. */
  | { kind: 'file-missing' }
  | { kind: 'taken'; taken: TakenLeague }

export function OpenSealedScreen() {
  const [link, setLink] = useState<SealedLink | null>(null)
  const [state, setState] = useState<State>({ kind: 'opening' })

  const open = useCallback(async (wanted: SealedLink) => {
    setLink(wanted)
    setState({ kind: 'opening' })
    try {
      const taken = await openSealed(wanted, null)
      if (taken) setState({ kind: 'taken', taken })
    } catch (failure) {
      if (failure instanceof CallFailure && failure.status === 404) return setState({ kind: 'file-missing' })
      setState({ kind: 'failed', problem: failure instanceof Error ? failure.message : 'Couldn’t open the league.' })
    }
  }, [])

  useEffect(() => {
    const taken = takenLink()
    if (taken) open(taken)
    else if (hasBrokenLink()) setState({ kind: 'failed', problem: brokenLink })
    else setState({ kind: 'asking' })
  }, [open])

  if (state.kind === 'opening')
    return (
      <p role="status" aria-busy="true" className="py-12 text-center text-muted">
        Opening the league…
      </p>
    )
  if (state.kind === 'taken') return <ReplaceLeague taken={state.taken} level={1} />
  return (
    <div className="flex flex-col gap-6">
      {state.kind === 'failed' && (
        <Message tone="error" level={1} title="Couldn’t open the league" text={state.problem} className="py-4">
          {link && (
            <Button variant="primary" onClick={() => open(link)}>
              Try again
            </Button>
          )}
          <Button href={addressOf('device')}>Leagues on this device</Button>
        </Message>
      )}
      {state.kind === 'file-missing' && (
        <header>
          <h1 className="scoreboard text-4xl">One more step: choose the file that your commissioner sent</h1>
          <p className="mt-2 max-w-2xl text-muted">
            Save the file from your chat, then choose it here. The link has the key that opens it; from then on the
            league is on this device.
          </p>
        </header>
      )}
      {state.kind === 'asking' && <h1 className="scoreboard text-4xl">Open your league</h1>}
      {link === null && <LinkField label="Paste your league’s link" onLink={open} />}
      <DropFiles link={link} />
    </div>
  )
}

const brokenLink = 'This link is incomplete. Tap it again, or copy all of it from the message.'
