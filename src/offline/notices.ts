/** Shows what the server tells this device, and opens the page that it speaks of. */
import { home } from '../client/site-caches.ts'
import type { PushedNotice } from '../contract/push.ts'

declare const self: ServiceWorkerGlobalScope

export function showNotices(): void {
  self.addEventListener('push', (event) => {
    // A browser ends the subscription of a site that shows nothing.
    const { title, body, path, tag } = readNotice(event.data)
    const icon = `${home}icons/192.png`
    event.waitUntil(self.registration.showNotification(title, { body, tag, icon, data: path }))
  })
  self.addEventListener('notificationclick', (event) => {
    event.notification.close()
    event.waitUntil(openPage(event.notification.data))
  })
}

const unreadable: PushedNotice = {
  title: 'Fantasy Football Analytics',
  body: 'Your league has news.',
  path: '/',
  tag: 'news',
}

function readNotice(data: { json(): unknown } | null): PushedNotice {
  try {
    const notice: unknown = data?.json()
    return { ...unreadable, ...(notice as Partial<PushedNotice>) }
  } catch {
    return unreadable
  }
}

/** A tab that shows it comes to the front; else another one opens. */
async function openPage(path: unknown): Promise<void> {
  const root = new URL(home, location.href)
  const target = new URL(home + String(path).replace(/^\/+/, ''), root)
  const url = target.origin === root.origin ? target : root
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = tabs.find((tab) => new URL(tab.url).pathname.replace(/\/+$/, '') === url.pathname.replace(/\/+$/, ''))
  if (shown) await shown.focus()
  else await self.clients.openWindow(url.href)
}
