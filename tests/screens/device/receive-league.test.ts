/** A league that the bookmark hands over: only from the window that opened this page, and only from Yahoo's. */
import { afterEach, expect, it, vi } from 'vitest'
import { handOver, yahooPagesUrl } from '../../../src/contract/hand-over.ts'
import type { DroppedFile } from '../../../src/contract/stored-leagues.ts'
import { receiveLeague } from '../../../src/screens/device/DropFiles.tsx'

afterEach(() => vi.unstubAllGlobals())

const bytes = new Uint8Array([1, 2, 3])
const handed = { kind: handOver.file, name: 'league.json.gz', bytes }

/** A page that Yahoo's opened. `opens`: whether the file has a league. */
function openPage({ opens = true } = {}) {
  const page = new EventTarget()
  const replies: unknown[] = []
  const opener = { postMessage: (data: unknown, target: string) => void replies.push([data, target]) }
  vi.stubGlobal('window', { opener })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const taken: DroppedFile[] = []
  const stop = receiveLeague(async (file) => {
    taken.push(file)
    return opens
  })
  const send = async (data: unknown, from: { source?: unknown; origin?: string } = {}) => {
    page.dispatchEvent(Object.assign(new Event('message'), { source: opener, origin: yahooPagesUrl, data, ...from }))
    await Promise.resolve()
    await Promise.resolve()
  }
  return { send, taken, replies, stop }
}

const ready = [handOver.ready, yahooPagesUrl]

it('is taken from the page that opened this one, which learns that it is open', async () => {
  const { send, taken, replies } = openPage()
  await send(handed)
  expect(taken).toEqual([{ path: 'league.json.gz', bytes }])
  expect(replies).toEqual([ready, [handOver.taken, yahooPagesUrl]])
})

it('stays with the bookmark where its file cannot be opened', async () => {
  const { send, taken, replies } = openPage({ opens: false })
  await send(handed)
  expect([taken.length, replies]).toEqual([1, [ready]])
})

it.each<[string, unknown, object]>([
  ['from another origin', handed, { origin: 'https://baseball.fantasysports.yahoo.com' }],
  ['from an origin that begins like it', handed, { origin: `${yahooPagesUrl}.example` }],
  ['from another window of that origin', handed, { source: {} }],
  ['from no window', handed, { source: null }],
  ['of another kind', { ...handed, kind: handOver.taken }, {}],
  ['without bytes', { ...handed, bytes: undefined }, {}],
  ['with text in place of bytes', { ...handed, bytes: '{}' }, {}],
  ['without a name', { ...handed, name: 7 }, {}],
  ['that is none', null, {}],
])('is ignored in a message %s', async (_, data, from) => {
  const { send, taken, replies } = openPage()
  await send(data, from)
  expect([taken, replies]).toEqual([[], [ready]])
})

it('is taken no more once the page has stopped', async () => {
  const { send, taken, stop } = openPage()
  stop()
  await send(handed)
  expect(taken).toEqual([])
})

it('waits for no message on a page that nobody opened', () => {
  vi.stubGlobal('window', { opener: null })
  const listen = vi.fn()
  vi.stubGlobal('addEventListener', listen)
  receiveLeague(async () => true)
  expect(listen).not.toHaveBeenCalled()
})
