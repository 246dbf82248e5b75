/** An edition as JSON, for receivers of one's own. The fields are documented in docs/weekly.md. */
import type { Edition } from '../contract/responses/weekly.ts'
import type { HostName } from '../domain/identity.ts'
import type { AnnouncedEdition } from './announced-edition.ts'

export interface JsonMessage {
  league: { host: HostName; id: string; name: string }
  season: number
  week: number
  /** 'Week 7' */
  title: string
  headline: string
  /** Plain text of at most 1,200 characters, with the address at its end. */
  text: string
  url: string
  picture: string | null
  /** The whole edition as the API's `weekly` has it. */
  edition: Edition
}

export function composeJson({ key, edition, text, url, picture }: AnnouncedEdition): JsonMessage {
  const { league, season, week, title, headline } = edition
  return {
    league: { host: key.host, id: key.leagueId, name: league.name },
    season,
    week,
    title,
    headline,
    text,
    url,
    picture,
    edition,
  }
}
