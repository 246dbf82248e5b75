/** The preview picture of two managers. */
import { renderAhead, respondWithPicture } from '../../../../../../../build/render-picture.ts'
import { VersusPicture } from '../../../../../../../screens/history/pictures/VersusPicture.tsx'
import { pictureParams, versusPages } from '../../../../../../_lib/history-pages.ts'

export async function getStaticPaths() {
  return (await versusPages()).map((page) => ({
    params: pictureParams(page),
    props: { picture: renderAhead((supported) => VersusPicture({ response: page.response, supported })) },
  }))
}

export const GET = respondWithPicture
