/**
 * Opens a page: from the network, as it was kept, the shell of its screen for an address that was shown before, or else a page that says
 * what happened.
 */
import { matchRoute, shellPath } from '../contract/routes.ts'
import { openedAddress } from './addresses.ts'
import { savedTime } from './keeping.ts'
import { markSaved, withOpened } from './mark-page.ts'
import { listOpened, wasOpened } from './opened.ts'
import { sitePath } from './scope.ts'
import { pages } from './strategies.ts'
import { readDocument } from './this-build.ts'

export async function openPage({ request, event }: { request: Request; event: ExtendableEvent }): Promise<Response> {
  const found = await pages.handle({ request, event }).catch(() => null)
  if (found === null) return openWithout(new URL(request.url))
  const savedAt = savedTime(found)
  return savedAt === null ? found : pageResponse(markSaved(await found.text(), savedAt, !navigator.onLine))
}

/** Neither the network nor the cache has the page. */
async function openWithout(url: URL): Promise<Response> {
  const match = matchRoute(`/${sitePath(url)}`)
  const shell = match && (await wasOpened(openedAddress(url))) ? await readDocument(shellPath(match.name)) : null
  if (shell !== null) return pageResponse(shell)
  const offline = await readDocument('offline')
  // The status says that the page asked for is not here; the browser shows what came instead.
  return offline === null ? Response.error() : pageResponse(withOpened(offline, await listOpened()), 503)
}

function pageResponse(html: string, status = 200): Response {
  return new Response(html, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
