/** Common frame of all commands: `--help`, one-line errors, exit codes, Ctrl-C. */
import { type Command as Commander, CommanderError } from 'commander'
import { DomainError } from '../../src/domain/errors.ts'

export const exitCodes = { failure: 1, usage: 2, interrupted: 130 } as const

/** Runs the command with the arguments of this process and sets its exit code. */
export async function runCommand(command: Commander): Promise<void> {
  const refused = describeSwallowed(command, process.env)
  if (refused !== null) console.error(refused)
  const code = refused === null ? await callCommand(command, process.argv.slice(2)) : exitCodes.usage
  if (code !== 0) process.exitCode = code
}

/**
 * npm takes options before `--` for its own (`npm start --no-demo`), and the command would run as if nobody had given them. It passes them
 * on in the environment. A sentence for the user; null where there are none.
 */
export function describeSwallowed(command: Commander, env: NodeJS.ProcessEnv): string | null {
  if (env.npm_lifecycle_event === undefined) return null
  const swallowed = command.options.flatMap(({ long, negate }) => {
    const name = long?.replace(/^--(no-)?/, '').replaceAll('-', '_')
    const value = env[`npm_config_${name}`]
    return long && value !== undefined && negate === (value === '') ? long : []
  })
  if (swallowed.length === 0) return null
  const options = swallowed.join(' ')
  const script = env.npm_lifecycle_event === 'start' ? 'npm start' : `npm run ${env.npm_lifecycle_event}`
  return `npm took ${options} for an option of its own. Put -- before the command’s options: ${script} -- ${options}`
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
