/** Titles, descriptions and the link preview of an edition. */
import { pathTo } from '../../contract/routes.ts'
import type { Share } from '../../parts/screen/share.ts'
import type { WeeklyPage } from './weekly-page.ts'

/** `Week 7, Sunday Scaries Invitational 2025: The week that lifted Señor Snaps`. */
export function weeklyTitle({ edition: { league, season, title, headline } }: WeeklyPage): string {
  return `${title}, ${league.name} ${season}: ${headline}`
}

/** The lead in its first two sentences. */
export function weeklyDescription({ edition: { lead, headline } }: WeeklyPage): string {
  const [first, second] = lead.sentences
  return [first?.text, second?.text].filter(Boolean).join(' ') || headline
}

export function weeklyShare(page: WeeklyPage): Share {
  const { host, leagueId, season } = page.key
  const { league, headline } = page.edition
  const publisher = { '@type': 'Organization', name: 'Fantasy Football Analytics' }
  const path = pathTo('weekly', { host, leagueId, season, week: page.edition.week })
  return {
    path,
    title: weeklyTitle(page),
    type: 'article',
    image: { path: `/og${path}.png`, alt: `${league.name}, ${page.edition.title}: ${headline}` },
    data: (addresses) => ({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline,
      description: weeklyDescription(page),
      image: addresses.image,
      url: addresses.page,
      mainEntityOfPage: addresses.page,
      author: publisher,
      publisher,
      about: [{ '@type': 'SportsEvent', name: `${league.name} ${season}`, sport: 'Fantasy football' }],
    }),
  }
}
