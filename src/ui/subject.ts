/** The subject of a part of the page, which names its files. */
import { createContext } from 'react'

export interface Subject {
  /** League, team or player. */
  name?: string
  season?: number | null
}

export const SubjectContext = createContext<Subject>({})
