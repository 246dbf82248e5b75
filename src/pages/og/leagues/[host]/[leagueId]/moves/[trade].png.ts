/** The preview picture of a trade. */
import { renderAhead, respondWithPicture } from '../../../../../../build/render-picture.ts'
import { TradePicture } from '../../../../../../screens/trades/pictures/TradePicture.tsx'
import { snapshotTrades } from '../../../../../_lib/snapshot-trades.ts'

export async function getStaticPaths() {
  return (await snapshotTrades()).map(({ params, trade }) => ({
    params,
    props: { picture: renderAhead((supported) => TradePicture({ trade, supported })) },
  }))
}

export const GET = respondWithPicture
