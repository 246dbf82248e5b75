/** The preview picture of an edition. */
import { renderAhead } from '../../../../../../build/render-picture.ts'
import { EditionPicture } from '../../../../../../screens/weekly/pictures/EditionPicture.tsx'
import { pictureRoute } from '../../../../../_lib/picture-route.ts'
import { editionParams, servedEdition, snapshotEditions } from '../../../../../weekly/_snapshot-editions.ts'

export async function getStaticPaths() {
  return (await snapshotEditions()).map((page) => ({
    params: editionParams(page),
    props: { picture: renderAhead((supported) => EditionPicture({ edition: page.edition, supported })) },
  }))
}

export const GET = pictureRoute(async (page, { week }) => {
  const edition = (await servedEdition(page, Number(week)))?.edition
  return edition ? (supported) => EditionPicture({ edition, supported }) : null
})
