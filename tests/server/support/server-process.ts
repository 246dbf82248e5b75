/** The production server: `npm start` as a separate process over its own folder. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Running, startScript } from '../../scripts/support/run-script.ts'

export interface ServerProcess extends Running {
  url: string
  folder: string
  /** Ends it if it still runs, and removes its folder. */
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

/** Polls until a league's import has ended (its first responses come before that), and returns the final response. */
export async function askUntilImported(url: string, init: RequestInit = {}): Promise<Response> {
  for (;;) {
    const response = await fetch(url, init)
    const body: unknown = await response.clone().json()
    const isPartial = (body as { is_partial?: unknown } | null)?.is_partial === true
    if (response.status !== 202 && !isPartial) return response
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
