/** Entry of the renderer that a site for our server contains (`build/server-pages.ts`). */
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from 'astro/app/entrypoint'
import { finishPage, hasUnfinishedPart, readFinishing } from '../../build/finish-page.ts'
import { withBase } from '../../client/site-base.ts'
import { isShell, servedMark } from '../../contract/page-mark.ts'
import type { Renderer } from '../../contract/page-renderer.ts'
import { shellPatterns } from '../../contract/routes.ts'
import { closePageClient } from '../../stores/snapshot-page.ts'
import { openServedPage, type PageLocals } from './served-page.ts'

const app = createApp({ streaming: false })

/** Pages that are rendered now. */
let underWay = 0

/** One page at a time of each path: its components find their responses by it. */
export const renderPage: Renderer['renderPage'] = async (request, ask) => {
  underWay++
  return renderNow(request, ask).finally(() => underWay--)
}

const renderNow: Renderer['renderPage'] = async ({ path, site, finishing }, ask) => {
  const page = await openServedPage(path, ask)
  if (page === null || page === 'missing') return page
  try {
    let response = await render(page.path, { page, site })
    if (await isUnfinished(response)) response = await render(page.path, { page, site })
    if (await isUnfinished(response)) return null
    const contentType = response.headers.get('Content-Type') ?? ''
    if (response.status !== 200) return null
    if (!contentType.startsWith('text/html')) return { contentType, body: await response.bytes() }
    const html = await response.text()
    // The season has no such page yet, such as a story before its seventh week. The site has its shell as a file.
    if (isShell(html)) return null
    const finished = finishPage(marked(html), readFinishing(finishing))
    return { contentType: 'text/html; charset=utf-8', body: new TextEncoder().encode(finished) }
  } finally {
    closePageClient(page.path)
  }
}

/** Rendered again, a part whose code was still loading is in its place. */
async function isUnfinished(response: Response): Promise<boolean> {
  const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
  return Boolean(isPage) && hasUnfinishedPart(await response.clone().text())
}

/** Nobody has published the league: previews of links show it, search engines do not list it. */
const marked = (html: string) =>
  html.replace('<head>', `<head><meta name="${servedMark}" content=""><meta name="robots" content="noindex">`)

/** Rendering the shell of a screen loads its modules. Pages that readers request come first. */
export const warmUp: Renderer['warmUp'] = async () => {
  for (const path of shellPaths()) {
    do await pause(warmingPause)
    while (underWay > 0)
    await renderShell(path)
  }
}

/** Milliseconds. */
const warmingPause = 20

export const shellPaths = (): Set<string> => new Set(shellPatterns().map(({ shell }) => shell))

/** Null: the path is of a page that the build renders. */
export async function renderShell(path: string): Promise<string | null> {
  const request = requestOf(path)
  if (!app.match(request)) return null
  const response = await render(path, { page: { path, season: null } })
  if (response.status !== 200) throw new Error(`The shell ${path} was rendered with status ${response.status}`)
  return response.text()
}

const requestOf = (path: string) => new Request(new URL(withBase(path), 'http://localhost'))

const render = (path: string, locals: PageLocals) => app.render(requestOf(path), { locals, addCookieHeader: false })
