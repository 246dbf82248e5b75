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

const runAlone = /\/(react|framework|kit|data|charts|screen)\./

export function preloadScripts(): PageStep {
  /** Static imports of each script of the site, by file name. */
  const learned = { importsOf: new Map<string, string[]>() }

  const collect = {
    name: 'collect-imports',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(_: unknown, bundle: Record<string, Chunk>) {
      for (const { type, fileName, imports = [] } of Object.values(bundle)) {
        if (type === 'chunk') learned.importsOf.set(fileName, imports)
      }
    },
  }

  return {
    name: 'preload-scripts',
    learned,
    hooks: {
      'astro:config:setup': ({ updateConfig }: { updateConfig: (config: object) => void }) =>
        updateConfig({ vite: { plugins: [collect] } }),
    },
    rewrite(html) {
      const islands = islandsOf(html).filter(loadsAtOnce)
      const page = islands.length > 0 ? withLateBehaviour(html) : html
      return page.replace('</head>', () => `${linksOf(islands)}</head>`)
    },
  }

  /** Links for every script behind the islands that are loaded at once: what others wait for comes before them. */
  function linksOf(islands: readonly string[]): string {
    const entries = islands.flatMap((island) => {
      // What draws a screen without React (`src/layouts/live-directive.ts`) comes with what stands around it.
      const asked = isDrawn(island) ? /component-url="([^"]+)"/g : /(?:component|renderer)-url="([^"]+)"/g
      return [...island.matchAll(asked)].map(([, url = '']) => url)
    })
    const base = entries[0]?.slice(0, entries[0].indexOf('_astro/')) ?? '/'
    const files = entries.map((url) => url.slice(base.length)).flatMap(withImports)
    return [...new Set(files)].map((file) => linkTo(file, `${base}${file}`)).join('')
  }

  /**
   * What is large runs as soon as it is there, each by itself: run all at once, scripts block a phone for long. Of
   * low priority, as an answer that is asked for meanwhile shall have the next of six connections.
   */
  function linkTo(file: string, address: string): string {
    return runAlone.test(file)
      ? `<script type="module" async fetchpriority="low" src="${address}"></script>`
      : `<link rel="modulepreload" fetchpriority="low" href="${address}">`
  }

  function withImports(file: string): string[] {
    return [...(learned.importsOf.get(file) ?? []).flatMap(withImports), file]
  }
}

/** What a screen is drawn from, and its answers, come before the page's own behaviour: all wait for one of six connections. */
function withLateBehaviour(html: string): string {
  return html.replaceAll('<script type="module" src=', '<script type="module" fetchpriority="low" src=')
}

const isDrawn = (island: string) => island.includes('&quot;isDrawn&quot;:true')
