/** The search of the page of measures: it hides folds without the words, and opens the one that the address names. No framework, as the page is text. */
import { plain } from '../navigation/league-groups.ts'

export function searchMeasures(page: HTMLElement): void {
  const field = page.querySelector<HTMLInputElement>('input[type="search"]')
  const status = page.querySelector<HTMLElement>('[role="status"]')
  const nothing = page.querySelector<HTMLElement>('[data-nothing]')
  if (!field || !status || !nothing) return
  const groups = [...page.querySelectorAll<HTMLElement>('[data-group]')].map((section) => ({
    section,
    folds: [...section.querySelectorAll('details')].map((fold) => ({
      fold,
      words: plain(`${section.dataset.group} ${fold.textContent}`),
    })),
  }))
  const all = groups.flatMap(({ folds }) => folds.map(({ fold }) => fold))
  const shown = () => all.filter((fold) => !fold.hidden)

  function filter(): void {
    const terms = plain(field?.value ?? '')
      .split(/\s+/)
      .filter(Boolean)
    for (const { section, folds } of groups) {
      for (const { fold, words } of folds) fold.hidden = !terms.every((term) => words.includes(term))
      section.hidden = folds.every(({ fold }) => fold.hidden)
    }
    const count = shown().length
    if (status) status.textContent = terms.length === 0 ? '' : `${count} of ${all.length} measures`
    if (nothing) nothing.hidden = count > 0
    const address = new URL(location.href)
    if (field?.value) address.searchParams.set('q', field.value)
    else address.searchParams.delete('q')
    history.replaceState(history.state, '', address)
  }

  /** Not every browser opens the fold around the target. */
  function openTarget(): void {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)))
    const fold = target?.closest('details')
    if (!target || !fold || !page.contains(fold)) return
    if (fold.hidden) clear()
    fold.open = true
    target.scrollIntoView()
  }

  function clear(): void {
    if (field) field.value = ''
    filter()
  }

  function onKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Escape') {
      clear()
      field?.focus()
    } else if (field) moveBetween([field, ...shown().flatMap((fold) => fold.querySelector('summary') ?? [])], event)
  }

  field.value = new URLSearchParams(location.search).get('q') ?? ''
  field.addEventListener('input', filter)
  page.addEventListener('keydown', onKey)
  nothing.querySelector('button')?.addEventListener('click', () => {
    clear()
    field.focus()
  })
  addEventListener('hashchange', openTarget)
  // Without scripts there is no field.
  field.closest('search')?.classList.remove('invisible')
  if (field.value) filter()
  openTarget()
}

/** Arrow keys move between the field and the folds that it shows; Enter in the field opens the first of them. */
function moveBetween(stops: readonly HTMLElement[], event: KeyboardEvent): void {
  const at = stops.indexOf(document.activeElement as HTMLElement)
  if (at === -1) return
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault()
    stops[at + (event.key === 'ArrowDown' ? 1 : -1)]?.focus()
    return
  }
  const [field, first] = stops
  if (event.key !== 'Enter' || at !== 0 || !(field instanceof HTMLInputElement) || field.value === '') return
  event.preventDefault()
  first?.closest('details')?.setAttribute('open', '')
  first?.focus()
}
