/** Astro integration: processes built pages in one step. Each page gets links to its initial scripts, and its Content-Security-Policy. */
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { finishingFile, rendererFolder } from '../contract/page-renderer.ts'
import { contentSources, sourcesOfPage } from './content-policy.ts'
import { finishPage, hasUnfinishedPart, writeFinishing } from './finish-page.ts'
import { type Forwards, isForward, type StaticImports } from './preload-scripts.ts'
import { siteEnvironment } from './site-environment.ts'

export function finishPages(): AstroIntegration {
  const imports: StaticImports = new Map()
  const forwards: Forwards = new Map()
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [recordScripts(imports, forwards)] } })
      },
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const sources = contentSources(siteEnvironment())
        const renderer = join(folder, rendererFolder)
        if (existsSync(renderer))
          await writeFile(join(renderer, finishingFile), writeFinishing({ imports, forwards, sources }))
        const unfinished: string[] = []
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const path = join(folder, file)
          const html = await readFile(path, 'utf8')
          if (hasUnfinishedPart(html)) unfinished.push(file)
          await writeFile(path, finishPage(html, { imports, forwards, sources: sourcesOfPage(file, sources) }))
        }
        if (unfinished.length > 0) throw new Error(describeUnfinished(unfinished.sort()))
      },
    },
  }
}

function describeUnfinished([first = '', ...others]: string[]): string {
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return `${first}${more}: a part of the page is hidden until a script runs, as its Suspense boundary was not finished when the page was rendered.`
}

/** Vite plugin: records which scripts each script of the site imports statically, and which of them do nothing else. */
function recordScripts(imports: StaticImports, forwards: Forwards): Plugin {
  return {
    name: 'record-scripts',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue
        imports.set(file.fileName, file.imports)
        const [imported] = file.imports
        if (imported && isForward(file.code)) forwards.set(file.fileName, imported)
      }
    },
  }
}
