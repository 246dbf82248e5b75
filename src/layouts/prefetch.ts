/**
 * For browsers without speculation rules: the page behind a link is asked for when a pointer or a finger is on it, so that
 * it is there once it is opened.
 */
const asked = new Set<string>()

export function prefetchLinks(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  for (const intent of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(intent, ({ target }) => prefetch(target), { passive: true })
  }
}

function prefetch(target: EventTarget | null) {
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.hasAttribute('download') || link.target) return
  if (link.pathname === location.pathname || /\.\w+$/.test(link.pathname) || asked.has(link.href)) return
  asked.add(link.href)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: link.href }))
}
