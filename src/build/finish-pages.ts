/** Astro integrations that rewrite the pages of a built site, each page read and written once for all of them. */
import { rewritePages } from './rewrite-pages.ts'

export interface PageStep {
  name: string
  /** Astro's hooks before pages are drawn. */
  hooks?: object
  /** Told where the site is before the first page. */
  begin?(site: URL): void | Promise<void>
  /** `file`: the page's path in the site. */
  rewrite(html: string, file: string): string | Promise<string>
}

/** `steps`: in the order in which they meet a page. */
export function finishPages(steps: readonly PageStep[]) {
  return [
    ...steps.map(({ name, hooks = {} }) => ({ name, hooks })),
    {
      name: 'finish-pages',
      hooks: {
        'astro:build:done': async ({ dir }: { dir: URL }) => {
          for (const step of steps) await step.begin?.(dir)
          await rewritePages(dir, async (page, file) => {
            let html = page
            for (const step of steps) html = await step.rewrite(html, file)
            return html
          })
        },
      },
    },
  ]
}
