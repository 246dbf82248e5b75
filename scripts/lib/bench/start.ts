/** The first start on a fresh machine: until the demo leagues are imported and the server responds. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { projectFolder } from '../run-tool.ts'
import { inMilliseconds, type Measure, timed } from './measure.ts'

export async function measureFirstStart(dataDir: string): Promise<Measure[]> {
  const first = await timed(() => startOnce(dataDir))
  const second = await timed(() => startOnce(dataDir))
  return [
    { what: 'With the demo leagues imported, the site already built', value: inMilliseconds(first.ms) },
    { what: 'Every further start', value: inMilliseconds(second.ms) },
  ]
}

async function startOnce(dataDir: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/start.ts', '--no-build'], {
    cwd: projectFolder,
    env: { ...process.env, DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('http://')) break
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
