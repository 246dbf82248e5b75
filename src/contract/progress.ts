/** What the API says while it imports a league that it did not have: status 202 with `Retry-After`. */
export interface ImportProgress {
  status: 'importing'
  progress: {
    /** What is being read, in words, e.g. "Week 3 of 17". */
    step: string
    week: number | null
    /** Requests answered so far, and all of them. */
    done: number
    total: number
  }
}

/** Body of every error. */
export interface ErrorBody {
  detail: string
}
