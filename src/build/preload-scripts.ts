/**
 * Astro integration: a page whose island is loaded at once names all scripts behind it, so that the browser asks for them
 * together instead of finding each behind the one before: one round trip instead of four.
 */
import type { PageStep } from './finish-pages.ts'
import { islandsOf, loadsAtOnce } from './rewrite-pages.ts'

interface Chunk {
  type: string
  fileName: string
  imports?: string[]
}

const runAlone = /\/(framework|kit|data|charts|screen)\./

export function preloadScripts(): PageStep {
  /** Static imports of each script of the site, by file name. */
  const importsOf = new Map<string, string[]>()

  const collect = {
    name: 'collect-imports',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(_: unknown, bundle: Record<string, Chunk>) {
      for (const { type, fileName, imports = [] } of Object.values(bundle)) {
        if (type === 'chunk') importsOf.set(fileName, imports)
      }
    },
  }

  return {
    name: 'preload-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }: { updateConfig: (config: object) => void }) =>
        updateConfig({ vite: { plugins: [collect] } }),
    },
    rewrite: (html) => html.replace('</head>', () => `${linksOf(html)}</head>`),
  }

  /** Links for every script behind the islands that are loaded at once, nearest first. */
  function linksOf(html: string): string {
    const entries = islandsOf(html)
      .filter(loadsAtOnce)
      .flatMap((island) => [...island.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url))
    const base = entries[0]?.slice(0, entries[0].indexOf('_astro/')) ?? '/'
    const files = entries.map((url) => url.slice(base.length)).flatMap(withImports)
    return [...new Set(files)].map((file) => linkTo(file, `${base}${file}`)).join('')
  }

  /** What is large runs as soon as it is there, each by itself: run all at once, scripts block a phone for long. */
  function linkTo(file: string, address: string): string {
    return runAlone.test(file)
      ? `<script type="module" async src="${address}"></script>`
      : `<link rel="modulepreload" href="${address}">`
  }

  function withImports(file: string): string[] {
    return [file, ...(importsOf.get(file) ?? []).flatMap(withImports)]
  }
}
