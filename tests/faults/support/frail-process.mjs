/**
 * Loaded into a process before anything else (`node --import`): counts what it does to files and asks of the network,
 * and at a given step ends it as `kill -9` does, or lets the disk be full from then on.
 *
 *   KILL_AT=17        ends at the 17th step, with a write half done; one that has fewer steps ends when it is over
 *   FULL_AFTER=70000  no file takes more than that many bytes in all
 *   STEPS_FILE=path   where is left at the end how many steps there were and how many bytes were written
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const killAt = Number(process.env.KILL_AT ?? Number.POSITIVE_INFINITY)
let room = Number(process.env.FULL_AFTER ?? Number.POSITIVE_INFINITY)
let steps = 0
let written = 0

/** True if this step is the last one. */
function isLast() {
  steps++
  return steps === killAt
}

function die() {
  process.kill(process.pid, 'SIGKILL')
}

/** Ends before or after the step, by turns. */
function wrap(target, name) {
  const original = target[name].bind(target)
  target[name] = async (...args) => {
    const last = isLast()
    if (last && steps % 2 === 0) die()
    try {
      return await original(...args)
    } finally {
      if (last) die()
    }
  }
}

for (const name of ['mkdir', 'readdir', 'readFile', 'rename', 'rm', 'stat', 'utimes', 'link']) wrap(fs.promises, name)
wrap(globalThis, 'fetch')

const { open } = fs.promises
fs.promises.open = async (...args) => {
  if (isLast()) die()
  const file = await open(...args)
  const write = file.writeFile.bind(file)
  file.writeFile = async (content) => {
    const bytes = Buffer.from(content)
    if (isLast()) {
      await write(bytes.subarray(0, bytes.length / 2))
      die()
    }
    if (bytes.length > room) {
      await write(bytes.subarray(0, room))
      room = 0
      throw Object.assign(new Error(`ENOSPC: no space left on device, write '${args[0]}'`), { code: 'ENOSPC' })
    }
    room -= bytes.length
    written += bytes.length
    return write(bytes)
  }
  wrap(file, 'sync')
  return file
}
syncBuiltinESMExports()

// How many steps an import takes varies by a few from run to run: one that is to end at the last of another may not reach it.
if (Number.isFinite(killAt)) process.on('exit', die)
if (process.env.STEPS_FILE) {
  process.on('exit', () => fs.writeFileSync(process.env.STEPS_FILE, JSON.stringify({ steps, written })))
}
