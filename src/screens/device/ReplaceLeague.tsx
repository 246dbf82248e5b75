/** Asks which league stays: the one on this device, or the one that a link has. Whoever makes a link can give it the ID of any league. */
import { useState } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { writeEasternMoment } from '../../domain/eastern-time.ts'
import { describeLeague } from '../../domain/identity.ts'
import type { LeagueOnDevice, OfferedLeague } from '../../engine/protocol.ts'
import { describeOrigin, describeWeek } from '../../parts/device/describe-origin.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { openSealed, type TakenLeague } from './open-sealed.ts'

interface ReplaceLeagueProps {
  taken: TakenLeague
  level?: 1 | 2
}

export function ReplaceLeague({ taken, level = 2 }: ReplaceLeagueProps) {
  const [problem, setProblem] = useState('')
  const { here, offered, link, bytes } = taken

  async function replace() {
    try {
      await openSealed(link, bytes, { replaces: true })
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'Couldn’t open the league.')
    }
  }

  return (
    <Message
      tone={problem ? 'error' : 'empty'}
      level={level}
      title="Which league do you want to keep?"
      text={
        problem || (
          <>
            On this device: <bdi>{here.name ?? describeLeague(here)}</bdi>, {describeHere(here)} In the link:{' '}
            <bdi>{offered.name}</bdi>, {describeOffered(offered)}
          </>
        )
      }
      detail="Replace it only if you trust whoever sent you the link. You can’t undo it."
      className="py-4"
    >
      <Button variant="primary" href={addressOf('league', { host: here.host, leagueId: here.leagueId })}>
        Keep the one on this device
      </Button>
      <Button onClick={replace}>Replace it with the link’s league</Button>
    </Message>
  )
}

function describeHere({ source, asOf, seasons, host }: LeagueOnDevice): string {
  const origin = source === null ? 'It can’t be read.' : describeOrigin({ source, asOf }, host, new Date())
  return `${seasons.join(', ')}. ${origin}`
}

function describeOffered({ seasons, sealedAt, throughWeek }: OfferedLeague): string {
  const sealed = writeEasternMoment(new Date(sealedAt))
  return `${seasons.join(', ')}${describeWeek(throughWeek)}, encrypted on ${sealed}.`
}
