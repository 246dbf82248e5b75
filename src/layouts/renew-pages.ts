/**
 * Snapshot pages of what may move on (a season in progress, the list of leagues): asks a server for the same answers once the
 * page is at rest. React, which shows what is newer, is loaded where something is.
 */
import type { WhenUsed } from './used-directive.ts'

export async function renewPages(): Promise<void> {
  for (const island of document.querySelectorAll<HTMLElement>('astro-island[client="used"]')) {
    const { answers, renews } = (JSON.parse(island.getAttribute('opts') ?? '{}').value ?? {}) as WhenUsed
    if (!answers || !renews || island.dataset.used !== undefined) continue
    const { watchForNewer } = await import('../stores/newer-answers.ts')
    await watchForNewer(answers, () => island.dispatchEvent(new Event('newer')))
  }
}
