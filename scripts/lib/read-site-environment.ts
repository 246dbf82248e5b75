/** The build's settings, for commands that also run where the build's packages are missing: in an image of the server. */
import { readdirSync } from 'node:fs'
import { projectFolder } from './run-tool.ts'

/** Those of the environment, and of `.env` files where there are any. */
export async function readSiteEnvironment(): Promise<Readonly<Record<string, string | undefined>>> {
  const hasFiles = readdirSync(projectFolder).some((name) => /^\.env(\.|$)/.test(name))
  if (!hasFiles) return process.env
  const { siteEnvironment } = await import('../../src/build/site-environment.ts')
  return siteEnvironment({ folder: projectFolder })
}
