/**
 * Loaded into a process before anything else (`node --import`): ends it, as `kill -9` does, once it has made, written or
 * moved into place the first path that the regular expression DIE_AT matches. What else it was writing is half done by then.
 */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const last = new RegExp(process.env.DIE_AT)

for (const name of ['mkdir', 'writeFile', 'rename']) {
  const original = fs.promises[name]
  fs.promises[name] = async (...paths) => {
    const result = await original(...paths)
    if (paths.some((path) => typeof path === 'string' && last.test(path))) process.kill(process.pid, 'SIGKILL')
    return result
  }
}
syncBuiltinESMExports()
