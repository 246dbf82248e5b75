/** The picture one award is shared with. */
import type { APIRoute } from 'astro'
import { drawAhead } from '../../../../../../build/draw-picture.ts'
import { AwardPicture } from '../../../../../../features/recap/pictures/AwardPicture.tsx'
import { awardPaths } from '../../../../../recap/_snapshot-recaps.ts'

export async function getStaticPaths() {
  return (await awardPaths()).map(({ params, props: { recap, award } }) => ({
    params,
    props: { picture: drawAhead((drawable) => AwardPicture({ award, recap, drawable })) },
  }))
}

export const GET: APIRoute<{ picture: () => Promise<Buffer> }> = async ({ props: { picture } }) =>
  new Response(new Uint8Array(await picture()), { headers: { 'Content-Type': 'image/png' } })
