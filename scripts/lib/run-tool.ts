/** Runs tools of node_modules with this Node, not with the first one in the path. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectFolder = fileURLToPath(new URL('../..', import.meta.url))
const require = createRequire(import.meta.url)

export interface ToolOptions {
  env?: NodeJS.ProcessEnv
  /** True: its output is shown only on failure. */
  quiet?: boolean
  signal?: AbortSignal
}

/** Runs a package's command, e.g. `runTool('astro', ['build'])`. Resolves to its exit code. */
export function runTool(packageName: string, toolArguments: readonly string[], options?: ToolOptions): Promise<number> {
  return runProcess(process.execPath, [binOf(packageName), ...toolArguments], options)
}

/** Runs a program in the project's folder. Resolves to its exit code, 127 if it does not exist. */
export async function runProcess(
  program: string,
  programArguments: readonly string[],
  { env = {}, quiet = false, signal }: ToolOptions = {},
): Promise<number> {
  const child = spawn(program, programArguments, {
    cwd: projectFolder,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    signal,
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk))
  try {
    const [code] = (await once(child, 'close')) as [number | null]
    if (quiet && code !== 0) process.stderr.write(Buffer.concat(output))
    return code ?? 1
  } catch (error) {
    signal?.throwIfAborted()
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 127
    throw error
  }
}

/** The script of a package's only command, or of the one that has the package's name. */
function binOf(packageName: string): string {
  const manifest = require.resolve(`${packageName}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8')) as { bin: string | Record<string, string> }
  const [script] = typeof bin === 'string' ? [bin] : Object.values(bin)
  if (!script) throw new Error(`The package ${packageName} has no command`)
  return join(dirname(manifest), script)
}
