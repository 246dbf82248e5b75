/** The reader's team in the page's league, which names, tables and charts mark. */
import { createContext, useContext } from 'react'

export interface MyTeam {
  teamId: number
  name: string
  /** False: another team has the same name, so the name alone marks none. */
  isNameUnique: boolean
}

/** Null: none is chosen. */
export const MyTeamContext = createContext<MyTeam | null>(null)

export function useMyTeam(): MyTeam | null {
  return useContext(MyTeamContext)
}

/** Null: none is chosen. */
export function useMyTeamId(): number | null {
  return useMyTeam()?.teamId ?? null
}

/** Whether a name is that of the reader's team. */
export function useIsMine(name: string | undefined): boolean {
  const mine = useMyTeam()
  return mine?.isNameUnique === true && name?.trim() === mine.name
}
