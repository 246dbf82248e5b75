/** The preview picture of a recap. */
import { renderAhead } from '../../../../../build/render-picture.ts'
import { SeasonPicture } from '../../../../../screens/recap/pictures/SeasonPicture.tsx'
import { pictureRoute } from '../../../../_lib/picture-route.ts'
import { recapParams, servedRecap, snapshotRecaps } from '../../../../recap/_snapshot-recaps.ts'

export async function getStaticPaths() {
  return (await snapshotRecaps()).map((recap) => ({
    params: recapParams(recap),
    props: { picture: renderAhead((supported) => SeasonPicture({ recap, supported })) },
  }))
}

export const GET = pictureRoute(async (page) => {
  const recap = await servedRecap(page)
  return (supported) => SeasonPicture({ recap, supported })
})
