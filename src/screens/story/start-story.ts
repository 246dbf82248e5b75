/** What a script adds to a story: taps at the sides and arrow keys turn the cards; a card is shared or saved as a picture. */

/** Left of this share of a card a tap goes back. */
const backShare = 0.3

/** `first`: the tap or the key that loaded this script. Returns a function that ends it. */
export function startStory(root: HTMLElement, first?: Event): () => void {
  const list = root.querySelector<HTMLElement>('.story-cards')
  if (!list) return () => {}
  const cards = [...list.children] as HTMLElement[]
  const ending = new AbortController()
  root.addEventListener('click', onClick, ending)
  addEventListener('keydown', onKey, ending)
  if (first instanceof MouseEvent) onClick(first)
  // Within the list the browser itself has turned the card.
  if (first instanceof KeyboardEvent && !list.contains(document.activeElement)) onKey(first)
  return () => ending.abort()

  function onClick({ target, clientX }: MouseEvent) {
    if (!(target instanceof Element)) return
    const how = target.closest<HTMLElement>('[data-save]')?.dataset.save
    if (how === 'upright' || how === 'square') void save(how)
    const card = target.closest<HTMLElement>('.story-card')
    if (!card || target.closest('a, button') || getSelection()?.isCollapsed === false) return
    const at = cards.indexOf(card)
    const { left, width } = card.getBoundingClientRect()
    if (at !== current()) show(at)
    else show((clientX - left) / width < backShare ? at - 1 : at + 1)
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(current() + step)
  }

  function show(index: number) {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    cards[index]?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', inline: 'center', block: 'nearest' })
  }

  async function save(how: 'upright' | 'square') {
    const card = cards[current()]
    if (!card) return
    const { saveCard } = await import('./save-card.ts')
    await saveCard(card, how)
  }

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
