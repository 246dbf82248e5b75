/**
 * `client:prepared`: React takes over after the page was painted, with the scripts of all that the page shows. Until then
 * nothing competes with the page for the network, it is read as it is, and its links work.
 */
export default function prepared(load: () => Promise<() => Promise<void>>): void {
  const start = async () => {
    const scripts = document.getElementById('page-scripts')
    if (scripts instanceof HTMLTemplateElement) document.head.append(scripts.content)
    const hydrate = await load()
    await (globalThis as { pagePrepared?: Promise<void> }).pagePrepared
    await hydrate()
  }
  // A frame is drawn once styles are there; what comes after it comes after the paint. A page in the background has none.
  if (document.hidden) setTimeout(start)
  else requestAnimationFrame(() => setTimeout(start))
}
