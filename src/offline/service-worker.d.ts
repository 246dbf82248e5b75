/** The used part of a service worker's scope: the project's types are those of pages. */
interface ServiceWorkerGlobalScope {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown> | undefined): void
}
