/** Endpoints of preview pictures: of the build's list, or of a request on a server. */
import type { APIRoute } from 'astro'
import { type Compose, renderAhead, respondWithPicture, sendPicture } from '../../build/render-picture.ts'
import type { ServedPage } from '../../parts/screen/page-props.ts'
import { servedPageOf } from './served-page.ts'

type Params = Readonly<Record<string, string | undefined>>

/** `compose`: the picture of a page that a server renders; null where there is none. */
export function pictureRoute(compose: (page: ServedPage, params: Params) => Promise<Compose | null>): APIRoute {
  return async (context) => {
    const served = servedPageOf(context)
    if (!served) return respondWithPicture(context as never)
    const picture = await compose(served, context.params)
    if (!picture) return new Response(null, { status: 404 })
    return sendPicture(renderAhead(picture))
  }
}
