/** An edition as JSON for custom receivers. docs/weekly.md documents the fields. */
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
  /** Plain text of at most 1,200 characters, with the URL at its end. */
  text: string
  url: string
  /** The season's story, after its last edition. */
  story: string | null
  picture: string | null
  /** The whole edition as in the API's `weekly`. */
  edition: Edition
}

export function composeJson({ key, edition, text, url, story, picture }: AnnouncedEdition): JsonMessage {
  const { league, season, week, title, headline } = edition
  return {
    league: { host: key.host, id: key.leagueId, name: league.name },
    season,
    week,
    title,
    headline,
    text,
    url,
    story,
    picture,
    edition,
  }
}
