/** Loads the script of a story's own page with the first tap or key, which it then handles. Part of the script of every page. */
export function startStoryWhenUsed(): void {
  const story = document.querySelector<HTMLElement>('[data-story]')
  if (!story) return
  const waiting = new AbortController()
  const start = async (first: Event) => {
    waiting.abort()
    const { startStory } = await import('./start-story.ts')
    startStory(story, first)
  }
  for (const kind of ['click', 'keydown']) addEventListener(kind, start, { signal: waiting.signal })
}
