/** The preview picture of one award. */
import { renderAhead } from '../../../../../../build/render-picture.ts'
import { AwardPicture } from '../../../../../../screens/recap/pictures/AwardPicture.tsx'
import { pictureRoute } from '../../../../../_lib/picture-route.ts'
import { awardPaths, servedAward } from '../../../../../recap/_snapshot-recaps.ts'

export async function getStaticPaths() {
  return (await awardPaths()).map(({ params, props: { recap, award } }) => ({
    params,
    props: { picture: renderAhead((supported) => AwardPicture({ award, recap, supported })) },
  }))
}

export const GET = pictureRoute(async (page, { award: key }) => {
  const shown = await servedAward(page, key)
  return shown && ((supported) => AwardPicture({ ...shown, supported }))
})
