/** Common frame of all commands: `--help`, one-line errors, exit codes, Ctrl-C. */
import { type Command as Commander, CommanderError } from 'commander'
import { DomainError } from '../../src/domain/errors.ts'

export const exitCodes = { failure: 1, usage: 2, interrupted: 130 } as const

/** Runs the command with the arguments of this process and sets its exit code. */
export async function runCommand(command: Commander): Promise<void> {
  const code = await callCommand(command, process.argv.slice(2))
  if (code !== 0) process.exitCode = code
}

/**
 * Parses the arguments, runs the command and returns the exit code: 0, 1 for a failure, 2 for wrong arguments, 130 for Ctrl-C. A failure
 * prints one line; anything but a `DomainError` is our own bug and also prints its stack.
 */
export async function callCommand(command: Commander, words: readonly string[]): Promise<number> {
  command.exitOverride().showHelpAfterError('Run with --help for usage.')
  try {
    await command.parseAsync(words, { from: 'user' })
    return 0
  } catch (error) {
    return report(error)
  }
}

function report(error: unknown): number {
  // Commander has already printed it.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : exitCodes.usage
  if (error instanceof DomainError) {
    console.error(error.message.replaceAll('\n', ' '))
    return error.kind === 'aborted' ? exitCodes.interrupted : exitCodes.failure
  }
  console.error(`Unexpected error: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
  return exitCodes.failure
}

/** A signal that Ctrl-C (or SIGTERM) aborts; a second Ctrl-C ends the process at once. */
export function interruptSignal(message: string): AbortSignal {
  const stop = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => {
      stop.abort(new DomainError('aborted', message))
      process.once('SIGINT', () => process.exit(exitCodes.interrupted))
    })
  }
  return stop.signal
}
