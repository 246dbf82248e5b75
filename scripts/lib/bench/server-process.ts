/** The server in a separate process, with its metrics. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { projectFolder } from '../run-tool.ts'

export interface ServerProcess {
  url: string
  /** Milliseconds from start to readiness. */
  startedIn: number
  figures(): Promise<ServerFigures>
  stop(): Promise<void>
}

/** Bytes, as in `/metrics`, without responses. */
export interface ServerFigures {
  resident: number
  heap: number
  responseBytes: number
  responses: number
  /** Processor time of all its threads since the start, in seconds. */
  cpuSeconds: number
}

export async function startServerProcess(env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const began = performance.now()
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      RATE_LIMIT: '0',
      IMPORT_RATE_LIMIT: '0',
      IMPORT_RATE_LIMIT_ALL: '0',
      MAX_LEAGUES: '0',
      MAX_STORE_MB: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let url = ''
  for await (const line of createInterface({ input: child.stdout })) {
    url = /http:\S+/.exec(line)?.[0] ?? ''
    if (url !== '') break
  }
  if (url === '') throw new Error('The server did not start; what it said is above')
  const startedIn = performance.now() - began
  child.stdout.resume()
  return {
    url,
    startedIn,
    figures: async () => readFigures(await (await fetch(`${url}/metrics`)).text()),
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

function readFigures(text: string): ServerFigures {
  const of = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)
  return {
    resident: of('process_resident_memory_bytes'),
    heap: of('nodejs_heap_size_used_bytes'),
    responseBytes: of('answer_cache_bytes'),
    responses: of('answer_cache_entries'),
    cpuSeconds: of('process_cpu_seconds_total'),
  }
}
