/** Loaded into a process and its threads before anything else (`node --import`): no file takes a byte any more. */
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const { open } = fs.promises
fs.promises.open = async (...args) => {
  const file = await open(...args)
  file.writeFile = async () => {
    throw Object.assign(new Error(`ENOSPC: no space left on device, write '${args[0]}'`), { code: 'ENOSPC' })
  }
  return file
}
syncBuiltinESMExports()
