import { loadEnv } from 'vite'

interface Options {
  /** Folder with the `.env` files. */
  folder?: string
  env?: Environment
}

type Environment = Readonly<Record<string, string | undefined>>

/** Names below `import.meta.env` that Astro, Vite and this build set themselves. */
const ownNames = [
  'SITE',
  'BASE_URL',
  'ASSETS_PREFIX',
  'MODE',
  'DEV',
  'PROD',
  'SSR',
  'HAS_ENGINE',
  'KEEPS_FILES',
  'HAS_SNAPSHOTS',
  'IS_SERVED',
]

/**
 * Removes variables unrelated to this site: when it renders pages, Astro prefers any process variable over its own values for
 * `import.meta.env`.
 */
export function removeForeignVariables(env: Record<string, string | undefined>): void {
  for (const name of ownNames) delete env[name]
}

/**
 * Settings of the build as Vite reads them for pages: `.env`, `.env.production` and their `.local` files, overridden by the process
 * environment.
 */
export function siteEnvironment({ folder = process.cwd(), env = process.env }: Options = {}): Environment {
  const mode = env.NODE_ENV === 'development' ? 'development' : 'production'
  return { ...loadEnv(mode, folder, ''), ...env }
}
