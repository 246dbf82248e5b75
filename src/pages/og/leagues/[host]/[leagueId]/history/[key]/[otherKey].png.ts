/** The preview picture of two managers. */
import { renderAhead } from '../../../../../../../build/render-picture.ts'
import { leagueOfSnapshot } from '../../../../../../../contract/snapshot.ts'
import { VersusPicture } from '../../../../../../../screens/history/pictures/VersusPicture.tsx'
import { pictureParams, versusPages } from '../../../../../../_lib/history-pages.ts'
import { pictureRoute } from '../../../../../../_lib/picture-route.ts'
import { loadFrom } from '../../../../../../_lib/served-page.ts'

export async function getStaticPaths() {
  return (await versusPages()).map((page) => ({
    params: pictureParams(page),
    props: { picture: renderAhead((supported) => VersusPicture({ response: page.response, supported })) },
  }))
}

export const GET = pictureRoute(async ({ season, read }, { key = '', otherKey = '' }) => {
  const response = await loadFrom(read)('managerVersus', { ...leagueOfSnapshot(season), key, otherKey })
  return response && ((supported) => VersusPicture({ response, supported }))
})
