/**
 * `client:used`: an island of a page that is whole without it. React is loaded when a reader is about to use it (pointer,
 * finger, keyboard), a chart of it is in sight (`data-measures`: the width that it is drawn for) and has room for more, or
 * the address asks for what only React can show. Its value:
 *
 * - `answers`: what the island was drawn from; the snapshot's files have it (`src/stores/page-answers.ts`).
 * - `query`: entries of the query by which an address asks for the island.
 * - `only`: the query is the only thing that does.
 * - `opened`: once the popover or dialog around it opens.
 * - `renews`: once a server has something newer to show (`src/layouts/renew-pages.ts`).
 */
import type { PageAnswers } from '../stores/page-answers.ts'

export interface WhenUsed {
  answers?: PageAnswers | null
  query?: readonly string[]
  only?: boolean
  opened?: boolean
  renews?: boolean
}

type ReadPageAnswers = (answers: PageAnswers) => Promise<void>
type Load = () => Promise<() => Promise<void>>

const intents = ['pointerover', 'pointerdown', 'focusin', 'click', 'change'] as const

/** Returns what starts it at once. */
export default function used(load: Load, { value }: { value?: unknown }, island: HTMLElement): () => void {
  const sight = new IntersectionObserver((seen) => {
    if (seen.some(({ isIntersecting, target }) => isIntersecting && !fits(target as HTMLElement))) start()
  })
  const { answers, query = [], only, opened, renews } = (typeof value === 'object' && value ? value : {}) as WhenUsed
  let isStarted = false

  async function start(event?: Event) {
    if (isStarted) return
    isStarted = true
    stopWaiting()
    const acts = keepActs(island, event)
    const hydrate = await load()
    // Astro makes one script of this file alone: what reads answers comes with the island's own.
    if (answers) await (globalThis as { readPageAnswers?: ReadPageAnswers }).readPageAnswers?.(answers)
    await hydrate()
    island.dataset.used = ''
    acts.replay()
  }
  function onKey(event: Event) {
    if (event.target === document.body || island.contains(event.target as Node)) start(event)
  }
  function onLocation() {
    const search = new URLSearchParams(location.search)
    if (query.some((entry) => search.has(entry))) start()
  }
  const surface = opened ? island.closest('[popover], dialog') : null
  function watchCharts() {
    for (const chart of island.querySelectorAll('[data-measures]')) sight.observe(chart)
  }
  function stopWaiting() {
    island.removeEventListener('drawn', watchCharts)
    surface?.removeEventListener('beforetoggle', start)
    island.removeEventListener('newer', start)
    for (const intent of intents) island.removeEventListener(intent, start)
    document.removeEventListener('keydown', onKey)
    removeEventListener('location', onLocation)
    sight.disconnect()
  }

  if (!only) {
    for (const intent of intents) island.addEventListener(intent, start, { passive: true })
    document.addEventListener('keydown', onKey)
    watchCharts()
    // What was not there yet (`features/drawing`).
    island.addEventListener('drawn', watchCharts)
  }
  surface?.addEventListener('beforetoggle', start)
  addEventListener('location', onLocation)
  onLocation()
  if (renews) island.addEventListener('newer', start)
  return start
}

/** Whether a chart fills its place as it is drawn: within a third, styles make it larger until React draws it again. */
function fits({ clientWidth, dataset }: HTMLElement): boolean {
  const drawn = Number(dataset.measures)
  return clientWidth >= drawn && clientWidth < drawn * 1.35
}

/**
 * What a reader does while React is loading: clicks on what it will act on, choices, texts, forms that are sent. All of it is
 * replayed after that. Links work by themselves.
 */
function keepActs(island: HTMLElement, first: Event | undefined) {
  let clicked: Element | null = null
  const keep = (event: Event) => {
    // What folds by itself needs no React.
    const control = event.target instanceof Element ? event.target.closest('button, tr') : null
    if (!control || (event.target as Element).closest('a, select, input')) return
    event.stopPropagation()
    // The browser would open it now, and the click that is replayed close it again.
    if (control.hasAttribute('popovertarget')) event.preventDefault()
    clicked = control
  }
  // React shows what it knows of: a choice that was made before is made again.
  const chosen = new Map<HTMLSelectElement, string>()
  const keepChoice = ({ target }: Event) => {
    if (target instanceof HTMLSelectElement && target.dataset.leads === undefined) chosen.set(target, target.value)
  }
  const typed = new Map<HTMLInputElement, string>()
  const keepText = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && /^(text|search|password)$/.test(target.type))
      typed.set(target, target.value)
  }
  let sent: HTMLFormElement | null = null
  const keepForm = (event: Event) => {
    event.preventDefault()
    sent = event.target as HTMLFormElement
  }
  if (first?.type === 'click') keep(first)
  if (first?.type === 'change') keepChoice(first)
  const pressed = first instanceof KeyboardEvent ? [first] : []
  const keepKey = (event: KeyboardEvent) => pressed.push(event)
  const untilReplayed = new AbortController()
  const { signal } = untilReplayed
  island.addEventListener('click', keep, { capture: true, signal })
  island.addEventListener('change', keepChoice, { signal })
  island.addEventListener('input', keepText, { signal })
  island.addEventListener('submit', keepForm, { signal })
  document.addEventListener('keydown', keepKey, { signal })
  return {
    replay() {
      untilReplayed.abort()
      // What the pointer or the focus is on, such as a tooltip, has not heard of it.
      for (const name of ['pointerover', 'focusin'] as const) {
        const on = island.querySelectorAll(name === 'focusin' ? ':focus' : ':hover')
        const Event = name === 'focusin' ? FocusEvent : PointerEvent
        const init = { bubbles: true, pointerType: 'mouse' }
        on[on.length - 1]?.dispatchEvent(new Event(name, init))
      }
      for (const [select, value] of chosen) {
        // React sets the select to what it was drawn with.
        takeOverNow(select)
        select.value = value
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
      for (const [input, text] of typed) {
        takeOverNow(input)
        type(input, text)
      }
      // The click on a form's button has sent it.
      if (sent) {
        takeOverNow(sent)
        sent.requestSubmit()
      } else if (clicked instanceof HTMLElement) clicked.click()
      for (const event of pressed.filter(({ key }) => /^(Arrow|Home|End)/.test(key))) {
        const target = event.target instanceof Element && event.target.isConnected ? event.target : document.body
        takeOverNow(island.firstElementChild)
        target.dispatchEvent(new KeyboardEvent('keydown', event))
      }
      // The next one finds who acts on it.
      document.addEventListener('keydown', () => takeOverNow(island.firstElementChild), { capture: true, once: true })
    },
  }
}

/** As a reader does: React watches the element's own property, and hears of a text that was not put there by it. */
function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** React takes over in slices; what it has not yet it takes over at once for any event of this kind. */
function takeOverNow(element: Element | null) {
  element?.dispatchEvent(new Event('keyup', { bubbles: true }))
}
