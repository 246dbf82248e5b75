/**
 * Astro integration: every page names all scripts that its islands load, so that the browser asks for them at once
 * instead of finding each behind the one before: one round trip instead of four. The fallback page, which is built for
 * every address, names those of the address's screen by a line of script.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

interface Chunk {
  type: string
  fileName: string
  imports?: string[]
  facadeModuleId?: string | null
}

export interface ScreenScripts {
  /** Addresses of the screen; the first that fits counts. */
  pattern: RegExp
  /** Its module, e.g. `src/features/team/TeamShell.tsx`. */
  module: string
}

export function preloadScripts(screens: readonly ScreenScripts[]) {
  /** Static imports of each script of the site, by file name. */
  const importsOf = new Map<string, string[]>()
  /** Script of each module that is loaded by itself. */
  const fileOf = new Map<string, string>()

  const collect = {
    name: 'collect-imports',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(_: unknown, bundle: Record<string, Chunk>) {
      for (const { type, fileName, imports = [], facadeModuleId } of Object.values(bundle)) {
        if (type !== 'chunk') continue
        importsOf.set(fileName, imports)
        if (facadeModuleId) fileOf.set(facadeModuleId, fileName)
      }
    },
  }

  return {
    name: 'preload-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }: { updateConfig: (config: object) => void }) =>
        updateConfig({ vite: { plugins: [collect] } }),
      'astro:build:done': async ({ dir }: { dir: URL }) => {
        const folder = fileURLToPath(dir)
        const files = await readdir(folder, { recursive: true })
        for (const file of files.filter((name) => name.endsWith('.html'))) {
          const path = join(folder, file)
          const html = await readFile(path, 'utf8')
          const { links, base, urls } = linksOf(html)
          const rest = file === '404.html' ? screenLine(base, urls) : ''
          await writeFile(
            path,
            html.replace('</head>', () => `${links}${rest}</head>`),
          )
        }
      },
    },
  }

  /** Links for every script behind the page's islands, nearest first. */
  function linksOf(html: string) {
    const entries = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url)
    const base = entries[0]?.slice(0, entries[0].indexOf('_astro/')) ?? '/'
    const urls = entries.map((url) => url.slice(base.length)).flatMap(withImports)
    const links = [...new Set(urls)].map((url) => `<link rel="modulepreload" href="${base}${url}">`).join('')
    return { links, base, urls: new Set(urls) }
  }

  function withImports(file: string): string[] {
    return [file, ...(importsOf.get(file) ?? []).flatMap(withImports)]
  }

  /** Links for the scripts of the address's screen that the page has not named yet. */
  function screenLine(base: string, named: ReadonlySet<string>): string {
    const scripts = screens.map(({ pattern, module }) => {
      const [, file] = [...fileOf].find(([id]) => id.endsWith(module)) ?? []
      if (!file) throw new Error(`${module} is no script of its own; its screen cannot be named ahead`)
      const urls = new Set(withImports(file).filter((url) => !named.has(url)))
      return [pattern.source, [...urls].map((url) => base + url)]
    })
    return `<script>for(const[p,u]of ${JSON.stringify(scripts)})if(location.pathname.startsWith(${JSON.stringify(base)})&&RegExp(p).test(location.pathname.slice(${base.length - 1}))){for(const href of u)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));break}</script>`
  }
}
