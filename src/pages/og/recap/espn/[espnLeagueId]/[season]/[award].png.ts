/** The picture one award is shared with. */
import type { APIRoute } from 'astro'
import { drawPicture } from '../../../../../../build/draw-picture.ts'
import { AwardPicture } from '../../../../../../features/recap/pictures/AwardPicture.tsx'
import type { RecapAward } from '../../../../../../features/recap/recap-awards.ts'
import type { SeasonRecap } from '../../../../../../features/recap/season-recap.ts'
import { snapshotRecaps } from '../../../../../recap/_snapshot-recaps.ts'

export async function getStaticPaths() {
  const recaps = await snapshotRecaps()
  return recaps.flatMap((recap) =>
    recap.awards.map((award) => ({
      params: { espnLeagueId: String(recap.espnLeagueId), season: String(recap.season), award: award.slug },
      props: { recap, award },
    })),
  )
}

export const GET: APIRoute<{ recap: SeasonRecap; award: RecapAward }> = async ({ props: { recap, award } }) => {
  const picture = await drawPicture((drawable) => AwardPicture({ award, recap, drawable }))
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } })
}
