/** Behavior of the bar, the second row and the phone bar, without a framework. */
import { hasRemovalSinceLoad } from '../client/browser-storage.ts'
import { rememberLeague } from '../client/recent-leagues.ts'
import { withoutBase } from '../client/site-base.ts'
import { ownTeamLink } from '../parts/navigation/own-team-link.ts'
import { findNavigationPlace, type NavigationPlace } from '../parts/navigation/place.ts'
import { doorLinks, screenLinks } from '../parts/navigation/screen-links.ts'
import { seasonSwitchAddress, sharedAddress } from '../parts/navigation/switch-address.ts'
import { $myTeams } from '../stores/my-team.ts'
import { leagueOnceShown, onShownLeague, type ShownLeague, shownLeague } from '../stores/shown-league.ts'
import { nextPaint } from '../ui/next-paint.ts'
import { scrollToMiddle } from '../ui/scroll-to-middle.ts'
import { noteOncePrivate, shareLink } from '../ui/share-link.ts'

if (document.querySelector('[data-bar]')) {
  fill()
  remember()
  onShownLeague(fill)
  $myTeams.listen(fill)
  onShownLeague(remember)
  // After what the tap has changed.
  addEventListener('location', () => nextPaint().then(fill))
  showCurrentScreen()
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKey)
}

function remember() {
  const shown = shownLeague()
  if (shown && !hasRemovalSinceLoad()) rememberLeague(shown)
}

/** Sets names and links that the page did not know at build time. */
function fill() {
  const shown = shownLeague()
  const place = findNavigationPlace(withoutBase(location.pathname), location.search, shown)
  if (!place) return
  fillScreens(place, shown)
  if (shown) fillNames(place, shown)
}

function fillScreens(place: NavigationPlace, shown: ShownLeague | null) {
  fillLinks('screen', screenLinks(place, shown))
  fillLinks('door', doorLinks(place, shown))
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-door-tabs]'))
    tabs.hidden = tabs.querySelectorAll('[data-screen]:not([hidden])').length < 2
  fillMyTeam(place, shown)
}

/** Shows the entries with content, and sets where they lead. */
function fillLinks(kind: 'screen' | 'door', shown: readonly { name: string; href: string | null }[]) {
  const links = new Map(shown.map(({ name, href }) => [name, href]))
  for (const item of document.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    const name = item.dataset[kind] ?? ''
    const href = links.get(name)
    item.hidden = !links.has(name)
    const anchor = item.querySelector('a')
    if (href && anchor?.getAttribute('href') !== href) anchor?.setAttribute('href', href)
  }
}

/** The teams' door leads to the reader's team once it is chosen. */
function fillMyTeam(place: NavigationPlace, shown: ShownLeague | null) {
  const mine = ownTeamLink(place, shown)
  for (const item of document.querySelectorAll<HTMLElement>('[data-my-team]')) {
    item.hidden = mine === null
    const anchor = item.querySelector('a')
    if (!mine || !anchor) continue
    anchor.href = mine.href
    anchor.ariaCurrent = mine.isCurrent ? 'page' : null
  }
  setText('[data-my-team-name]', mine?.name ?? '')
  for (const item of document.querySelectorAll<HTMLElement>('[data-teams-place]')) item.hidden = mine !== null
  // Without a team the row has the list; a team's page names itself in the bar.
  setHidden('[data-teams-switch]', mine === null && !shown?.teamName)
}

function fillNames(place: NavigationPlace, shown: ShownLeague) {
  const { name, season, seasons, teamName } = shown
  setText('[data-league-name]', name)
  setHidden('[data-league-chevron]', false)
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
  // A page rendered for one season may show another, with the same addresses.
  const current = options.find(({ selected }) => selected)?.value
  if (select && current !== undefined && select.value !== current) select.value = current
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

/** `/` and `?` open the search, which lists all screens by their question, unless the reader is typing or a dialog is open. */
function onKey(event: KeyboardEvent) {
  if (!['/', '?'].includes(event.key) || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented)
    return
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
  const place = findNavigationPlace(withoutBase(location.pathname), location.search, shownLeague())
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
