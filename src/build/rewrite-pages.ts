/** What the integrations that rewrite a built site share: its pages, and which kind each of them is. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Rewrites every page of a built site, one after the other. `file` is the page's path in the site. */
export async function rewritePages(
  site: URL,
  rewrite: (html: string, file: string) => string | Promise<string>,
): Promise<void> {
  const folder = fileURLToPath(site)
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const path = join(folder, file)
    const html = await readFile(path, 'utf8')
    const rewritten = await rewrite(html, file)
    if (rewritten !== html) await writeFile(path, rewritten)
  }
}

/** Whether the app takes a page over. */
export const hasApp = (html: string) => html.includes('<astro-island')

/** Whether a page of the app has its content in it, and the data of it as `src/stores/page-seed.ts` names it. */
export const isPrerendered = (html: string) => html.includes('id="page-seed"')
