/**
 * Every route in both themes: WCAG 2.2 AA by axe, keyboard, reduced motion, nothing that scrolls sideways, nothing that
 * jumps while it loads. Each screen is opened once for all of it, and the screens of a group in the same page: opening
 * a page costs more than most of what is read on it.
 */
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { ask, finishedLeague } from './support/api.ts'
import { expectNoViolations, standsStill } from './support/axe.ts'
import { test } from './support/kept-page.ts'
import { expectWhole, open, settled, startAfresh, withEach } from './support/page.ts'
import { leagueAddresses, plainAddresses, storyAddresses } from './support/routes.ts'

const leagueScreens = Object.keys(leagueAddresses({ espnLeagueId: 0, teamId: 0, playerId: 0, week: 0 }))
const groups = {
  'pages without a league': Object.keys(plainAddresses),
  'screens of a league, first third,': leagueScreens.slice(0, 4),
  'screens of a league, second third,': leagueScreens.slice(4, 9),
  'screens of a league, last third,': leagueScreens.slice(9, 13),
  'history, book and weekly': Object.keys(storyAddresses({ espnLeagueId: 0, season: 0, week: 0 })),
  'screens of a team, first half,': leagueScreens.slice(13, 16),
  'screens of a team, second half,': leagueScreens.slice(16),
}

/** Axe reads elements one by one: a round of the draft has all there is to 192 cards, week 5 all kinds of moves. */
const partOf: Readonly<Record<string, string>> = { 'draft board': '?draft_round=1', moves: '?week=5' }

/** The largest sum of layout shifts that a reader does not notice. */
const mostShift = 0.02

async function addressOf(request: APIRequestContext, screen: string): Promise<string> {
  const plain = plainAddresses[screen]
  if (plain !== undefined) return plain
  const league = await finishedLeague(request)
  const [team] = await ask(request, 'leagueTeams', { id: league.id })
  const teamId = team?.id ?? 0
  const { roster } = await ask(request, 'weeklyRoster', { id: teamId, week: 14 })
  const playerId = roster[0]?.playerId ?? 0
  const place = { espnLeagueId: league.espnLeagueId, season: league.season, teamId, playerId, week: 14 }
  return { ...leagueAddresses(place), ...storyAddresses(place) }[screen] ?? '/'
}

/** Opens a screen and waits until all of it stands still. */
async function openScreen(page: Page, request: APIRequestContext, screen: string, search = '') {
  await open(page, `${await addressOf(request, screen)}${search}`)
  if (screen === 'unknown address') await expect(page.locator('main')).toBeVisible()
  else await settled(page)
  await standsStill(page)
}

test.describe('axe', () => {
  test('has no violations: open drawer', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'small screens only')
    await open(page, '/analysis')
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolations(page)
  })

  test('has no violations: empty home, a league that is loading, being imported, failed', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'the same elements at every width')
    await page.route(/\/api\/v1\/leagues\/(\?|$)/, (route) => route.fulfill({ json: [] }))
    await open(page, '/')
    await expect(page.getByText('Ready to Dominate Your Draft?')).toBeVisible()
    await expectNoViolations(page)
    const answers = [
      [{ status: 202, json: { status: 'importing', progress: { step: 'Week 3', done: 3, total: 9 } } }, 'Week 3'],
      [{ status: 500, json: { detail: 'Planned' } }, 'Failed to load league data'],
    ] as const
    for (const [answer, text] of answers) {
      await page.route(/\/api\/v1\/leagues\/espn\//, (route) => route.fulfill(answer))
      await open(page, '/leagues/espn/101/overview')
      await expect(page.getByText(text).first()).toBeVisible()
      await expectNoViolations(page)
    }
    await page.route(/\/api\/v1\/leagues\/espn\//, () => {})
    await open(page, '/leagues/espn/101/overview')
    await expect(page.locator('.waiting').first()).toBeVisible()
    // The page's heading is the league's name, which is still to come.
    await expectNoViolations(page, { except: ['page-has-heading-one'] })
  })
})

for (const [group, screens] of Object.entries(groups)) {
  test(`${group} fit, stand still, can be walked by keyboard and have no violations`, async ({
    page,
    request,
    isMobile,
  }) => {
    test.slow()
    await startAfresh(page)
    await recordShifts(page)
    await delayResponses(page)
    await withEach(screens, async (screen) => {
      await openScreen(page, request, screen)
      if (screen !== 'unknown address') await expectWhole(page)
      await expectNoShifts(page)
      await expectNoMotion(page)
      // The same elements at every width; what only phones have is read below. And phones have no keyboard.
      if (isMobile) return
      await expectReachable(page, { byKey: screen === screens[0] })
      const part = partOf[screen]
      if (part) await openScreen(page, request, screen, part)
      await expectNoViolations(page)
    })
  })
}

async function expectNoShifts(page: Page) {
  const shifts = await page.evaluate(
    () => (window as unknown as { shifts: { value: number; nodes: string[] }[] }).shifts,
  )
  const total = shifts.reduce((sum, { value }) => sum + value, 0)
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThan(mostShift)
}

/** Notes every layout shift of the page that no input explains. */
async function recordShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        const nodes = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 160) : ''))
        if (!entry.hadRecentInput) shifts.push({ value: entry.value, nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Whatever stands in for an answer is painted before the answer is asked for. Routes would do without the browser's cache. */
async function delayResponses(page: Page) {
  await page.addInitScript(() => {
    const ask = window.fetch.bind(window)
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    window.fetch = (...request) => painted().then(() => ask(...request))
  })
}

test.describe('keyboard', () => {
  test.beforeEach(({ isMobile }) => test.skip(isMobile, 'phones have none'))

  for (const screen of ['home', 'leagues', 'overview', 'team week']) {
    test(`the first stop skips to the content: ${screen}`, async ({ page, request }) => {
      await openScreen(page, request, screen)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to content' })
      await expect(skip).toBeFocused()
      await expect(skip).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Enter')
      await expect(page.locator('main')).toBeFocused()
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    })
  }
})

interface Stop {
  name: string
  isVisible: boolean
  hasRing: boolean
  tabIndex: number
}

/**
 * Every stop is in sight, visibly focused and in reading order. `byKey`: each is gone to with Tab, a few roundtrips a stop;
 * otherwise only the first one, and those after it in the order in which Tab goes through a page without tab indexes.
 */
async function expectReachable(page: Page, { byKey }: { byKey: boolean }) {
  const stops = await walk(page, { most: 40, byKey })
  expect(stops.length).toBeGreaterThan(1)
  for (const { name, isVisible, hasRing } of stops) {
    expect(isVisible, `${name} is in sight`).toBe(true)
    expect(hasRing, `${name} shows that it is focused`).toBe(true)
  }
  // A stop that comes later in the document never has a tab index of its own that brings it forward.
  expect(stops.filter(({ tabIndex }) => tabIndex > 0)).toEqual([])
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
}

/** What is focused, one after the other, until the page begins anew, up to a number of stops. */
async function walk(page: Page, { most, byKey }: { most: number; byKey: boolean }): Promise<Stop[]> {
  await page.keyboard.press('Tab')
  if (!byKey) return page.evaluate(focusEach, most)
  const stops: Stop[] = []
  while (stops.length < most) {
    const [stop] = await page.evaluate(focusEach, 0)
    if (!stop) break
    stops.push(stop)
    await page.keyboard.press('Tab')
  }
  return stops
}

/** In the page: looks at what is focused, then focuses up to `most` elements after it and looks at each. Once each. */
function focusEach(most: number): Stop[] {
  const first = look()
  if (first === null || most === 0) return first ? [first] : []
  const dialog = document.querySelector('dialog:modal')
  const all = [...(dialog ?? document).querySelectorAll<HTMLElement | SVGElement>('*')].filter(isStop)
  const stops = [first]
  for (const element of all.slice(all.indexOf(document.activeElement as HTMLElement) + 1)) {
    if (stops.length === most) break
    // As the one before it was focused by key, this one is as well.
    element.focus()
    const stop = document.activeElement === element ? look() : null
    if (stop) stops.push(stop)
  }
  return stops

  /** Where Tab stops: of a group of radio buttons at one. */
  function isStop(element: HTMLElement | SVGElement): boolean {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return false
    if (element.matches(':disabled') || element.closest('[inert]')) return false
    if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked
    return element.matches('a[href], button, input, select, textarea, summary, [tabindex]')
  }

  /** Null where nothing is focused, or what was looked at before. */
  function look(): Stop | null {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement || focused instanceof SVGElement) || focused === document.body) return null
    if (focused.dataset.walked) return null
    focused.dataset.walked = 'true'
    const { width, height, top, left, bottom, right } = focused.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const onTop = document.elementsFromPoint(x, y).slice(0, 3)
    // A radio button's own box can be hidden below its label: then the label shows the focus.
    // A button that takes taps for its whole card has the ring around that, on its `::after`.
    const rings = [focused, focused.closest('label'), focused.parentElement].flatMap((element) =>
      element ? [getComputedStyle(element), getComputedStyle(element, '::after')] : [],
    )
    const hasRing = rings.some(({ outlineStyle, outlineWidth, boxShadow }) => {
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
    })
    return {
      name: `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent ?? ''}`.trim().slice(0, 80),
      isVisible:
        width > 0 &&
        height > 0 &&
        bottom > 0 &&
        top < innerHeight &&
        (onTop.some((element) => element.contains(focused) || focused.contains(element)) || height > innerHeight),
      hasRing,
      tabIndex: focused.tabIndex,
    }
  }
}

/** For readers who want less motion nothing moves. */
async function expectNoMotion(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moving = await page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)))
    return [...document.querySelectorAll('*')]
      .filter((element) => {
        const { animationName, animationDuration, transitionDuration, transitionProperty } = getComputedStyle(element)
        const animates = animationName !== 'none' && seconds(animationDuration) > 0.01
        return animates || (transitionProperty !== 'none' && seconds(transitionDuration) > 0.01)
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(moving.slice(0, 5)).toEqual([])
  await page.emulateMedia({ reducedMotion: null })
}

test.describe('reduced motion', () => {
  test('skeletons stand still', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.route(/\/api\/v1\//, () => {})
    await open(page, '/leagues/espn/101/overview')
    await expect(page.locator('.waiting').first()).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})

test.describe('theme', () => {
  test('follows the system, can be switched, and is kept', async ({ page }) => {
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/')
    const light = await background()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await background()).not.toBe(light)
    const theme = page.getByRole('button', { name: /theme/i })
    await theme.click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/)
    const chosen = await page.locator('html').getAttribute('data-theme')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', chosen ?? '')
    expect((await background()) === light).toBe(chosen === 'light')
  })
})
