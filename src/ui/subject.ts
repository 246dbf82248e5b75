/** What a part of the page is about: files are named after it. */
import { createContext } from 'react'

export interface Subject {
  /** League, team or player. */
  name?: string
  season?: number
}

export const SubjectContext = createContext<Subject>({})
