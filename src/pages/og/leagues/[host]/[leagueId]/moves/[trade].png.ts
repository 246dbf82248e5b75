/** The preview picture of a trade. */

import { renderAhead } from '../../../../../../build/render-picture.ts'
import { isNewest, tradeIdsOf } from '../../../../../../build/season-teams.ts'
import { openSiteSnapshots } from '../../../../../../build/site-snapshots.ts'
import { leagueOfSnapshot } from '../../../../../../contract/snapshot.ts'
import { TradePicture } from '../../../../../../screens/trades/pictures/TradePicture.tsx'
import { pictureRoute } from '../../../../../_lib/picture-route.ts'
import { loadFrom } from '../../../../../_lib/served-page.ts'
import { wholeSnapshotResponses } from '../../../../../_lib/snapshot-responses.ts'

export async function getStaticPaths() {
  return (await snapshotTrades()).map(({ params, trade }) => ({
    params,
    props: { picture: renderAhead((supported) => TradePicture({ trade, supported })) },
  }))
}

export const GET = pictureRoute(async ({ season, read }, { trade: id = '' }) => {
  const trade = await loadFrom(read)('trade', { ...leagueOfSnapshot(season), trade: id })
  return trade && ((supported) => TradePicture({ trade, supported }))
})

async function snapshotTrades() {
  const { snapshots, seasons } = await openSiteSnapshots()
  const pages = await Promise.all(
    seasons
      .filter((season) => isNewest(snapshots, season))
      .map(async (snapshot) => {
        const load = wholeSnapshotResponses(snapshots, snapshot)
        const league = leagueOfSnapshot(snapshot)
        const ids = await tradeIdsOf(snapshots, snapshot)
        const trades = await Promise.all(ids.map((trade) => load('trade', { ...league, trade })))
        return trades.flatMap((trade) => (trade ? [{ params: { ...league, trade: trade.id }, trade }] : []))
      }),
  )
  return pages.flat()
}
