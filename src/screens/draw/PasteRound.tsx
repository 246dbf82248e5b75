import { useState } from 'react'
import { beaconOrigins, pathOfRound } from '../../domain/beacon.ts'
import { EntryForm, EntryProblem } from '../../ui/EntryForm.tsx'
import { Section } from '../../ui/Section.tsx'
import { readPastedRound } from './pasted-round.ts'

interface PasteRoundProps {
  round: number
  /** Whether the signature is the beacon's. */
  onSignature: (signature: string) => Promise<boolean>
}

/** For readers whose network does not let this page reach the beacon. */
export function PasteRound({ round, onSignature }: PasteRoundProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const address = beaconOrigins[0] + pathOfRound(round)

  async function enter(text: string) {
    const pasted = readPastedRound(text, round)
    if ('problem' in pasted) return setProblem(pasted.problem)
    const isGenuine = await onSignature(pasted.signature).catch(() => null)
    if (isGenuine === null) setProblem('A part of this page didn’t load. Check your connection and try again.')
    else if (!isGenuine) setProblem(forged(round))
  }

  return (
    <Section title="Paste the random value">
      <p className="mb-3 [overflow-wrap:anywhere]">
        Open{' '}
        <a className="text-accent underline" href={address}>
          {address}
        </a>{' '}
        on any device, and paste what it shows.
      </p>
      <EntryForm
        label={`Round ${round}`}
        action="Check"
        placeholder='{"round":…,"signature":"…"}'
        isWrong={problem !== null}
        note={
          problem ? <EntryProblem>{problem}</EntryProblem> : 'Its signature is checked here before anything is drawn.'
        }
        onEntry={enter}
      />
    </Section>
  )
}

const forged = (round: number) =>
  `The beacon didn’t sign this as round ${round}: it is forged, cut off, or of another round. Paste all that the link above shows.`
