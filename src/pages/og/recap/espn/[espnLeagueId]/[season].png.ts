/** The picture a recap is shared with. */
import type { APIRoute } from 'astro'
import { drawPicture } from '../../../../../build/draw-picture.ts'
import { SeasonPicture } from '../../../../../features/recap/pictures/SeasonPicture.tsx'
import type { SeasonRecap } from '../../../../../features/recap/season-recap.ts'
import { snapshotRecaps } from '../../../../recap/_snapshot-recaps.ts'

export async function getStaticPaths() {
  const recaps = await snapshotRecaps()
  return recaps.map((recap) => ({
    params: { espnLeagueId: String(recap.espnLeagueId), season: String(recap.season) },
    props: { recap },
  }))
}

export const GET: APIRoute<{ recap: SeasonRecap }> = async ({ props: { recap } }) => {
  const picture = await drawPicture((drawable) => SeasonPicture({ recap, drawable }))
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } })
}
