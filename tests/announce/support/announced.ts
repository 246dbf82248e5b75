import type { AnnouncedEdition } from '../../../src/announce/announced-edition.ts'
import type { Edition, Sentence } from '../../../src/contract/responses/weekly.ts'
import { espnSeason } from '../../support/league-keys.ts'

const say = (text: string): Sentence => ({ text, facts: [], teams: [] })

/** An edition of week 7 with one game, in a league whose names are up to no good. */
export function announcedEdition({
  names = ['@everyone', '*Stars* & <!channel>'],
  headline = 'A rout',
  sentence = 'It was never close.',
  gameCount = 1,
  storyCount = 1,
  ...others
}: {
  names?: [string, string]
  headline?: string
  sentence?: string
  gameCount?: number
  storyCount?: number
} & Partial<AnnouncedEdition> = {}): AnnouncedEdition {
  const teams: Edition['games'][number]['teams'] = [
    { id: 7250001, name: names[0] },
    { id: 7250002, name: names[1] },
  ]
  const story = {
    key: 'rout',
    headline: say(headline),
    sentences: [say(`${names[0]} beat ${names[1]}.`), say(sentence)],
  }
  const url = 'https://league.example.org/weekly/espn/7/2025/7'
  return {
    key: espnSeason(7, 2025),
    edition: {
      league: { id: 725, name: 'The League' },
      season: 2025,
      week: 7,
      title: 'Week 7',
      headline,
      lead: story,
      stories: Array.from({ length: storyCount }, () => ({ ...story, key: 'upset' })),
      games: Array.from({ length: gameCount }, (_, index) => ({
        matchupId: index + 1,
        stage: null,
        teams,
        points: [120.5, 80.25],
        isTie: false,
        sentences: [],
      })),
      sections: [{ key: 'moves', title: 'Moves', sentences: [say(sentence)] }],
      standingsTitle: 'Standings',
      standings: [],
      odds: [],
      next: null,
      isLast: false,
    },
    text: `The League, Week 7\n\n${headline}\n\n${url}`,
    url,
    story: null,
    picture: 'https://league.example.org/og/weekly/espn/7/2025/7.png',
    ...others,
  }
}
