/** A card of a story as a picture: of a team by its ID, of the league as `league`. */
import { renderAhead, respondWithPicture } from '../../../../../../../build/render-picture.ts'
import { CardPicture } from '../../../../../../../screens/story/pictures/CardPicture.tsx'
import { cardSizes } from '../../../../../../../screens/story/pictures/card-formats.ts'
import { cardPicturePaths } from '../../../../../../story/_snapshot-stories.ts'

/** As the cards' footers on the pages. */
const site = URL.parse(import.meta.env.SITE ?? '')?.host ?? null

export async function getStaticPaths() {
  return (await cardPicturePaths()).map(({ params, story, index, format }) => ({
    params,
    props: {
      picture: renderAhead((supported) => CardPicture({ story, index, format, site, supported }), cardSizes[format]),
    },
  }))
}

export const GET = respondWithPicture
