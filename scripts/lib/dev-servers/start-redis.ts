/** Starts the installed Redis, if any, with a password and without persistence. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../free-port.ts'
import { isProgram } from '../is-program.ts'
import type { StoreServer } from './store-server.ts'

const names = ['redis-server', 'valkey-server']
const password = 'planted-redis-password'

/** Path of the server; null if it is not installed. */
export function findRedis(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram) ?? null
}

export async function startRedis(program: string, port?: number): Promise<StoreServer & { port: number }> {
  const taken = port ?? (await findFreePort())
  const options = { port: taken, bind: '127.0.0.1', save: '', appendonly: 'no', requirepass: password }
  const child = spawn(
    program,
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]),
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  for await (const line of createInterface({ input: child.stdout })) if (/ready to accept/i.test(line)) break
  child.stdout.resume()
  return {
    name: 'Redis',
    env: { STORAGE_URL: `redis://:${password}@127.0.0.1:${taken}/0` },
    port: taken,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}
