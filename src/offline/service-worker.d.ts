/** The used part of a service worker's scope: the project's types are those of pages. */
interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<WindowTab[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void
  addEventListener(name: 'notificationclick', listener: (event: NotificationEvent) => void): void
}

interface WindowTab {
  readonly url: string
  focus(): Promise<unknown>
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown> | undefined): void
}
