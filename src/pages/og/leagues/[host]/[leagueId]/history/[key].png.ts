/** The preview picture of a manager's history. */
import { renderAhead } from '../../../../../../build/render-picture.ts'
import { leagueOfSnapshot } from '../../../../../../contract/snapshot.ts'
import { ManagerPicture } from '../../../../../../screens/history/pictures/ManagerPicture.tsx'
import { managerPages, pictureParams } from '../../../../../_lib/history-pages.ts'
import { pictureRoute } from '../../../../../_lib/picture-route.ts'
import { loadFrom } from '../../../../../_lib/served-page.ts'

export async function getStaticPaths() {
  return (await managerPages()).map((page) => ({
    params: pictureParams(page),
    props: { picture: renderAhead((supported) => ManagerPicture({ response: page.response, supported })) },
  }))
}

export const GET = pictureRoute(async ({ season, read }, { key = '' }) => {
  const response = await loadFrom(read)('managerHistory', { ...leagueOfSnapshot(season), key })
  return response && ((supported) => ManagerPicture({ response, supported }))
})
