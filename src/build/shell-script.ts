/** Vite plugin: `virtual:shell-script` has the first script of a shell, by source of its page, as the text of a classic script that defines `shell`. */
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { compactContract } from './compact-contract.ts'

const name = 'virtual:shell-script'

export function shellScript(): Plugin {
  let config: SiteConfig
  return {
    name: 'shell-script',
    configResolved: (resolved) => {
      config = resolved
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: async (id) => (id === `\0${name}` ? `export default ${JSON.stringify(await bundleAll(config))}` : undefined),
  }
}

const sources = ['api', 'engine', 'none'] as const

async function bundleAll(config: SiteConfig): Promise<Record<string, string>> {
  const bundles = sources.map(async (source) => [source, await bundleShell(source, config)] as const)
  return Object.fromEntries(await Promise.all(bundles))
}

type SiteConfig = Pick<ResolvedConfig, 'base' | 'mode'>

/** Reads the settings of the site, so that the script and the modules of its pages agree. */
export async function bundleShell(source: (typeof sources)[number], { base, mode }: SiteConfig): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    base,
    mode,
    define: { __SHELL_SOURCE__: JSON.stringify(source) },
    envPrefix: 'PUBLIC_',
    plugins: [compactContract()],
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: 'src/layouts/shell/start-shell.ts',
        // Of a module only what the script uses.
        treeshake: { moduleSideEffects: false },
        preserveEntrySignatures: 'strict',
        output: { format: 'iife', name: 'shell', exports: 'named', codeSplitting: false },
      },
    },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('Vite bundles no first script of shells.')
  return output.output[0].code
}
