/** A command as a reader runs it: a separate process with its own environment and data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Ended {
  code: number | null
  stdout: string
  stderr: string
}

export interface Running {
  child: ChildProcess
  /** Resolves when the output contains the text; rejects if the command ends before. */
  says(text: string, stream?: 'stdout' | 'stderr'): Promise<string>
  ended: Promise<Ended>
}

/** All that a command sees of the environment of the tests. */
const { PATH, HOME, NODE_COMPILE_CACHE } = process.env
const passedOn = { PATH, HOME, NODE_COMPILE_CACHE }

export function startScript(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...passedOn, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  const listeners = new Set<() => void>()
  for (const stream of ['stdout', 'stderr'] as const) {
    child[stream].setEncoding('utf8').on('data', (chunk: string) => {
      output[stream] += chunk
      for (const listener of listeners) listener()
    })
  }
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...output }))
  const says = (text: string, stream: 'stdout' | 'stderr' = 'stdout') =>
    new Promise<string>((resolve, reject) => {
      const listener = () => {
        if (!output[stream].includes(text)) return
        listeners.delete(listener)
        resolve(output[stream])
      }
      listeners.add(listener)
      listener()
      ended.then(({ stderr }) => reject(new Error(`It ended without saying '${text}': ${stderr}`)))
    })
  return { child, says, ended }
}

export function runScript(name: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  return startScript(name, args, env).ended
}
