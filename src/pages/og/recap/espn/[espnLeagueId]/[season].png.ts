/** The preview picture of a recap. */
import { renderAhead, respondWithPicture } from '../../../../../build/render-picture.ts'
import { SeasonPicture } from '../../../../../screens/recap/pictures/SeasonPicture.tsx'
import { snapshotRecaps } from '../../../../recap/_snapshot-recaps.ts'

export async function getStaticPaths() {
  return (await snapshotRecaps()).map((recap) => ({
    params: { espnLeagueId: String(recap.espnLeagueId), season: String(recap.season) },
    props: { picture: renderAhead((supported) => SeasonPicture({ recap, supported })) },
  }))
}

export const GET = respondWithPicture
