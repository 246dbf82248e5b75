import { describe, expect, it } from 'vitest'
import { requestRound } from '../../src/client/beacon.ts'
import { beaconOrigins, quicknet } from '../../src/domain/beacon.ts'

const round = 1000
const pathOf = (origin: string) => `${origin}/${quicknet.chainHash}/public/${round}`

/** A network in which each origin answers with this; left out, it cannot be reached. */
function network(answers: Readonly<Record<string, () => Response>>) {
  const asked: string[] = []
  const send = (async (input: string, init?: RequestInit) => {
    asked.push(input)
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' })
    const answer = answers[new URL(input).origin]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  }) as typeof fetch
  return { asked, send }
}

const genuine = () => Response.json({ round, randomness: 'r', signature: 'genuine' })
const isGenuine = (signature: string) => signature === 'genuine'
const [first, second, third, fourth] = beaconOrigins

describe('a round of the beacon', () => {
  it('comes from the first that has it', async () => {
    const { asked, send } = network({ [first]: genuine, [second]: genuine })
    expect(await requestRound(round, isGenuine, send)).toEqual({ status: 'known', signature: 'genuine' })
    expect(asked).toEqual([pathOf(first)])
  })

  it('comes from the last if the others are away, broken, or send something else', async () => {
    const { asked, send } = network({
      [first]: () => new Response('none', { status: 404 }),
      [second]: () => new Response('<html>Sign in</html>'),
      [third]: () => Response.json({ round, signature: 'forged' }),
      [fourth]: genuine,
    })
    expect(await requestRound(round, isGenuine, send)).toEqual({ status: 'known', signature: 'genuine' })
    expect(asked).toEqual(beaconOrigins.map(pathOf))
  })

  it('is unknown without network, and says how many sent another value', async () => {
    expect(await requestRound(round, isGenuine, network({}).send)).toEqual({ status: 'unknown', invalidResponses: 0 })
    const forged = () => Response.json({ round, signature: 'forged' })
    const { send } = network({ [first]: forged, [third]: forged })
    expect(await requestRound(round, isGenuine, send)).toEqual({ status: 'unknown', invalidResponses: 2 })
  })
})
