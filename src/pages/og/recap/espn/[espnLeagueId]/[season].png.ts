/** The picture a recap is shared with. */
import { drawAhead, givePicture } from '../../../../../build/draw-picture.ts'
import { SeasonPicture } from '../../../../../screens/recap/pictures/SeasonPicture.tsx'
import { snapshotRecaps } from '../../../../recap/_snapshot-recaps.ts'

export async function getStaticPaths() {
  return (await snapshotRecaps()).map((recap) => ({
    params: { espnLeagueId: String(recap.espnLeagueId), season: String(recap.season) },
    props: { picture: drawAhead((drawable) => SeasonPicture({ recap, drawable })) },
  }))
}

export const GET = givePicture
