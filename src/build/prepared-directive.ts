/**
 * `client:prepared`: React takes over once the browser is idle and the scripts of all that the page shows are there.
 * Until then the page is read as it is, and its links work.
 */
export default function prepared(load: () => Promise<() => Promise<void>>): void {
  const start = async () => {
    const hydrate = await load()
    await (globalThis as { pagePrepared?: Promise<void> }).pagePrepared
    await hydrate()
  }
  if ('requestIdleCallback' in globalThis) requestIdleCallback(start, { timeout: 1000 })
  else setTimeout(start)
}
