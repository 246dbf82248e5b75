import type { Edition } from '../contract/responses/weekly.ts'
import type { LeagueKey } from '../domain/identity.ts'

/** An edition with everything that its messages say. */
export interface AnnouncedEdition {
  key: LeagueKey
  edition: Edition
  /** As plain text with the address at its end. */
  text: string
  /** Its page on the site. */
  url: string
  /** The address of its picture; null where the site has none. */
  picture: string | null
}
