/** What only engines differ in: focus, popovers, dialogs, sticky headers, folds, the back button. */
import { addressOf } from '../support/routes.ts'
import type { Tab } from './support/browser.ts'
import { expect, openWhole, test, whole } from './support/test.ts'

const pathOf = (tab: Tab) => tab.run(() => location.pathname + location.search)

test('a table is sorted by its header, which stays in view while its rows are scrolled', async ({
  tab,
  site,
  request,
}) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'overview')))
  const columnOf = () =>
    tab.run(() => {
      const header = document.querySelector('th[aria-sort]:not([aria-sort=none])')
      return `${header?.textContent} ${header?.getAttribute('aria-sort')}`
    })
  const before = await columnOf()
  await tab.click('th button, th a')
  await tab.click('th:nth-of-type(n + 3) :is(button, a)')
  await expect.poll(columnOf).not.toBe(before)
  await openWhole(tab, site.origin + (await addressOf(request, 'moves')))
  const stuck = () =>
    tab.run(() => {
      scrollTo(0, 900)
      return [...document.querySelectorAll('main *')].some((element) => {
        const { top, height } = element.getBoundingClientRect()
        return getComputedStyle(element).position === 'sticky' && height > 0 && top >= 0 && top < 200
      })
    })
  await expect.poll(stuck).toBe(true)
})

test('a dialog takes the focus, and gives it back when Escape closes it', async ({ tab, site, request }) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'team week')))
  const isOpen = () => tab.run(() => document.querySelector('dialog[open]') !== null)
  await openPlayer(tab)
  await expect.poll(isOpen).toBe(true)
  expect(await tab.run(() => document.querySelector('dialog[open]')?.contains(document.activeElement))).toBe(true)
  await tab.press('Escape')
  await expect.poll(isOpen).toBe(false)
  expect(await tab.run((selector) => document.activeElement?.matches(selector), playerCard)).toBe(true)
})

const playerCard = 'section[aria-label=Bench] li button'

/** From his card, which is rendered after the lineup above it. */
async function openPlayer(tab: Tab): Promise<void> {
  const isShown = () => tab.run((card) => document.querySelector(card)?.checkVisibility() ?? false, playerCard)
  await expect.poll(isShown).toBe(true)
  await tab.click(playerCard)
}

test('a click beside a dialog closes it, one inside does not', async ({ tab, site, request }) => {
  const beside = { x: 20, y: 820 }
  const isOpen = () => tab.run(() => document.querySelector('dialog[open]') !== null)
  await openWhole(tab, site.origin + (await addressOf(request, 'team week')))
  await openPlayer(tab)
  await expect.poll(isOpen).toBe(true)
  await tab.click('dialog[open] h2')
  expect(await isOpen()).toBe(true)
  await tab.clickAt(beside)
  await expect.poll(isOpen).toBe(false)

  await openWhole(tab, site.origin + (await addressOf(request, 'matchup panel')))
  await expect.poll(isOpen).toBe(true)
  await tab.clickAt(beside)
  await expect.poll(isOpen).toBe(false)
  await expect.poll(() => pathOf(tab)).not.toContain('matchup=')

  await tab.click('[data-search-open] button, button[data-search-open], [data-search-open]')
  await expect.poll(isOpen).toBe(true)
  await tab.clickAt(beside)
  await expect.poll(isOpen).toBe(false)
})

/** A click where nothing is. */
async function clickBeside(tab: Tab): Promise<void> {
  await tab.run(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<i id="beside" style="position:fixed;right:8px;bottom:8px;width:4px;height:4px"></i>',
    )
  })
  await tab.click('#beside')
}

test('the side panel moves between weeks by its arrows and by keys', async ({ tab, site, request }) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'performance')))
  await tab.click('main table tbody tr:nth-child(5) [data-row-opener], main table tbody tr:nth-child(5) td')
  await expect.poll(() => pathOf(tab)).toContain('matchup=')
  await expect.poll(() => tab.run(() => document.querySelector('dialog[open] table') !== null)).toBe(true)
  const first = await pathOf(tab)
  await tab.click('dialog[open] button[aria-label="Next week"]')
  await expect.poll(() => pathOf(tab)).not.toBe(first)
  await tab.press('ArrowLeft')
  await expect.poll(() => pathOf(tab)).toBe(first)
  await tab.press('Escape')
  await expect.poll(() => pathOf(tab)).not.toContain('matchup=')
})

test('popovers open beside their button and close by Escape and by a click elsewhere', async ({
  tab,
  site,
  request,
}) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'overview')))
  const open = () =>
    tab.run(() => document.querySelector('[popover]:popover-open')?.getBoundingClientRect().toJSON() ?? null)
  for (const close of [() => tab.press('Escape'), () => clickBeside(tab)]) {
    await tab.click('header [popovertarget], nav [popovertarget], [popovertarget]')
    await expect.poll(open).not.toBeNull()
    const { left, right, top } = (await open()) as DOMRect
    expect([left >= 0, right <= 1280, top < 200]).toEqual([true, true, true])
    await close()
    await expect.poll(open).toBeNull()
  }
})

test('on a phone’s width the drawer opens, and closes by Escape', async ({ tab, site }) => {
  await tab.resize(390, 860)
  await openWhole(tab, `${site.origin}/leagues`)
  const isOpen = () => tab.run(() => document.querySelector('dialog[data-drawer][open]') !== null)
  await tab.click('[data-drawer-open] button')
  await expect.poll(isOpen).toBe(true)
  await tab.press('Escape')
  await expect.poll(isOpen).toBe(false)
})

test('back stays within the league, and a theme that was changed meanwhile is on the page before', async ({
  engine,
  tab,
  site,
  request,
}) => {
  const overview = await addressOf(request, 'overview')
  await openWhole(tab, `${site.origin}/`)
  await openWhole(tab, site.origin + overview)
  await tab.click('a[href*="/awards"]')
  await expect.poll(() => pathOf(tab)).toContain('/awards')
  await whole(tab)
  const theme = () => tab.run(() => document.documentElement.dataset.theme ?? document.documentElement.className)
  const before = await theme()
  await tab.click('[data-theme-switch] button')
  await expect.poll(theme).not.toBe(before)
  const changed = await theme()
  await tab.back()
  await expect.poll(() => pathOf(tab)).toContain('/overview')
  await expect.poll(theme).toBe(changed)
  // WebKit skips entries that a page pushed before the reader touched it.
  if (engine === 'webkit') return
  await tab.back()
  await expect.poll(() => pathOf(tab)).toContain('/overview')
  await whole(tab)
})

test('folds open, and a chart has its table', async ({ tab, site, request }) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'awards')))
  await openWhole(tab, site.origin + (await addressOf(request, 'power')))
  const folds = await tab.run(() => document.querySelectorAll('main details').length)
  expect(folds).toBeGreaterThan(0)
  const heightOf = () => tab.run(() => document.querySelector('main details')?.getBoundingClientRect().height ?? 0)
  const closed = await heightOf()
  await tab.click('main details > summary')
  await expect.poll(async () => Math.abs((await heightOf()) - closed)).toBeGreaterThan(20)
  expect(await tab.run(() => document.querySelectorAll('main svg').length)).toBeGreaterThan(0)
})
