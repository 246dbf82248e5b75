/** What a device asks of its browser and of the server, so that it hears of the reader's teams and of no others. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  choose,
  findAbility,
  followTeam,
  forgetWishes,
  isTold,
  readKinds,
  renewWishes,
  type ToldTeam,
} from '../../src/client/push.ts'
import { pushRemovePath } from '../../src/contract/push.ts'
import { keyNamed, stubPush } from './support/stub-push.ts'

afterEach(() => vi.unstubAllGlobals())

const teamIn = (leagueId: string, number: number): ToldTeam => ({
  leagueRef: { host: 'espn', leagueId },
  teamId: Number(`${leagueId}26000${number}`),
})
const [one, other, elsewhere] = [teamIn('105', 1), teamIn('105', 2), teamIn('106', 3)] as const
const firstKey = keyNamed('first key')
const offline = () => {
  throw new TypeError('Failed to fetch')
}

describe('a device can be told', () => {
  it('by a server with a key, of a secure site, where the browser can and the reader allows it', async () => {
    const browser = stubPush()
    expect(await findAbility()).toEqual({ kind: 'able', publicKey: firstKey })
    browser.permission = 'denied'
    expect(await findAbility()).toEqual({ kind: 'denied' })
    vi.stubGlobal('isSecureContext', false)
    expect(await findAbility()).toEqual({ kind: 'not-secure' })
    browser.publicKey = null
    expect(await findAbility()).toEqual({ kind: 'no-server' })
  })

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 5, 'not-installed'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, 'not-installed'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, 'not-supported'],
  ])('where its browser has no notices: %s with %i touch points', async (userAgent, maxTouchPoints, kind) => {
    stubPush()
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
    expect(await findAbility()).toEqual({ kind })
  })

  it('says what is wrong where the server wants a token, or cannot be reached', async () => {
    stubPush()
    vi.stubGlobal('fetch', async () => new Response(null, { status: 401 }))
    await expect(findAbility()).rejects.toThrow('This server requires an access token.')
    vi.stubGlobal('fetch', async () => offline())
    await expect(findAbility()).rejects.toThrow('Can’t reach the server.')
  })
})

describe('a choice', () => {
  it('subscribes the browser once, changes, and ends with the subscription', async () => {
    const browser = stubPush()
    expect(await choose([one, elsewhere], ['game', 'week'], firstKey)).toBe(true)
    expect(browser.stored()).toEqual([`105/${one.teamId} at 1: game week`, `106/${elsewhere.teamId} at 1: game week`])
    expect([isTold([one]), readKinds([elsewhere])]).toEqual([true, ['game', 'week']])
    await choose([one], ['lineup'], firstKey)
    expect(readKinds([one, elsewhere])).toEqual(['lineup', 'game', 'week'])
    await choose([one], [], firstKey)
    expect(browser.subscription).not.toBeNull()
    await choose([elsewhere], [], firstKey)
    expect([browser.stored(), browser.subscription, isTold([one, elsewhere])]).toEqual([[], null, false])
  })

  it.each(['denied', 'default'] as const)('stores nothing where the reader’s answer is “%s”', async (decides) => {
    const browser = stubPush({ decides })
    expect(await choose([one], ['game'], firstKey)).toBe(false)
    expect([browser.changes, browser.subscription, readKinds([one])]).toEqual([[], null, []])
  })

  it('ends the subscription of another team in the league, which is no longer the reader’s', async () => {
    const browser = stubPush()
    await choose([one], ['game'], firstKey)
    await choose([other], ['week'], firstKey)
    expect(browser.stored()).toEqual([`105/${other.teamId} at 1: week`])
  })

  it('of several leagues holds where the server takes it, and says for how many', async () => {
    const detail = 'This league isn’t on the server.'
    const browser = stubPush({
      respond: (_, { host_league_id: id }) => (id === '105' ? Response.json({ detail }, { status: 404 }) : undefined),
    })
    await expect(choose([one, elsewhere], ['game'], firstKey)).rejects.toThrow(`Saved for 1 of 2 teams. ${detail}`)
    expect([browser.stored(), readKinds([one]), readKinds([elsewhere])]).toEqual([
      [`106/${elsewhere.teamId} at 1: game`],
      [],
      ['game'],
    ])
    await choose([elsewhere], [], firstKey)
    await expect(choose([one], ['game'], firstKey)).rejects.toThrow(detail)
    expect(browser.subscription).toBeNull()
  })

  it('ends the browser’s subscription for another server’s key, which allows only one', async () => {
    const browser = stubPush({
      permission: 'granted',
      subscription: { endpoint: 'https://push.example/0', key: 'b2xk' },
    })
    await choose([one], ['game'], firstKey)
    expect(browser.subscription).toEqual({ endpoint: 'https://push.example/1', key: firstKey })
  })

  it.each([undefined, 'Etc/Unknown'])('has a zone also where the browser knows none: %s', async (timeZone) => {
    const browser = stubPush()
    const read = vi.spyOn(Intl, 'DateTimeFormat').mockReturnValue({
      resolvedOptions: () => ({ timeZone }),
    } as unknown as Intl.DateTimeFormat)
    await choose([one], ['game'], firstKey).finally(() => read.mockRestore())
    expect(browser.changes.map(({ body }) => 'zone' in body && body.zone)).toEqual(['UTC'])
  })
})

describe('the next visit', () => {
  it('asks for nothing where nothing was chosen, or the permission was taken back', async () => {
    const browser = stubPush()
    vi.stubGlobal('fetch', async () => offline())
    await renewWishes()
    stubPush()
    await choose([one], ['game'], firstKey)
    vi.stubGlobal('Notification', { permission: 'default' })
    vi.stubGlobal('fetch', async () => offline())
    await renewWishes()
    expect([isTold([one]), browser.changes]).toEqual([false, []])
  })

  it('changes nothing where all is as it was', async () => {
    const browser = stubPush()
    await choose([one], ['game'], firstKey)
    await renewWishes()
    expect(browser.changes).toHaveLength(1)
  })

  it('sends the choices once in a tab, as the server may have lost them', async () => {
    const browser = stubPush()
    await choose([one], ['game'], firstKey)
    sessionStorage.removeItem('push-sent')
    await renewWishes()
    await renewWishes()
    expect(browser.changes).toHaveLength(2)
    expect([browser.stored(), isTold([one])]).toEqual([[`105/${one.teamId} at 1: game`], true])
  })

  it('forgets a choice that the server refuses, and no other', async () => {
    const browser = stubPush()
    await choose([one, elsewhere], ['game'], firstKey)
    browser.respond = (_, { host_league_id: id }) =>
      id === '105' ? Response.json({ detail: 'This season is over.' }, { status: 422 }) : undefined
    await renewWishes({ always: true })
    expect([isTold([one]), isTold([elsewhere])]).toEqual([false, true])
    browser.respond = () => Response.json({ detail: 'Try again in 40 s.' }, { status: 429 })
    await expect(renewWishes({ always: true })).rejects.toThrow('Try again')
    expect(isTold([elsewhere])).toBe(true)
  })

  it('subscribes again where the browser has dropped its subscription', async () => {
    const browser = stubPush()
    await choose([one], ['game'], firstKey)
    browser.subscription = null
    await renewWishes()
    expect(browser.stored().at(-1)).toBe(`105/${one.teamId} at 2: game`)
  })

  it('subscribes again where the server has another key, whose notices the first subscription would not take', async () => {
    const browser = stubPush()
    await choose([one], ['game'], firstKey)
    browser.publicKey = keyNamed('second key')
    await renewWishes()
    expect(browser.subscription).toEqual({ endpoint: 'https://push.example/2', key: keyNamed('second key') })
    expect(browser.stored().at(-1)).toBe(`105/${one.teamId} at 2: game`)
  })
})

describe('another team', () => {
  it('that the reader chooses in the league takes the place of the one before at once', async () => {
    const browser = stubPush()
    await choose([one, elsewhere], ['game'], firstKey)
    await followTeam(['105'], other.teamId)
    expect(browser.stored()).toEqual([`106/${elsewhere.teamId} at 1: game`, `105/${other.teamId} at 1: game`])
    expect([readKinds([one]), readKinds([other])]).toEqual([[], ['game']])
    await followTeam(['105'], null)
    expect(browser.stored()).toEqual([`106/${elsewhere.teamId} at 1: game`])
  })

  it('is followed, and a league is forgotten, also without the server: what arrives for nobody ends', async () => {
    const browser = stubPush()
    await choose([one], ['game'], firstKey)
    browser.respond = offline
    await followTeam(['105'], other.teamId)
    expect([readKinds([one, other]), browser.subscription]).toEqual([[], null])
    browser.respond = () => undefined
    await choose([elsewhere], ['game'], firstKey)
    browser.respond = offline
    await forgetWishes([elsewhere.leagueRef])
    expect([readKinds([elsewhere]), browser.subscription]).toEqual([[], null])
    expect(browser.changes.at(-1)?.path).toBe(pushRemovePath)
  })
})
