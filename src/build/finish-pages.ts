/** Astro integrations that rewrite the pages of a built site, each page read and written once for all of them. */
import { readdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { pageSteps } from './page-steps.ts'
import { rewritePages } from './rewrite-pages.ts'

export interface PageStep {
  name: string
  /** Astro's hooks before pages are drawn. */
  hooks?: object
  /** What the hooks have learned, for the same step in other threads: values that can be sent there. */
  learned?: object
  /** Told where the site is before the first page. */
  begin?(site: URL): void | Promise<void>
  /** `file`: the page's path in the site. */
  rewrite(html: string, file: string): string | Promise<string>
}

/** What a thread needs to rewrite pages beside others. */
export interface PageShare {
  /** Address of the site's folder. */
  site: string
  /** Every page's path in the site. */
  files: readonly string[]
  /** Shared by all threads: how many pages have been taken. */
  taken: Int32Array
  /** See `pageSteps`. */
  laterClasses: readonly string[]
  /** Of each step. */
  learned: readonly (object | undefined)[]
}

/** So many pages take as long as another thread takes to begin. */
const pagesWorthAThread = 150
/** Beside the one that builds: each takes some 100 MB. */
const mostThreads = 7

/** `laterClasses`: see `pageSteps`. */
export function finishPages(laterClasses: readonly string[]) {
  const steps = pageSteps(laterClasses)
  return [
    ...steps.map(({ name, hooks = {} }) => ({ name, hooks })),
    {
      name: 'finish-pages',
      hooks: {
        'astro:build:done': async ({ dir }: { dir: URL }) => {
          const all = await readdir(fileURLToPath(dir), { recursive: true })
          const files = all.filter((file) => file.endsWith('.html'))
          const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
          const learned = steps.map((step) => step.learned)
          const share: PageShare = { site: dir.href, files, taken, laterClasses, learned }
          const worthwhile = Math.floor(files.length / pagesWorthAThread)
          const others = Math.min(availableParallelism() - 1, mostThreads, worthwhile)
          await Promise.all([finishShare(steps, share), ...Array.from({ length: others }, () => inThread(share))])
        },
      },
    },
  ]
}

/** Rewrites pages until all are taken. */
export async function finishShare(steps: readonly PageStep[], { site, files, taken }: PageShare): Promise<void> {
  const folder = new URL(site)
  for (const step of steps) await step.begin?.(folder)
  await rewritePages(folder, pagesLeft(files, taken), async (page, file) => {
    let html = page
    for (const step of steps) html = await step.rewrite(html, file)
    return html
  })
}

function* pagesLeft(files: readonly string[], taken: Int32Array): Generator<string> {
  for (;;) {
    const file = files[Atomics.add(taken, 0, 1)]
    if (file === undefined) return
    yield file
  }
}

function inThread(workerData: PageShare): Promise<void> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./finish-thread.ts', import.meta.url), { workerData })
    thread.once('error', reject)
    thread.once('exit', () => resolve())
  })
}
