import { loadEnv } from 'vite'

interface Options {
  /** Folder with the `.env` files. */
  folder?: string
  env?: Environment
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Settings of the build as Vite reads them for the pages: `.env`, `.env.production` and their `.local` files, below the
 * environment of the process.
 */
export function siteEnvironment({ folder = process.cwd(), env = process.env }: Options = {}): Environment {
  const mode = env.NODE_ENV === 'development' ? 'development' : 'production'
  return { ...loadEnv(mode, folder, ''), ...env }
}
