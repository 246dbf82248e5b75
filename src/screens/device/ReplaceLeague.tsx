/** Asks which league stays: the one on this device, or the one that a link has. Whoever makes a link can give it the ID of any league. */
import { useState } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { writeEasternMoment } from '../../domain/eastern-time.ts'
import { describeHostLeague, nameLeague } from '../../domain/identity.ts'
import type { LeagueOnDevice, NamedLeague, OfferedLeague, OpenSealedOptions } from '../../engine/protocol.ts'
import { describeOrigin, describeWeek } from '../../parts/device/describe-origin.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { openSealed, type TakenLeague } from './open-sealed.ts'

interface ReplaceLeagueProps {
  taken: TakenLeague
  level?: 1 | 2
}

export function ReplaceLeague({ taken: first, level = 2 }: ReplaceLeagueProps) {
  const [problem, setProblem] = useState('')
  // Another tab may change what is on the device while the question is open.
  const [taken, setTaken] = useState(first)
  const { here, link, bytes, isJoinedOnly } = taken
  const isOne = here.length === 1
  const [one] = here

  async function open(options: OpenSealedOptions) {
    try {
      const stillTaken = await openSealed(link, bytes, options)
      if (stillTaken) setTaken(stillTaken)
    } catch (failure) {
      setProblem(failure instanceof Error ? failure.message : 'Couldn’t open the league.')
    }
  }

  return (
    <Message
      tone={problem ? 'error' : 'empty'}
      level={level}
      title={isOne ? 'Which league do you want to keep?' : 'Which leagues do you want to keep?'}
      text={problem || <TakenLeagues {...taken} />}
      detail={`Replace ${isOne ? 'it' : 'them'} only if you trust whoever sent you the link. You can’t undo it.`}
      className="py-4"
    >
      {isJoinedOnly ? (
        <Button variant="primary" onClick={() => open({ keepsJoined: true })}>
          Keep mine, and open the link’s league
        </Button>
      ) : (
        one && (
          <Button variant="primary" href={addressOf('league', { host: one.host, leagueId: one.leagueId })}>
            {isOne ? 'Keep the one on this device' : 'Keep those on this device'}
          </Button>
        )
      )}
      <Button onClick={() => open({ replaces: true })}>
        {isOne ? 'Replace it with the link’s league' : 'Replace them with the link’s leagues'}
      </Button>
    </Message>
  )
}

function TakenLeagues({ here, offered }: TakenLeague) {
  return (
    <>
      <span className="block">
        On this device:{' '}
        {here.map((league) => (
          <span key={nameLeague(league)}>
            <LeagueName league={league} /> {describeHere(league)}{' '}
          </span>
        ))}
      </span>
      <span className="mt-2 block">
        In the link: <LeagueName league={offered} /> {describeOffered(offered)}
        {offered.joined.map((league, index) => (
          <span key={nameLeague(league)}>
            {index === 0 ? ' It’s joined with ' : ', and with '}
            <LeagueName league={league} /> {league.seasons.join(', ')}
            {index === offered.joined.length - 1 && '.'}
          </span>
        ))}
      </span>
    </>
  )
}

/** Two leagues of one history often have one name: the host and the ID tell them apart. */
function LeagueName({ league }: { league: NamedLeague }) {
  const id = describeHostLeague(league)
  if (league.name === null) return `${id},`
  return (
    <>
      <bdi>{league.name}</bdi> ({id}),
    </>
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
