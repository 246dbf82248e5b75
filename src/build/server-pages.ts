/**
 * Astro adapter of a site for our server: pages of leagues are rendered on demand, everything else at the build. It builds the renderer into
 * a folder within the site (`contract/page-renderer.ts`), and renders the shells of these pages, so that the site has the same files
 * as one without a server.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { rendererEntry, rendererFolder } from '../contract/page-renderer.ts'

/** Pages of leagues and their pictures, whose paths in other sites are lists of the build. */
const onDemand = /^src\/pages\/((leagues\/\[host\]|teams|embed|weekly|recap|story)\/.*\.astro|og\/.*\.png\.ts)$/

export function serverPages(): AstroIntegration {
  let server: URL
  return {
    name: 'server-pages',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({
          build: { client: config.outDir, server: new URL(`${rendererFolder}/`, config.outDir) },
          // The server of an installation has few packages.
          vite: {
            environments: { ssr: { resolve: { noExternal: true } } },
            define: { 'import.meta.env.IS_SERVED': 'true' },
          },
        })
      },
      'astro:route:setup': ({ route }) => {
        route.prerender = !onDemand.test(route.component)
      },
      'astro:config:done': ({ config, setAdapter }) => {
        server = config.build.server
        setAdapter({
          name: 'server-pages',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('../pages/_lib/renderer.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server' },
          supportedAstroFeatures: {
            staticOutput: 'stable',
            hybridOutput: 'stable',
            serverOutput: 'stable',
            sharpImageService: 'stable',
          },
        })
      },
      // An adapter's hooks are the first: what finishes pages finishes these, too.
      'astro:build:done': async ({ dir }) => {
        await renderShells(fileURLToPath(dir), new URL(rendererEntry, server))
      },
    },
  }
}

async function renderShells(site: string, entry: URL): Promise<void> {
  const { shellPaths, renderShell } = (await import(entry.href)) as {
    shellPaths: () => Set<string>
    renderShell: (path: string) => Promise<string | null>
  }
  for (const path of shellPaths()) {
    const html = await renderShell(path)
    if (html === null) continue
    await mkdir(join(site, path), { recursive: true })
    await writeFile(join(site, path, 'index.html'), html)
  }
}
