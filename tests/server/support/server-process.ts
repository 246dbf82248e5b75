/** The server as it runs in production: `npm start` as a process of its own, over a folder of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, startScript } from '../../scripts/support/run-script.ts'

export interface ServerProcess extends Running {
  url: string
  folder: string
  /** Ends it where it still runs, and removes its folder. */
  remove(): Promise<void>
}

export async function startServer(env: NodeJS.ProcessEnv = {}, args: string[] = ['--no-demo']): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'server-process-'))
  const running = startScript('start', ['--no-build', ...args], {
    DATA_DIR: folder,
    PORT: '0',
    HOST: '127.0.0.1',
    ...env,
  })
  const [url = ''] =
    /http:[\w.:/]+/.exec(await running.says('is ready: ', env.LOG_FORMAT === 'json' ? 'stderr' : 'stdout')) ?? []
  const remove = async () => {
    running.child.kill('SIGKILL')
    await running.ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...running, url, folder, remove }
}

/** Asks until a league's import has ended (its first answers come before that), and answers what is said then. */
export async function askUntilImported(url: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init)
    const body: unknown = await response.clone().json()
    const isPartial = (body as { is_partial?: unknown } | null)?.is_partial === true
    if (response.status !== 202 && !isPartial) return response
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
