import { accessSync, constants } from 'node:fs'

/** Whether a path is of a file that can be run. */
export function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
