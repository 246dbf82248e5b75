/** Link previews of a recap and its awards. */
import { pictureOfPage } from '../../contract/page-renderer.ts'
import { pathTo } from '../../contract/routes.ts'
import type { SeasonAward } from '../../parts/awards/season-awards.ts'
import { awardSentence, describeAwardInSeason, recapDescription, recapTitle } from '../../parts/recap/describe-recap.ts'
import type { SeasonRecap } from '../../parts/recap/season-recap.ts'
import type { Share, ShareAddresses } from '../../parts/screen/share.ts'

export function recapShare(recap: SeasonRecap): Share {
  const title = recapTitle(recap)
  const path = pathTo('recap', recapParameters(recap))
  return {
    path,
    title,
    type: 'article',
    image: { path: `/og${path}.png`, alt: title },
    data: (addresses) =>
      article(recap, { title, description: recapDescription(recap), about: recap.podium[0]?.teamName }, addresses),
  }
}

export function awardShare(recap: SeasonRecap, award: SeasonAward): Share {
  const title = describeAwardInSeason(recap, award)
  const path = pathTo('recapAward', { ...recapParameters(recap), award: award.key })
  return {
    path,
    title,
    type: 'article',
    image: { path: pictureOfPage(path), alt: title },
    data: (addresses) =>
      article(recap, { title, description: awardSentence(award), about: award.winner.teamName }, addresses),
  }
}

function recapParameters({ host, leagueId, season }: SeasonRecap) {
  return { host, leagueId, season }
}

interface ArticleText {
  title: string
  description: string
  /** The team it is about. */
  about: string | null | undefined
}

/** https://schema.org/Article, without empty fields. */
function article(
  { leagueName, season, takenAt }: SeasonRecap,
  { title, description, about }: ArticleText,
  { page, image }: ShareAddresses,
): Record<string, unknown> {
  const publisher = { '@type': 'Organization', name: 'Fantasy Football Analytics' }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description,
    dateModified: takenAt,
    image,
    url: page,
    mainEntityOfPage: page,
    author: publisher,
    publisher,
    about: [
      { '@type': 'SportsEvent', name: `${leagueName} ${season}`, sport: 'Fantasy football' },
      ...(about ? [{ '@type': 'SportsTeam', name: about, sport: 'Fantasy football' }] : []),
    ],
  }
}
