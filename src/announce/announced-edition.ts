import type { Edition } from '../contract/responses/weekly.ts'
import type { LeagueKey } from '../domain/identity.ts'

/** An edition with all data of its messages. */
export interface AnnouncedEdition {
  key: LeagueKey
  edition: Edition
  /** As plain text with the URL at its end. */
  text: string
  /** Its page on the site. */
  url: string
  /** URL of its picture; null if the site has none. */
  picture: string | null
}
