/**
 * Answers of the API, kept while the tab is open: every screen is a document of its own, and asks for nothing that the one
 * before it had. Storage can be off or full: then nothing is kept. A reload asks for everything again.
 */
const prefix = 'answer '
/** Browsers give a site 5 million characters. What was kept longest goes first. */
const maxCharacters = 2_500_000
/** What is older than this is asked for again: a season may be played. */
const maxAgeMilliseconds = 10 * 60 * 1000

interface Kept {
  /** When it was answered, milliseconds since 1970. */
  at: number
  data: unknown
}

/** The answer of a call by its path and query; undefined where none was kept, or too long ago. */
export function readSessionAnswer(url: string): Kept | undefined {
  return withStorage((storage) => {
    if (isReload()) forgetSessionAnswers()
    const kept = JSON.parse(storage.getItem(prefix + url) ?? 'null') as Kept | null
    return kept && Date.now() - kept.at < maxAgeMilliseconds ? kept : undefined
  })
}

export function keepSessionAnswer(url: string, data: unknown): void {
  const text = JSON.stringify({ at: Date.now(), data } satisfies Kept)
  if (text.length > maxCharacters / 2) return
  withStorage((storage) => {
    storage.removeItem(prefix + url)
    const kept = keptKeys(storage).map((key) => ({ key, size: storage.getItem(key)?.length ?? 0 }))
    let size = text.length + kept.reduce((sum, one) => sum + one.size, 0)
    for (const { key, size: own } of kept) {
      if (size <= maxCharacters) break
      storage.removeItem(key)
      size -= own
    }
    storage.setItem(prefix + url, text)
  })
}

/** Another token, or none, may be told something else. */
export function forgetSessionAnswers(): void {
  withStorage((storage) => {
    for (const key of keptKeys(storage)) storage.removeItem(key)
  })
}

/** Oldest first. */
function keptKeys(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  const ageOf = (key: string) => Number(/^\{"at":(\d+)/.exec(storage.getItem(key) ?? '')?.[1] ?? 0)
  return keys.filter((key) => key.startsWith(prefix)).sort((a, b) => ageOf(a) - ageOf(b))
}

let isFirstLook = true

/** Whether the reader has loaded this document again, and nothing was looked up since. */
function isReload(): boolean {
  const [entry] = isFirstLook ? performance.getEntriesByType('navigation') : []
  isFirstLook = false
  return (entry as PerformanceNavigationTiming | undefined)?.type === 'reload'
}

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return typeof sessionStorage === 'undefined' ? undefined : use(sessionStorage)
  } catch {
    return undefined
  }
}
