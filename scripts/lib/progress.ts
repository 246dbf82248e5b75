/** Progress of an import: a bar in terminals, plain lines elsewhere. */
import cliProgress from 'cli-progress'
import type { JobProgress } from '../../src/service/import-job.ts'

export interface ProgressDisplay {
  /** Shows nothing until the total is known. */
  update: (progress: JobProgress) => void
  /** Prints a line beside the progress. */
  print: (line: string) => void
  stop: () => void
}

export function showProgress(stream: NodeJS.WriteStream): ProgressDisplay {
  return stream.isTTY ? showBar(stream) : showLines(stream)
}

function showBar(stream: NodeJS.WriteStream): ProgressDisplay {
  const format = ' {bar} {percentage}%  {label}  {left} left'
  const bar = new cliProgress.SingleBar({ format, stream, clearOnComplete: true, hideCursor: true })
  let isRunning = false
  return {
    update: ({ step, done, total }) => {
      if (total === 0) return
      const payload = { label: step.padEnd(24), left: total - done }
      if (!isRunning) bar.start(total, done, payload)
      isRunning = true
      bar.setTotal(total)
      bar.update(done, payload)
    },
    print: (line) => stream.write(`${line}\n`),
    stop: () => {
      if (isRunning) bar.stop()
      isRunning = false
    },
  }
}

/** A step with many parts is printed once. */
function showLines(stream: NodeJS.WriteStream): ProgressDisplay {
  let printed = ''
  return {
    update: ({ step, done, total }) => {
      if (total === 0) return
      if (step !== printed) stream.write(`${step} (${done} of ${total})\n`)
      printed = step
    },
    print: (line) => stream.write(`${line}\n`),
    stop: () => {},
  }
}
