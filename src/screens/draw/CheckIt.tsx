import { beaconOrigins, pathOfRound } from '../../domain/beacon.ts'
import { randomnessOf } from '../../domain/draft-draw.ts'
import { CopyField } from '../../ui/CopyField.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { checkLines } from './check-lines.ts'

interface CheckItProps {
  /** The rule's text. */
  text: string
  round: number
  signature: string | null
}

/** What a member needs who trusts nobody: the rule's text, the value, and the lines. */
export function CheckIt({ text, round, signature }: CheckItProps) {
  const call = `await drawOrder(${JSON.stringify(text)}, ${signature === null ? 'randomness' : `'${randomnessOf(signature)}'`})`
  const address = beaconOrigins[0] + pathOfRound(round)
  return (
    <Fold isEverywhere summary="Check it yourself, without this site" className="print:hidden">
      <div className="mt-2 flex flex-col gap-4">
        <p>
          Paste the lines into a browser’s console (F12), then the call below them. The random value is what the beacon
          calls <code>randomness</code> in round {round}:{' '}
          <a className="text-accent underline [overflow-wrap:anywhere]" href={address}>
            {address}
          </a>
        </p>
        <CopyField label="The lines" text={checkLines} />
        <CopyField label="The call" text={call} />
      </div>
    </Fold>
  )
}
