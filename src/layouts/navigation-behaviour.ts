/** Behavior of the bar, the second row and the phone bar, without a framework. */
import { rememberLeague } from '../client/recent-leagues.ts'
import { withoutBase } from '../client/site-base.ts'
import { type NavigationPlace, placeOf } from '../parts/navigation/place.ts'
import { screenLinks } from '../parts/navigation/screen-links.ts'
import { seasonSwitchAddress } from '../parts/navigation/switch-address.ts'
import { leagueOnceShown, onShownLeague, type ShownLeague, shownLeague } from '../stores/shown-league.ts'
import { nextPaint } from '../ui/next-paint.ts'
import { scrollToMiddle } from '../ui/scroll-to-middle.ts'
import { noteOncePrivate, shareLink } from '../ui/share-link.ts'
import { sharedAddress } from './shared-address.ts'

if (document.querySelector('[data-bar]')) {
  fill()
  remember()
  onShownLeague(fill)
  onShownLeague(remember)
  // After what the tap has changed.
  addEventListener('location', () => nextPaint().then(fill))
  showCurrentScreen()
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
}

function remember() {
  const shown = shownLeague()
  if (shown) rememberLeague(shown)
}

/** Sets names and links that the page did not know at build time. */
function fill() {
  const shown = shownLeague()
  const place = placeOf(withoutBase(location.pathname), location.search, shown)
  if (!place) return
  fillScreens(place, shown)
  if (shown) fillNames(place, shown)
}

function fillScreens(place: NavigationPlace, shown: ShownLeague | null) {
  const links = new Map<string, ReturnType<typeof screenLinks>[number]>()
  for (const link of screenLinks(place, shown)) links.set(link.name, link)
  for (const item of document.querySelectorAll<HTMLElement>('[data-screen]')) {
    const link = links.get(item.dataset.screen ?? '')
    // An entry of the phone bar is not behind "More" as well.
    const isOnPhone = item.closest('[data-dock]') ? true : item.closest('#more-panel') ? false : link?.isOnPhone
    item.hidden = !link || link.isOnPhone !== isOnPhone
    const anchor = item.querySelector('a')
    if (link?.href && anchor?.getAttribute('href') !== link.href) anchor?.setAttribute('href', link.href)
  }
  const places = document.querySelectorAll('[data-dock] [data-screen]:not([hidden])').length
  for (const item of document.querySelectorAll<HTMLElement>('[data-teams-place]')) item.hidden = places >= 4
}

function fillNames(place: NavigationPlace, shown: ShownLeague) {
  const { name, season, seasons, teamName } = shown
  setText('[data-league-name]', name)
  setText('[data-team-name]', teamName ?? 'Teams')
  setHidden('[data-team-label]', !teamName)
  setText('[data-season]', season === null ? '' : String(season))
  setHidden('[data-season]', season === null || seasons.length > 1)
  setHidden('[data-seasons]', seasons.length < 2)
  const select = document.querySelector<HTMLSelectElement>('[data-seasons] select')
  const options = seasons.map(
    (year) => new Option(String(year), seasonSwitchAddress(place, year, shown), false, year === season),
  )
  if (select && options.map(({ value }) => value).join() !== [...select.options].map(({ value }) => value).join()) {
    select.replaceChildren(...options)
  }
}

function setText(selector: string, text: string) {
  const element = document.querySelector(selector)
  if (element && element.textContent !== text) element.textContent = text
}

function setHidden(selector: string, isHidden: boolean) {
  const element = document.querySelector<HTMLElement>(selector)
  if (element) element.hidden = isHidden
}

/** Scrolls the second row to the current screen, and fades edges with more content beyond them. */
function showCurrentScreen() {
  const row = document.querySelector<HTMLElement>('[data-screen-row]')
  if (!row) return
  const current = row.querySelector<HTMLElement>('[aria-current]')
  scrollToMiddle(row, current)
  const fade = () => {
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft
    row.dataset.more = [row.scrollLeft > 1 && 'before', rest > 1 && 'after'].filter(Boolean).join(' ')
  }
  row.addEventListener('scroll', fade, { passive: true })
  new ResizeObserver(fade).observe(row)
}

function onClick({ target }: Event) {
  if (!(target instanceof Element)) return
  if (target.closest('[data-search-open]')) openSearch()
  const share = target.closest<HTMLElement>('[data-share-page]')
  if (share) sharePage(share)
}

/** `/` opens the search, unless the reader is typing or a dialog is open. */
function onKey(event: KeyboardEvent) {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
  if (event.target instanceof Element && event.target.closest('input, select, textarea, dialog')) return
  event.preventDefault()
  openSearch()
}

function openSearch() {
  const search = document.querySelector<HTMLDialogElement>('dialog[data-search]')
  if (!search || search.open) return
  search.showModal()
  // Not every browser dispatches an event when a dialog opens.
  search.dispatchEvent(new Event('beforetoggle'))
}

/** Before its league's responses the page knows neither the season of its link nor whether the league is private: it waits for them. */
async function sharePage(entry: HTMLElement) {
  const panel = entry.closest<HTMLElement>('[popover]')
  const owner = panel ? (document.querySelector<HTMLElement>(`[popovertarget="${panel.id}"]`) ?? entry) : entry
  const opener = owner.querySelector('button') ?? owner
  panel?.hidePopover()
  const place = placeOf(withoutBase(location.pathname), location.search, shownLeague())
  const isOfLeague = place !== null && (place.leagueRef !== null || place.teamId !== null)
  let shown = shownLeague()
  if (!shown && isOfLeague) {
    // A second press meanwhile would share it twice.
    if (isSharePending) return
    isSharePending = true
    opener.ariaBusy = 'true'
    shown = await leagueOnceShown(shareWaitMs)
    opener.ariaBusy = null
    isSharePending = false
  }
  const url = new URL(entry.dataset.sharePage || sharedAddress(location, shown), location.href).href
  const [title = document.title] = document.title.split(' · Fantasy Football Analytics')
  await shareLink({ title, url }, opener)
  if (!shown && isOfLeague) noteOncePrivate(url, opener)
}

let isSharePending = false

/** Browsers open their share sheet for some seconds after a tap. */
const shareWaitMs = 3000
