/**
 * Files of earlier builds. A kept page of an earlier build needs its own files, and so does a page that is still open;
 * what no page needs any more goes a month later.
 */
import { version } from 'virtual:site-build'
import { fileExpiration } from './keeping.ts'
import { findReachable } from './reachable.ts'
import { cacheNames, documentsCache, documentsCaches, siteUrl } from './scope.ts'

/** Where it is noted which builds this one replaced: a worker that is replaced itself sees the next build's cache, too. */
const note = siteUrl('replaced-builds')

/** To be called when the worker takes over. */
export async function noteReplacedBuilds(): Promise<void> {
  const replaced = (await documentsCaches()).filter((name) => name !== documentsCache(version))
  const own = await caches.open(documentsCache(version))
  if (replaced.length > 0) await own.put(note, Response.json(replaced))
}

/**
 * Removes documents of the builds that this one replaced, and files that were needed by none of the kept pages for a
 * month. Takes a while: not to be waited for by whoever wants a page.
 */
export async function forgetOldBuilds(): Promise<void> {
  const own = await caches.open(documentsCache(version))
  const replaced = ((await (await own.match(note))?.json()) ?? []) as string[]
  if (replaced.length === 0) return
  // A replaced build's own documents reach all of its files: pages of it may be open, so their month begins now.
  const roots = [documentsCache(version), ...replaced, cacheNames.pages]
  await Promise.all((await findNeeded(roots)).map((url) => fileExpiration.updateTimestamp(url)))
  await fileExpiration.expireEntries()
  await Promise.all(replaced.map((name) => caches.delete(name)))
  await own.delete(note)
}

/** Addresses of kept files that pages of the given caches need, by whatever way. */
async function findNeeded(roots: readonly string[]): Promise<string[]> {
  const files = await caches.open(cacheNames.files)
  const kept = new Map((await files.keys()).map(({ url }) => [url.slice(url.lastIndexOf('/') + 1), url]))
  const texts = (await Promise.all(roots.map(textsOf))).flat()
  const names = await findReachable(texts, new Set(kept.keys()), async (name) => {
    const response = await files.match(kept.get(name) ?? '')
    return response ? response.text() : ''
  })
  return names.map((name) => kept.get(name) ?? '')
}

async function textsOf(cacheName: string): Promise<string[]> {
  const cache = await caches.open(cacheName)
  return Promise.all((await cache.matchAll()).map((response) => response.text()))
}
