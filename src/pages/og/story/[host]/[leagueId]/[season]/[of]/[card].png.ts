/** A card of a story as a picture: of a team by its ID, of the league as `league`. */

import { renderAhead } from '../../../../../../../build/render-picture.ts'
import { publicHost } from '../../../../../../../client/site-base.ts'
import { CardPicture } from '../../../../../../../screens/story/pictures/CardPicture.tsx'
import { cardSizes } from '../../../../../../../screens/story/pictures/card-formats.ts'
import { readCardPicture } from '../../../../../../../screens/story/story-links.ts'
import { pictureRoute } from '../../../../../../_lib/picture-route.ts'
import { cardPicturePaths, hasCardPictures, servedStory } from '../../../../../../story/_snapshot-stories.ts'

/** As the cards' footers on the pages. */
const siteOfBuild = URL.parse(import.meta.env.SITE ?? '')?.host ?? null

export async function getStaticPaths() {
  return (await cardPicturePaths()).map(({ params, story, index, format }) => ({
    params,
    props: {
      picture: renderAhead(
        (supported) => CardPicture({ story, index, format, site: siteOfBuild, supported }),
        cardSizes[format],
      ),
    },
  }))
}

export const GET = pictureRoute(
  async (page, { of, card = '' }, site) => {
    const story = await servedStory(page, of === 'league' ? null : Number(of))
    const { key, format } = readCardPicture(card)
    const index = story?.cards.findIndex((one) => one.key === key) ?? -1
    if (!story || index < 0 || !hasCardPictures(story)) return null
    return (supported) => CardPicture({ story, index, format, site: site && publicHost(site.host), supported })
  },
  ({ card = '' }) => cardSizes[readCardPicture(card).format],
)
