/** What a script adds to a story: taps at the sides and arrow keys turn the cards; a card is shared or saved as a picture. */

import { indexInMiddle } from './steady-cards.ts'

/** Left of this share of a card a tap goes back. */
const backShare = 0.3

/** `first`: the tap or the key that loaded this script. Returns a function that ends it. */
export function startStory(root: HTMLElement, first?: Event): () => void {
  const list = root.querySelector<HTMLElement>('.story-cards')
  if (!list) return () => {}
  const cards = [...list.children] as HTMLElement[]
  /** The card that is scrolling to the middle, until it is there or a hand scrolls elsewhere. */
  let coming: number | null = null
  let isSaving = false
  const ending = new AbortController()
  root.addEventListener('click', onClick, ending)
  addEventListener('keydown', onKey, ending)
  list.addEventListener('scroll', onScroll, ending)
  for (const byHand of ['touchmove', 'wheel'])
    list.addEventListener(byHand, forgetComing, { passive: true, signal: ending.signal })
  if (first instanceof MouseEvent) onClick(first)
  // Within the list the browser itself has turned the card.
  if (first instanceof KeyboardEvent && !list.contains(document.activeElement)) onKey(first)
  return () => ending.abort()

  function onClick({ target, clientX }: MouseEvent) {
    if (!(target instanceof Element)) return
    const how = target.closest<HTMLElement>('[data-save]')?.dataset.save
    if (how === 'upright' || how === 'square') void save(how)
    if (!target.closest('.story-card') || target.closest('a, button') || getSelection()?.isCollapsed === false) return
    show(current() + stepsOf(clientX))
  }

  /** A tap beside the middle card is for that neighbor. Measured from the middle, because the cards may be on their way. */
  function stepsOf(clientX: number): number {
    const { width = 0, right = 0 } = cards[0]?.getBoundingClientRect() ?? {}
    const distance = (cards[1]?.getBoundingClientRect().right ?? right + width) - right
    const fromMiddle = clientX - innerWidth / 2
    return Math.round(fromMiddle / distance) || (fromMiddle / width + 0.5 < backShare ? -1 : 1)
  }

  function onKey(event: KeyboardEvent) {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    show(current() + step)
  }

  function show(index: number) {
    const card = cards[index]
    if (!card) return
    coming = index
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    card.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', inline: 'center', block: 'nearest' })
  }

  function onScroll() {
    if (coming === middle()) forgetComing()
  }

  function forgetComing() {
    coming = null
  }

  async function save(how: 'upright' | 'square') {
    const card = cards[current()]
    if (!card || isSaving) return
    isSaving = true
    report('')
    try {
      const { saveCard } = await import('./save-card.ts')
      await saveCard(card, how)
    } catch {
      report('Couldn’t make the picture. Try again.')
    }
    isSaving = false
  }

  function report(problem: string) {
    const status = root.querySelector('[data-save-problem]')
    if (status) status.textContent = problem
  }

  /** The card that a reader has turned to: taps and keys may follow each other faster than the cards scroll. */
  function current(): number {
    return coming ?? middle()
  }

  function middle(): number {
    return indexInMiddle(cards)
  }
}
