/** The picture one award is shared with. */
import type { APIRoute } from 'astro'
import { drawPicture } from '../../../../../../build/draw-picture.ts'
import { AwardPicture } from '../../../../../../features/recap/pictures/AwardPicture.tsx'
import type { RecapAward } from '../../../../../../features/recap/recap-awards.ts'
import type { SeasonRecap } from '../../../../../../features/recap/season-recap.ts'
import { awardPaths } from '../../../../../recap/_snapshot-recaps.ts'

export const getStaticPaths = awardPaths

export const GET: APIRoute<{ recap: SeasonRecap; award: RecapAward }> = async ({ props: { recap, award } }) => {
  const picture = await drawPicture((drawable) => AwardPicture({ award, recap, drawable }))
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } })
}
