/**
 * The files of this build. All of them are kept before its worker takes over, so that an open page finds every script
 * that it may still ask for, also once the host has the next build's only.
 */
import { documents, files, lists, version } from 'virtual:site-build'
import { stamp } from './keeping.ts'
import { cacheNames, documentsCache, siteUrl } from './scope.ts'
import { answers, files as fileStrategy } from './strategies.ts'

/** Caches them. Throws where one cannot be loaded: then the previous worker stays, and the browser tries again later. */
export async function keepBuild(event: ExtendableEvent): Promise<void> {
  await Promise.all([...files.map((path) => keepFile(path, event)), keepDocuments(), keepLists(event)])
}

async function keepFile(path: string, event: ExtendableEvent): Promise<void> {
  const request = siteUrl(path)
  const [response, kept] = fileStrategy.handleAll({ request, event })
  await response
  await kept
  if (!(await caches.match(request, { cacheName: cacheNames.files }))) throw new Error(`${request} is not there`)
}

/** They are not needed for what is kept otherwise: a host that hides one of them only lacks what it is for. */
async function keepDocuments(): Promise<void> {
  const cache = await caches.open(documentsCache(version))
  await Promise.all(
    Object.values(documents).map(async (path) => {
      const response = await fetch(siteUrl(path), { cache: 'no-cache' })
      if (response.ok) await cache.put(siteUrl(path), stamp(response))
    }),
  )
}

async function keepLists(event: ExtendableEvent): Promise<void> {
  for (const path of lists) await answers.handle({ request: siteUrl(path), event }).catch(() => {})
}

/** One of this build's documents as text; null where it could not be loaded. */
export async function readDocument(name: string): Promise<string | null> {
  const path = documents[name]
  if (path === undefined) return null
  const response = await caches.match(siteUrl(path), { cacheName: documentsCache(version) })
  return response ? response.text() : null
}
