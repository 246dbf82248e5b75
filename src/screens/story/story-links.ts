/** URLs, titles and the link preview of a story. */
import { addressOf, withBase } from '../../client/site-base.ts'
import { pathTo } from '../../contract/routes.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import { placeOfKey } from '../../parts/league/league-ref.ts'
import { recapLinks } from '../../parts/recap/recap-links.ts'
import type { Share } from '../../parts/screen/share.ts'
import type { CardFormat } from './pictures/card-formats.ts'
import type { Story, StorySource, StoryTeam } from './story.ts'

export interface StoryLinks {
  recap: string
  overview: string
  league: string
  team: (teamId: number) => string
  source: (source: StorySource) => string
}

export function storyLinks({ host, leagueId, season, team }: LeagueKey & Pick<Story, 'team'>): StoryLinks {
  const key = { host, leagueId, season }
  const links = recapLinks(key)
  return {
    recap: links.recap,
    overview: links.overview,
    league: addressOf('leagueStory', key),
    team: (teamId) => addressOf('story', { ...key, teamId }),
    source: ({ screen, week }) => {
      if (screen === 'recap') return links.recap
      if (screen === 'performance')
        return team ? addressOf('performance', { host, leagueId, teamId: team.id }) : links.overview
      if (screen === 'week' && week !== undefined)
        return team ? addressOf('rosterWeek', { host, leagueId, teamId: team.id, weekNum: week }) : links.week(week)
      return screen === 'week' ? links.overview : addressOf(screen, { ...placeOfKey(key) })
    },
  }
}

/** `Göing for Two: the story of 2025`, during the season `the story of 2025 so far`. */
export function storyTitle({ team, leagueName, season, throughWeek }: Story): string {
  return `${team?.name ?? leagueName}: the story of ${season}${throughWeek === null ? '' : ' so far'}`
}

export function storyDescription(story: Story): string {
  const { cards, leagueName, season } = story
  const [first] = cards
  return first ? `${leagueName} ${season} in ${cards.length} cards. ${first.sentence}` : `${leagueName} ${season}`
}

/** The team after this one, around the league; of the league's story the first. Null: none. */
export function nextTeam({ team, teams }: Pick<Story, 'team' | 'teams'>): StoryTeam | null {
  const at = teams.findIndex(({ id }) => id === team?.id)
  const next = teams[(at + 1) % teams.length]
  return next && next.id !== team?.id ? next : null
}

function storyPath({ host, leagueId, season, team }: Story): string {
  const key = { host, leagueId, season }
  return team ? pathTo('story', { ...key, teamId: team.id }) : pathTo('leagueStory', key)
}

/** Names in the path of a card's picture that the build renders. */
export function cardPictureName({ team }: Pick<Story, 'team'>, card: string, format: CardFormat) {
  return { of: team ? String(team.id) : 'league', card: format === 'square' ? `${card}-square` : card }
}

/** What its name means. */
export function readCardPicture(card: string): { key: string; format: CardFormat } {
  const key = card.replace(/-square$/, '')
  return { key, format: key === card ? 'upright' : 'square' }
}

/** Its URL. */
export function cardPictureAddress(story: Story, card: string, format: CardFormat): string {
  const { host, leagueId, season } = story
  return withBase(`/og${pathTo('storyCard', { host, leagueId, season, ...cardPictureName(story, card, format) })}.png`)
}

export function storyShare(story: Story): Share {
  const path = storyPath(story)
  return { path, title: storyTitle(story), type: 'article', image: { path: `/og${path}.png`, alt: storyTitle(story) } }
}
