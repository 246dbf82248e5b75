/** What a script adds to a story: taps at the sides and arrow keys turn the cards; a card is shared or saved as a picture. */

/** Left of this share of a card a tap goes back. */
const backShare = 0.3

/** Returns a function that ends it. */
export function startStory(root: HTMLElement): () => void {
  const list = root.querySelector<HTMLElement>('.story-cards')
  const actions = root.querySelector<HTMLElement>('[data-story-actions]')
  if (!list || !actions) return () => {}
  const cards = [...list.children] as HTMLElement[]
  actions.hidden = false
  const [share, save] = actions.querySelectorAll('button')
  const ending = new AbortController()
  const { signal } = ending

  function show(index: number) {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    cards[index]?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', inline: 'center', block: 'nearest' })
  }

  list.addEventListener(
    'click',
    ({ target, clientX }) => {
      if (!(target instanceof Element) || target.closest('a, button') || getSelection()?.isCollapsed === false) return
      const card = target.closest<HTMLElement>('.story-card')
      const at = card ? cards.indexOf(card) : -1
      if (!card || at < 0) return
      const { left, width } = card.getBoundingClientRect()
      if (at !== current()) show(at)
      else show((clientX - left) / width < backShare ? at - 1 : at + 1)
    },
    { signal },
  )
  addEventListener(
    'keydown',
    (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      show(current() + step)
    },
    { signal },
  )
  const paint = (how: 'share' | 'square') => async () => {
    const card = cards[current()]
    if (!card) return
    const { saveCard } = await import('./save-card.ts')
    await saveCard(card, how)
  }
  share?.addEventListener('click', paint('share'), { signal })
  save?.addEventListener('click', paint('square'), { signal })
  return () => ending.abort()

  /** The card in the middle. */
  function current(): number {
    const middle = innerWidth / 2
    const distances = cards.map((card) => {
      const { left, right } = card.getBoundingClientRect()
      return Math.abs((left + right) / 2 - middle)
    })
    return distances.indexOf(Math.min(...distances))
  }
}
