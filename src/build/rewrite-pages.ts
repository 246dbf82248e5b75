/** What the integrations that rewrite a built site share: its pages, and which kind each of them is. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Rewrites pages of a built site, one after the other. `files`: their paths in the site. */
export async function rewritePages(
  site: URL,
  files: Iterable<string>,
  rewrite: (html: string, file: string) => string | Promise<string>,
): Promise<void> {
  const folder = fileURLToPath(site)
  for (const file of files) {
    const path = join(folder, file)
    const html = await readFile(path, 'utf8')
    const rewritten = await rewrite(html, file)
    if (rewritten !== html) await writeFile(path, rewritten)
  }
}

/** The opening tags of a page's islands. */
export function islandsOf(html: string): string[] {
  return [...html.matchAll(/<astro-island [^>]*>/g)].map(([tag]) => tag)
}

/** Whether React takes an island over as soon as it can; others wait until they are used. */
export const loadsAtOnce = (island: string) => /client="live"/.test(island)

/** Whether React takes an island over only when a reader is about to use it (`src/layouts/used-directive.ts`). */
export const waitsForUse = (island: string) => /client="used"/.test(island)

export const hasIslands = (html: string) => html.includes('<astro-island ')

/** Whether a page waits for data: then nothing of it is whole without its scripts. */
export const isShell = (html: string) => islandsOf(html).some(loadsAtOnce)
