/** A finger on a phone, in Safari's engine and Firefox. WebKitGTK knows no touch screen: there a finger is its events. */
import { addressOf } from '../support/routes.ts'
import { middleOf, type Tab } from './support/browser.ts'
import { expect, openWhole, tap, test } from './support/test.ts'

test.beforeEach(async ({ tab }) => {
  await tab.resize(390, 844)
})

const isShown = (tab: Tab, selector: string) =>
  tab.run((one) => document.querySelector(one)?.checkVisibility({ visibilityProperty: true }) ?? false, selector)

test('a tap shows what an award is for, until the next one', async ({ tab, site, request }) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'awards')))
  // The first award of a group; phones fold the others.
  const awardOf = (group: number) => `main section > section:nth-of-type(${group}) article`
  const descriptionOf = (group: number) => `${awardOf(group)} [role=tooltip]`
  for (const [group, other] of [
    [1, 2],
    [2, 1],
  ] as const) {
    // What loads late may move the title from under the finger.
    const show = async () => {
      if (await isShown(tab, descriptionOf(group))) return true
      await tap(tab, `${awardOf(group)} h4`)
      return isShown(tab, descriptionOf(group))
    }
    await expect.poll(show).toBe(true)
    await expect.poll(() => isShown(tab, descriptionOf(other))).toBe(false)
  }
})

test('a tap shows what a figure means, and one elsewhere hides it', async ({ tab, site, request }) => {
  for (const [screen, figure, elsewhere] of [
    ['draft board', 'main [data-tip]:not([data-player])', 'main h1, main h2'],
    ['player profile', 'dialog[open] button[aria-description]', 'dialog[open] h2'],
  ] as const) {
    await openWhole(tab, site.origin + (await addressOf(request, screen)))
    await expect.poll(() => isShown(tab, figure)).toBe(true)
    await tap(tab, figure)
    await expect.poll(() => isShown(tab, '[role=tooltip]:popover-open')).toBe(true)
    await tap(tab, elsewhere)
    await expect.poll(() => isShown(tab, '[role=tooltip]:popover-open')).toBe(false)
  }
})

test('a chart opens the week that is tapped', async ({ tab, site, request }) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'performance')))
  const search = () => tab.run(() => location.search)
  // What loads late may move the chart from under the finger.
  const openWeek = async () => {
    if (await search()) return search()
    const { y } = await tab.run(middleOf, chart)
    await tab.tapAt({ x: await tab.run(middleOfText, chart, '5'), y })
    return search()
  }
  await expect.poll(openWeek).toContain('matchup=5')
})

test('a chart names the week that is tapped, until a tap elsewhere', async ({ tab, site, request }) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'player profile')))
  const inDialog = `dialog[open] ${chart}`
  await expect.poll(() => isShown(tab, inDialog)).toBe(true)
  const named = () => tab.run((selector) => document.querySelector(selector)?.getAttribute('aria-valuenow'), inDialog)
  const last = await named()
  const { y } = await tab.run(middleOf, inDialog)
  await tab.tapAt({ x: await tab.run(middleOfText, inDialog, '5'), y })
  await expect.poll(named).toBe('5')
  await tap(tab, 'dialog[open] h2')
  await expect.poll(named).toBe(last)
})

const chart = '[role=slider]'

/** In the page: where such a label is. */
function middleOfText(within: string, label: string): number {
  const texts = [...document.querySelectorAll(`${within} text`)]
  const { left, width } = texts.find(({ textContent }) => textContent === label)?.getBoundingClientRect() ?? {
    left: Number.NaN,
    width: Number.NaN,
  }
  return left + width / 2
}

test('a chart of pick-ups names the one that is tapped', async ({ tab, site, request }) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'moves')))
  const plot = 'figure .touch-pan-y'
  // Phones fold the pick-ups.
  await tab.run((selector) => document.querySelector(selector)?.closest('details')?.setAttribute('open', ''), plot)
  const named = () =>
    tab.run((selector) => document.querySelector(selector)?.nextElementSibling?.firstElementChild?.textContent, plot)
  const before = await named()
  await tab.run(middleOf, plot)
  await tab.tapAt(await tab.run(middleOfLastDot, plot))
  await expect.poll(named).not.toBe(before)
})

/** In the page: the dot at the right end of the plot. */
function middleOfLastDot(plot: string) {
  const { left, top, width, height } = document.querySelector(`${plot} svg`)?.getBoundingClientRect() ?? new DOMRect()
  const paths = [...document.querySelectorAll(`${plot} path`)].map((path) => path.getAttribute('d') ?? '')
  const dots = paths.flatMap((d) =>
    [...d.matchAll(/M([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const),
  )
  const [x, y] = dots.reduce((best, dot) => (dot[0] > best[0] ? dot : best))
  return { x: left + (x / 100) * width, y: top + (y / 100) * height }
}

test('the sheet of a row and the drawer open by a tap, and close by one beside them', async ({
  tab,
  site,
  request,
}) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'performance')))
  await tap(tab, 'main table tbody tr:nth-child(5) td')
  await expect.poll(() => isShown(tab, 'dialog[open] table')).toBe(true)
  const beside = { x: 300, y: 40 }
  await tab.tapAt(beside)
  await expect.poll(() => isShown(tab, 'dialog[open]')).toBe(false)

  await openWhole(tab, `${site.origin}/leagues`)
  await tap(tab, '[data-drawer-open] button')
  await expect.poll(() => isShown(tab, 'dialog[data-drawer]')).toBe(true)
  await tab.tapAt(beside)
  await expect.poll(() => isShown(tab, 'dialog[data-drawer]')).toBe(false)
})
