/** A browser that can be told, and the server that it asks. */
import { vi } from 'vitest'
import { type PushRequest, pushPath, pushRemovePath } from '../../../src/contract/push.ts'
import { stubStorages } from '../../support/stub-storages.ts'

export interface StubbedPush {
  permission: NotificationPermission
  /** What the reader says when asked; default: the dialog was closed. */
  decides: NotificationPermission
  /** The server's key; null: it tells no device. */
  publicKey: string | null
  /** Its response to a change, 200 if left out. */
  respond: (path: string, body: PushRequest) => Response | undefined
  /** What the browser is subscribed with. */
  subscription: { endpoint: string; key: string } | null
  /** What the server has, as 'league/team: choices'. */
  stored: () => string[]
  changes: { path: string; body: PushRequest }[]
}

/** Base64url of the bytes of a text: a key that both sides can compare. */
export const keyNamed = (name: string) => Buffer.from(name).toString('base64url')

export function stubPush(more: Partial<StubbedPush> = {}): StubbedPush {
  stubStorages()
  let made = 0
  const stored = new Map<string, readonly string[]>()
  const state: StubbedPush = {
    permission: 'default',
    decides: 'granted',
    publicKey: keyNamed('first key'),
    respond: () => undefined,
    subscription: null,
    stored: () => [...stored].map(([team, kinds]) => `${team}: ${kinds.join(' ')}`),
    changes: [],
    ...more,
  }
  const read = () => {
    if (!state.subscription) return null
    const { endpoint, key } = state.subscription
    return {
      endpoint,
      options: { applicationServerKey: new Uint8Array(Buffer.from(key, 'base64url')).buffer },
      toJSON: () => ({ endpoint, keys: { p256dh: 'public', auth: `secret of ${endpoint}` } }),
      unsubscribe: async () => {
        state.subscription = null
        return true
      },
    }
  }
  const pushManager = {
    getSubscription: async () => read(),
    subscribe: async ({ applicationServerKey: key }: { applicationServerKey: string }) => {
      if (state.subscription && state.subscription.key !== key) throw new Error('InvalidStateError')
      state.subscription ??= { endpoint: `https://push.example/${++made}`, key }
      return read()
    },
  }
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return state.permission
    },
    requestPermission: async () => {
      if (state.permission === 'default') state.permission = state.decides
      return state.permission
    },
  })
  vi.stubGlobal('navigator', {
    userAgent: 'Chrome',
    maxTouchPoints: 0,
    serviceWorker: {
      register: async () => {},
      ready: Promise.resolve({ pushManager }),
      getRegistration: async () => ({ pushManager }),
    },
  })
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    if (method !== 'POST')
      return state.publicKey === null
        ? new Response('<!doctype html>', { status: 404 })
        : Response.json({ public_key: state.publicKey })
    const read = JSON.parse(String(body)) as PushRequest & { kinds?: readonly string[] }
    state.changes.push({ path, body: read })
    const refusal = state.respond(path, read)
    if (refusal) return refusal
    const name = `${read.host_league_id}/${read.team_id} at ${read.endpoint.slice(-1)}`
    if (path === pushRemovePath) stored.delete(name)
    if (path === pushPath) stored.set(name, read.kinds ?? [])
    return Response.json({})
  })
  vi.stubGlobal('window', globalThis)
  return state
}
