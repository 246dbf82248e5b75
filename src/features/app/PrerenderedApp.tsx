/**
 * The app on a page that was built with its content. The scripts of everything that the page shows are loaded before
 * React takes over (`client:prepared` waits for `pagePrepared`), so that nothing is replaced by a placeholder.
 */
import { seededParts } from '../../stores/page-seed.ts'
import { loadComponents } from '../../ui/lazy-component.tsx'
import { App } from './App.tsx'

if (typeof document !== 'undefined') {
  Object.assign(globalThis, { pagePrepared: loadComponents(seededParts()).catch(() => {}) })
}

export function PrerenderedApp({ path }: { path: string }) {
  return <App path={path} />
}
