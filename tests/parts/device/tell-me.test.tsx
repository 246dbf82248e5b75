/** "Tell me" as a reader sees it: what the dialog says in each state, and what becomes of a choice. */
import { parseHTML } from 'linkedom'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import TellMe from '../../../src/parts/device/TellMe.tsx'
import { type StubbedPush, stubPush } from '../../client/support/stub-push.ts'

const teams = [{ leagueRef: { host: 'espn', leagueId: '105' }, teamId: 105260001 }] as const
let root: Root | null = null
let main: HTMLElement

afterEach(async () => {
  flushSync(() => root?.unmount())
  // React's own work after it still has the document.
  await new Promise((resolve) => setImmediate(resolve))
  vi.unstubAllGlobals()
})

/** The control in a page with the dialog open. */
async function openDialog(state: Partial<StubbedPush> = {}, change: () => void = () => {}) {
  const browser = stubPush(state)
  change()
  const { window, document } = parseHTML('<!doctype html><html><body><main></main></body></html>')
  Object.assign(window.HTMLElement.prototype, { showModal() {}, close() {} })
  for (const name of ['Notification', 'PushManager', 'fetch', 'localStorage'])
    Object.assign(window, { [name]: Reflect.get(globalThis, name) })
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', document)
  main = document.querySelector('main') as unknown as HTMLElement
  root = createRoot(main)
  flushSync(() => root?.render(<TellMe teams={teams} />))
  press('Tell me')
  return browser
}

const buttons = () => [...main.querySelectorAll('button')]
const buttonNamed = (name: string) => buttons().find(({ textContent }) => textContent === name)
const press = (name: string) =>
  flushSync(() => void buttonNamed(name)?.dispatchEvent(new window.Event('click', { bubbles: true })))
const says = (words: string | RegExp) => vi.waitFor(() => expect(main.textContent).toMatch(words))
const checked = () => [...main.querySelectorAll('input')].map((input) => input.checked)

it.each([
  ['This needs a server', { publicKey: null }, () => {}],
  ['Notices are blocked for this site', { permission: 'denied' }, () => {}],
  ['This needs a secure address', {}, () => vi.stubGlobal('isSecureContext', false)],
  ['This browser shows no notices', {}, () => vi.stubGlobal('navigator', { userAgent: 'Old', maxTouchPoints: 0 })],
  ['Add this site to your home screen first', {}, () => vi.stubGlobal('navigator', { userAgent: 'iPhone' })],
] as const)('says why a device cannot be told: %s', async (words, state, change) => {
  await openDialog(state, change)
  await says(words)
  expect(buttonNamed('Save')).toBeUndefined()
})

it('asks again after a failure', async () => {
  await openDialog({}, () => vi.stubGlobal('fetch', async () => new Response(null, { status: 401 })))
  await says('This server requires an access token. Sign in, then try again.')
  vi.stubGlobal('fetch', async () => Response.json({ public_key: 'AAAA' }))
  press('Try again')
  await says('At most six notices a week and team')
})

it('saves the choice, and ends it', async () => {
  const browser = await openDialog()
  await says('At most six notices')
  expect([checked(), buttonNamed('Turn off')]).toEqual([[true, true, true], undefined])
  press('Save')
  await says('Saved. Notices are on.')
  expect(browser.stored()).toEqual(['105/105260001 at 1: lineup game week'])
  press('Turn off')
  await says('Notices are off.')
  expect([browser.stored(), browser.subscription, buttonNamed('Turn off')]).toEqual([[], null, undefined])
})

it('keeps the choices on the screen where the server does not take them', async () => {
  const detail = 'This server tells as many devices as it can.'
  const browser = await openDialog({ respond: () => Response.json({ detail }, { status: 503 }) })
  await says('At most six notices')
  press('Save')
  await says(detail)
  expect([checked(), browser.subscription]).toEqual([[true, true, true], null])
  expect(buttonNamed('Save')?.disabled).toBe(false)
})

it.each([
  ['denied', 'Notices are blocked for this site'],
  ['default', 'Select Save to be asked again.'],
] as const)('says what to do where the reader’s answer is “%s”', async (decides, words) => {
  await openDialog({ decides })
  await says('At most six notices')
  press('Save')
  await says(words)
})

it('says nothing of a team that the server will not tell of any more', async () => {
  const browser = await openDialog()
  await says('At most six notices')
  press('Save')
  await says('Saved. Notices are on.')
  flushSync(() => root?.unmount())
  browser.respond = () => Response.json({ detail: 'This season is over.' }, { status: 422 })
  root = createRoot(main)
  flushSync(() => root?.render(<TellMe teams={teams} />))
  expect(main.textContent).toContain('Notices are on for your team.')
  press('Tell me')
  await says('At most six notices')
  expect([buttonNamed('Turn off'), browser.subscription]).toEqual([undefined, null])
})
