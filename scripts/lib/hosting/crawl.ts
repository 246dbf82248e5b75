/** Opens the pages of a site in a browser: finds requests and links that lead outside of the site, or to missing files. */
import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArguments } from '../browser-arguments.ts'
import type { BuiltSite } from './site-to-host.ts'

export interface Crawled {
  pages: number
  links: number
  /** Findings as text, without duplicates. */
  findings: string[]
}

/** Pages of one kind, e.g. weeks of teams, that are opened. */
const pagesOfAKind = 2

/** Opens pages of every kind, at most a few of each, and requests every address that they link to. */
export async function crawl(origin: string, { base, files }: BuiltSite, executablePath: string): Promise<Crawled> {
  const browser = await chromium.launch({ executablePath, args: browserArguments })
  const findings = new Set<string>()
  const links = new Set<string>()
  const paths = pagesToOpen(files)
  try {
    for (const path of paths) {
      for (const link of await linksOf(browser, `${origin}${base}${path}`)) links.add(link)
    }
    for (const link of links) {
      const url = new URL(link)
      if (url.origin !== origin) continue
      if (!isInside(url)) findings.add(`a link leads out of the site: ${link}`)
      else if ((await fetch(url)).status !== 200) findings.add(`a link leads nowhere: ${link}`)
    }
    return { pages: paths.length, links: links.size, findings: [...findings] }
  } finally {
    await browser.close()
  }

  /** The links of a page, once it has loaded. Each page has a context of its own, so that no service worker is shared. */
  async function linksOf(browser: Browser, address: string): Promise<string[]> {
    const context = await browser.newContext()
    const page = await context.newPage()
    watch(page)
    try {
      const answer = await page.goto(address, { waitUntil: 'networkidle' })
      if (answer?.status() !== 200) findings.add(`${address}: ${answer?.status()}`)
      return await page.$$eval('a[href]', (all) =>
        all.map((link) => (link as HTMLAnchorElement).href.split('#')[0] ?? ''),
      )
    } finally {
      await context.close()
    }
  }

  function watch(page: Page): void {
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^https?:$/.test(url.protocol) && !(url.origin === origin && isInside(url))) {
        findings.add(`asked for outside of the site: ${url}`)
      }
    })
    page.on('response', (response) => {
      if (response.status() >= 400) findings.add(`${response.url()}: ${response.status()}`)
    })
    page.on('pageerror', ({ message }) => findings.add(`an error in ${page.url()}: ${message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') findings.add(`said in ${page.url()}: ${message.text()}`)
    })
  }

  function isInside({ pathname }: URL): boolean {
    return pathname === base || pathname.startsWith(`${base}/`)
  }
}

/** The kind of a page is its address without numbers. Shells are opened by their routes, not by their file names. */
function pagesToOpen(files: readonly string[]): string[] {
  const pages = files.filter((file) => file.endsWith('/index.html') && !file.includes('/_/'))
  const addresses = pages.map((file) => file.replace(/index\.html$/, ''))
  const kinds = Map.groupBy(addresses, (path) => path.replace(/\d+/g, 'N'))
  return [...kinds.values()].flatMap((kind) => kind.slice(0, pagesOfAKind))
}
