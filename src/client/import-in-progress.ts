import type { ImportProgress } from '../contract/progress.ts'

/** The server is importing the league: the call is to be repeated after `retryAfter` milliseconds. */
export class ImportInProgress extends Error {
  override name = 'ImportInProgress'
  readonly progress: ImportProgress['progress']
  readonly retryAfter: number

  constructor(progress: ImportProgress['progress'], retryAfter: number) {
    super('The league is being imported.')
    this.progress = progress
    this.retryAfter = retryAfter
  }
}
