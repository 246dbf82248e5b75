/** The response while the API imports a league: status 202 with `Retry-After`. */
export interface ImportProgress {
  status: 'importing'
  progress: {
    /** The current step in words, e.g. "Week 3 of 17". */
    step: string
    week: number | null
    /** Completed requests and their total. */
    done: number
    total: number
  }
}

/** Body of every error. */
export interface ErrorBody {
  detail: string
}
