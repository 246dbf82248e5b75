/** What a reader takes along, in Safari's engine and Firefox: tables and charts as files, links, paper. */
import sharp from 'sharp'
import { addressOf } from '../support/routes.ts'
import type { Tab } from './support/browser.ts'
import { takeSaved } from './support/saved-file.ts'
import { expect, openWhole, test } from './support/test.ts'

test('a table is saved as CSV, a chart as SVG, as PNG and as CSV', async ({ tab, site, request, downloads }) => {
  await openWhole(tab, site.origin + (await addressOf(request, 'performance')))
  await tab.click('button[aria-label^="Download"][aria-label$="as CSV"]')
  expect(String(await takeSaved(downloads, /weekly-performance.*\.csv$/))).toMatch(/^\uFEFFWeek,.*\r\n1,/)

  const save = async (kind: string) => {
    await tab.click('figure figcaption button[aria-label^="Download"]')
    await tab.run(markButton, kind)
    await tab.click('#chosen')
    return takeSaved(downloads, new RegExp(`score-by-week.*\\.${kind.toLowerCase()}$`))
  }
  const svg = String(await save('SVG'))
  expect(svg).toContain('@font-face{font-family:"Figtree"')
  expect(await tab.run(readPicture, svg)).toMatchObject({ root: 'svg', foreign: 0, bars: expect.any(Number) })
  expect(svg).not.toMatch(/var\(|class=|currentColor/)

  const first = await save('PNG')
  const second = await save('PNG')
  const { width, height } = await sharp(first).metadata()
  const size = await tab.run(() => document.querySelector('figure')?.clientWidth ?? 0)
  expect(width).toBe(2 * (size + 32))
  const pixels = async (png: Buffer) => sharp(png).raw().toBuffer()
  const painted = await pixels(first)
  expect(
    new Set(Array.from({ length: width * height }, (_, at) => painted.readUIntBE(at * 4, 4))).size,
  ).toBeGreaterThan(20)
  // Safari's engine may paint before it has the fonts of a picture; the second time it has them.
  expect(painted.equals(await pixels(second))).toBe(true)

  expect(String(await save('CSV'))).toMatch(/^\uFEFFWeek,/)
})

/** In the page: names a choice of the open menu. */
function markButton(text: string): void {
  document.getElementById('chosen')?.removeAttribute('id')
  const menu = document.querySelector('[popover]:popover-open')
  const button = [...(menu?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === text)
  if (!button) throw new Error(`${text} is not offered`)
  button.id = 'chosen'
}

/** In the page: what the text of an SVG holds. */
function readPicture(text: string) {
  const picture = new DOMParser().parseFromString(text, 'image/svg+xml')
  return {
    root: picture.documentElement.tagName,
    foreign: picture.querySelectorAll('foreignObject').length,
    bars: picture.querySelectorAll('svg rect').length,
  }
}

test.describe('the address of a page', () => {
  const share = 'button[aria-label="Share this page"]'
  const noteOf = (tab: Tab) => tab.run(() => document.querySelector('[popover]:popover-open')?.textContent ?? '')

  test('goes to the share sheet, and a reader who closes it hears nothing', async ({ tab, site, request }) => {
    await openWhole(tab, site.origin + (await addressOf(request, 'team week')))
    for (const refusal of [null, 'AbortError']) {
      await tab.run(offerSharing, refusal)
      await tab.click(share)
      await expect.poll(() => tab.run(readShared)).toMatchObject({ url: expect.stringContaining('/roster/week/14') })
      expect(await noteOf(tab)).toBe('')
    }
  })

  test('is copied by the first click where there is no sheet', async ({ tab, site, request }) => {
    const address = site.origin + (await addressOf(request, 'team week'))
    await openWhole(tab, address)
    await tab.run(offerSharing, 'none')
    await tab.click(share)
    await expect.poll(() => noteOf(tab)).toBe('Link copied')
    await tab.run(() => document.body.insertAdjacentHTML('afterbegin', '<input id="paste">'))
    await tab.click('#paste')
    await tab.paste()
    const pasted = () => tab.run(() => document.querySelector<HTMLInputElement>('#paste')?.value ?? '')
    await expect.poll(pasted).toContain(address)
  })

  test('is shown, chosen to be copied by hand, where the sheet refuses and nothing may be copied', async ({
    tab,
    site,
    request,
  }) => {
    await openWhole(tab, site.origin + (await addressOf(request, 'team week')))
    await tab.run(offerSharing, 'NotAllowedError')
    await tab.run(() => void Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await tab.click(share)
    await expect.poll(() => noteOf(tab)).toBe('Copy this link:')
    const chosen = () =>
      tab.run(() => {
        const { activeElement: field } = document
        return field instanceof HTMLInputElement
          ? field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
          : ''
      })
    await expect.poll(chosen).toContain('/roster/week/14')
    await tab.press('Escape')
    await expect.poll(() => noteOf(tab)).toBe('')
  })
})

/** In the page: a share sheet that takes everything (null), refuses with an error of that name, or is not there ('none'). */
function offerSharing(refusal: string | null): void {
  if (refusal === 'none') {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Reflect.deleteProperty(navigator, 'share')
    return
  }
  const value = async (data: unknown) => {
    Object.assign(window, { shared: data })
    if (refusal) throw new DOMException('Not now', refusal)
  }
  Object.assign(window, { shared: null })
  Object.defineProperty(navigator, 'share', { configurable: true, value })
}

/** In the page: what went to the share sheet. */
function readShared(): { url: string } | null {
  return (window as unknown as { shared: { url: string } | null }).shared
}
