/** The preview picture of a recap. */
import { renderAhead, respondWithPicture } from '../../../../../build/render-picture.ts'
import { SeasonPicture } from '../../../../../screens/recap/pictures/SeasonPicture.tsx'
import { recapParams, snapshotRecaps } from '../../../../recap/_snapshot-recaps.ts'

export async function getStaticPaths() {
  return (await snapshotRecaps()).map((recap) => ({
    params: recapParams(recap),
    props: { picture: renderAhead((supported) => SeasonPicture({ recap, supported })) },
  }))
}

export const GET = respondWithPicture
