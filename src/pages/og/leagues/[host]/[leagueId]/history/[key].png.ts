/** The preview picture of a manager's history. */
import { renderAhead, respondWithPicture } from '../../../../../../build/render-picture.ts'
import { ManagerPicture } from '../../../../../../screens/history/pictures/ManagerPicture.tsx'
import { managerPages, pictureParams } from '../../../../../_lib/history-pages.ts'

export async function getStaticPaths() {
  return (await managerPages()).map((page) => ({
    params: pictureParams(page),
    props: { picture: renderAhead((supported) => ManagerPicture({ response: page.response, supported })) },
  }))
}

export const GET = respondWithPicture
