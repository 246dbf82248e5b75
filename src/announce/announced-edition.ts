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
  /** URL of the season's story after its last edition; else null. */
  story: string | null
  /** URL of its picture; null if the site has none. */
  picture: string | null
}

/** The line with the season's story at the end of a text; none without a story. */
export function storyLines(story: AnnouncedEdition['story']): string[] {
  return story === null ? [] : [`${seasonStoryTitle}: ${story}`]
}

export const seasonStoryTitle = 'The story of the season'
