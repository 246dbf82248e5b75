/** Progress of an import: a bar in terminals, plain lines elsewhere. */
import cliProgress from 'cli-progress'
import { formatStep, type ImportStep } from '../../src/hosts/league-source.ts'

export interface ProgressDisplay {
  update: (step: ImportStep) => void
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
    update: (step) => {
      const payload = { label: formatStep(step).padEnd(24), left: step.total - step.done }
      if (!isRunning) bar.start(step.total, step.done, payload)
      isRunning = true
      bar.setTotal(step.total)
      bar.update(step.done, payload)
    },
    print: (line) => stream.write(`${line}\n`),
    stop: () => {
      if (isRunning) bar.stop()
      isRunning = false
    },
  }
}

/** A step of many parts is printed once. */
function showLines(stream: NodeJS.WriteStream): ProgressDisplay {
  let printed = ''
  return {
    update: (step) => {
      const label = formatStep(step)
      if (label !== printed) stream.write(`${label} (${step.done} of ${step.total})\n`)
      printed = label
    },
    print: (line) => stream.write(`${line}\n`),
    stop: () => {},
  }
}
