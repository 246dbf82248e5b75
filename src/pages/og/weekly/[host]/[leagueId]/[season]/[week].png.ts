/** The preview picture of an edition. */
import { renderAhead, respondWithPicture } from '../../../../../../build/render-picture.ts'
import { EditionPicture } from '../../../../../../screens/weekly/pictures/EditionPicture.tsx'
import { editionParams, snapshotEditions } from '../../../../../weekly/_snapshot-editions.ts'

export async function getStaticPaths() {
  return (await snapshotEditions()).map((page) => ({
    params: editionParams(page),
    props: { picture: renderAhead((supported) => EditionPicture({ edition: page.edition, supported })) },
  }))
}

export const GET = respondWithPicture
