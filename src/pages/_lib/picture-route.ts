/** Endpoints of preview pictures: of the build's list, or of a request on a server. */
import type { APIRoute } from 'astro'
import {
  type Compose,
  type PictureSize,
  renderAhead,
  respondWithPicture,
  sendPicture,
} from '../../build/render-picture.ts'
import type { ServedPage } from '../../parts/screen/page-props.ts'
import { siteAddress } from '../../parts/screen/share.ts'
import { servedPageOf } from './served-page.ts'

type Params = Readonly<Record<string, string | undefined>>

/** `compose`: the picture of a page that a server renders at `site`; null where there is none. By default it has the size of a preview. */
export function pictureRoute(
  compose: (page: ServedPage, params: Params, site: URL | null) => Promise<Compose | null>,
  sizeOf?: (params: Params) => PictureSize,
): APIRoute {
  return async (context) => {
    const served = servedPageOf(context)
    if (!served) return respondWithPicture(context as never)
    const picture = await compose(served, context.params, siteAddress(context) ?? null)
    if (!picture) return new Response(null, { status: 404 })
    return sendPicture(renderAhead(picture, sizeOf?.(context.params)))
  }
}
