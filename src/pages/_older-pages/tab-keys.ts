/** Index of the tab a key leads to from tab `from` of `count`; null where the key is not one of the tabs'. */
export function tabStep(key: string, from: number, count: number): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (from + (key === 'ArrowRight' ? 1 : count - 1)) % count
}

/** The tab that the address names, or the first one. */
export function readTab<Key extends string>(text: string | null, tabs: readonly { key: Key }[], first: Key): Key {
  return tabs.find(({ key }) => key === text)?.key ?? first
}
