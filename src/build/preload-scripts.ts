/**
 * Astro integration: every page names all scripts that its islands load, so that the browser asks for them at once
 * instead of finding each behind the one before: one round trip instead of four. The fallback page, which is built for
 * every address, names those of the address's screen by a line of script.
 */
import { isPrerendered, rewritePages } from './rewrite-pages.ts'

/** Id of the template that names the scripts of such a page, as `prepared-directive.ts` looks for it. */
const scriptsElement = 'page-scripts'

interface Chunk {
  type: string
  fileName: string
  imports?: string[]
  moduleIds?: string[]
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
  /** Script that holds each module. */
  const fileOf = new Map<string, string>()

  const collect = {
    name: 'collect-imports',
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    generateBundle(_: unknown, bundle: Record<string, Chunk>) {
      for (const { type, fileName, imports = [], moduleIds = [] } of Object.values(bundle)) {
        if (type !== 'chunk') continue
        importsOf.set(fileName, imports)
        for (const id of moduleIds) fileOf.set(id, fileName)
      }
    },
  }

  return {
    name: 'preload-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }: { updateConfig: (config: object) => void }) =>
        updateConfig({ vite: { plugins: [collect] } }),
      'astro:build:done': async ({ dir }: { dir: URL }) => {
        await rewritePages(dir, (html, file) => {
          const { links, base, urls } = linksOf(html)
          const rest = file === '404.html' ? screenLine(base, urls) : ''
          // A page with its content in it is shown before its scripts are asked for: `client:prepared` does that.
          return isPrerendered(html)
            ? html.replace('</body>', () => `<template id="${scriptsElement}">${links}</template></body>`)
            : html.replace('</head>', () => `${links}${rest}</head>`)
        })
      },
    },
  }

  /** Links for every script behind the page's islands, nearest first. */
  function linksOf(html: string) {
    const entries = [...html.matchAll(/(?:component|renderer)-url="([^"]+)"/g)].map(([, url = '']) => url)
    const base = entries[0]?.slice(0, entries[0].indexOf('_astro/')) ?? '/'
    const files = [...entries.map((url) => url.slice(base.length)), ...partsOf(html).map(fileOfModule)]
    const urls = files.flatMap(withImports)
    const links = [...new Set(urls)].map((url) => `<link rel="modulepreload" href="${base}${url}">`).join('')
    return { links, base, urls: new Set(urls) }
  }

  /** Script of a module, by the end of its path. */
  function fileOfModule(module: string): string {
    const [, file] = [...fileOf].find(([id]) => id.endsWith(module)) ?? []
    if (!file) throw new Error(`${module} is in no script; it cannot be named ahead`)
    return file
  }

  function withImports(file: string): string[] {
    return [file, ...(importsOf.get(file) ?? []).flatMap(withImports)]
  }

  /** Links for the scripts of the address's screen that the page has not named yet. */
  function screenLine(base: string, named: ReadonlySet<string>): string {
    const scripts = screens.map(({ pattern, module }) => {
      const urls = new Set(withImports(fileOfModule(module)).filter((url) => !named.has(url)))
      return [pattern.source, [...urls].map((url) => base + url)]
    })
    return `<script>for(const[p,u]of ${JSON.stringify(scripts)})if(location.pathname.startsWith(${JSON.stringify(base)})&&RegExp(p).test(location.pathname.slice(${base.length - 1}))){for(const href of u)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));break}</script>`
  }
}

/** Keys of the components that a prerendered page shows: the paths of their modules. */
function partsOf(html: string): string[] {
  const [, parts] = /"parts":(\[[^\]]*\])\}<\/script>/.exec(html) ?? []
  return parts ? JSON.parse(parts) : []
}
