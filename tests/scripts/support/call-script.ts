/** Calls a command in the test's process, at a fifth of the cost of a separate one. One of each runs for real: run-script.ts. */
import { format } from 'node:util'
import type { Command } from 'commander'
import { vi } from 'vitest'
import { callCommand } from '../../../scripts/lib/run-command.ts'
import type { Ended } from './run-script.ts'

/** Its output and exit code. Its environment is `env`, PATH and HOME. */
export async function callScript(
  command: Command,
  words: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Ended> {
  const own = process.env
  const signals = (['SIGINT', 'SIGTERM'] as const).map((name) => ({ name, listeners: process.listeners(name) }))
  const output = { stdout: '', stderr: '' }
  const printed = (stream: keyof typeof output) => (text: string | Uint8Array) => {
    output[stream] += String(text)
    return true
  }
  const line =
    (stream: keyof typeof output) =>
    (...parts: unknown[]) => {
      output[stream] += `${format(...parts)}\n`
    }
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation(printed('stdout')),
    vi.spyOn(process.stderr, 'write').mockImplementation(printed('stderr')),
    vi.spyOn(console, 'log').mockImplementation(line('stdout')),
    vi.spyOn(console, 'error').mockImplementation(line('stderr')),
  ]
  process.env = { PATH: own.PATH, HOME: own.HOME, ...env }
  try {
    const code = await callCommand(command, words)
    return { code, ...output }
  } finally {
    process.env = own
    for (const spy of spies) spy.mockRestore()
    for (const { name, listeners } of signals) {
      for (const added of process.listeners(name)) {
        if (!listeners.includes(added)) process.off(name, added)
      }
    }
  }
}
