/**
 * Which of the answers that the page shows were kept, as the network gave none. The oldest one's time stands on the
 * document, `<html data-saved-at>`, where the line above the page reads it (`src/layouts/network-note.ts`).
 */
const saved = new Map<object, string>()

/** `at`: when the answer that the store shows was kept, ISO 8601; null where it is a fresh one, or shown no longer. */
export function noteSaved(store: object, at: string | null): void {
  if (at === null) saved.delete(store)
  else saved.set(store, at)
  if (typeof document === 'undefined') return
  const [oldest] = [...saved.values()].sort()
  if (oldest === undefined) delete document.documentElement.dataset.savedAt
  else document.documentElement.dataset.savedAt = oldest
}
