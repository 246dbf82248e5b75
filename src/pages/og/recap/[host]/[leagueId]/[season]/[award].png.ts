/** The preview picture of one award. */
import { renderAhead, respondWithPicture } from '../../../../../../build/render-picture.ts'
import { AwardPicture } from '../../../../../../screens/recap/pictures/AwardPicture.tsx'
import { awardPaths } from '../../../../../recap/_snapshot-recaps.ts'

export async function getStaticPaths() {
  return (await awardPaths()).map(({ params, props: { recap, award } }) => ({
    params,
    props: { picture: renderAhead((supported) => AwardPicture({ award, recap, supported })) },
  }))
}

export const GET = respondWithPicture
