/** Starts a loopback-only S3 server with an empty bucket. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { StoreServer } from './store-server.ts'

/** s3rver's only account. */
const account = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }

export async function startS3(): Promise<StoreServer> {
  const folder = mkdtempSync(join(tmpdir(), 's3-'))
  const script = fileURLToPath(new URL('./s3-server.ts', import.meta.url))
  const child = spawn(process.execPath, ['--openssl-legacy-provider', script, folder, 'leagues'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [address] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  return {
    name: 'S3',
    env: { ...account, STORAGE_URL: `s3://leagues/some/prefix?endpoint=${encodeURIComponent(address)}` },
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
