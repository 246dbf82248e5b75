/** What the service worker does with a message of the server, and with a tap on what it shows. */
import { afterEach, expect, it, vi } from 'vitest'
import { showNotices } from '../../src/offline/notices.ts'

type Listener = (event: object) => void

afterEach(() => vi.unstubAllGlobals())

/** `open`: the addresses of the site's tabs. */
function startWorker(open: readonly string[] = []) {
  const listeners = new Map<string, Listener>()
  const shown: unknown[] = []
  const opened: string[] = []
  const focused: string[] = []
  vi.stubGlobal('location', new URL('https://league.example/sw.js'))
  vi.stubGlobal('self', {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, { body, tag, data }: NotificationOptions) =>
        void shown.push({ title, body, tag, data }),
    },
    clients: {
      matchAll: async () => open.map((url) => ({ url, focus: async () => void focused.push(url) })),
      openWindow: async (url: string) => void opened.push(url),
    },
  })
  showNotices()
  async function dispatch(name: string, event: object): Promise<void> {
    let work: Promise<unknown> = Promise.resolve()
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }
  return { dispatch, shown, opened, focused }
}

const tap = (data: unknown) => ({ notification: { data, close: () => {} } })

it('shows a notice as the server wrote it, and something where it cannot be read', async () => {
  const worker = startWorker()
  const notice = { title: 'You beat Team 3', body: '112.1–98.2.', path: '/leagues/espn/1/live', tag: 'game 7' }
  await worker.dispatch('push', { data: { json: () => notice } })
  await worker.dispatch('push', { data: { json: () => JSON.parse('no json') } })
  await worker.dispatch('push', { data: null })
  const { path, ...texts } = notice
  const unreadable = { title: 'Fantasy Football Analytics', body: 'Your league has news.', tag: 'news', data: '/' }
  expect(worker.shown).toEqual([{ ...texts, data: path }, unreadable, unreadable])
})

it('opens the page that a notice speaks of, or brings its tab to the front', async () => {
  const live = 'https://league.example/leagues/espn/1/live'
  const without = startWorker(['https://league.example/'])
  await without.dispatch('notificationclick', tap('/leagues/espn/1/live'))
  expect([without.opened, without.focused]).toEqual([[live], []])
  const withTab = startWorker([`${live}/`])
  await withTab.dispatch('notificationclick', tap('/leagues/espn/1/live'))
  expect([withTab.opened, withTab.focused]).toEqual([[], [`${live}/`]])
})

it.each(['https://elsewhere.example/', '//elsewhere.example/', undefined])('opens no other site: %s', async (path) => {
  const worker = startWorker()
  await worker.dispatch('notificationclick', tap(path))
  expect(worker.opened.map((url) => new URL(url).origin)).toEqual(['https://league.example'])
})
