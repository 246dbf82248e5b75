/** The picture one award is shared with. */
import { drawAhead, givePicture } from '../../../../../../build/draw-picture.ts'
import { AwardPicture } from '../../../../../../screens/recap/pictures/AwardPicture.tsx'
import { awardPaths } from '../../../../../recap/_snapshot-recaps.ts'

export async function getStaticPaths() {
  return (await awardPaths()).map(({ params, props: { recap, award } }) => ({
    params,
    props: { picture: drawAhead((drawable) => AwardPicture({ award, recap, drawable })) },
  }))
}

export const GET = givePicture
