/** Loads the script of a story's own page with the first tap or key, which it then handles. Part of the script of every page. */
export function startStoryWhenUsed(): void {
  const story = document.querySelector<HTMLElement>('[data-story]')
  if (story) wait(story)
}

function wait(story: HTMLElement): void {
  const waiting = new AbortController()
  const start = async (first: Event) => {
    waiting.abort()
    const loaded = await import('./start-story.ts').catch(() => null)
    if (loaded) loaded.startStory(story, first)
    // The next tap tries again.
    else wait(story)
  }
  for (const kind of ['click', 'keydown']) addEventListener(kind, start, { signal: waiting.signal })
}
