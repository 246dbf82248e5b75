/** The trades of leagues with a snapshot, for their pictures. */
import { isNewest, tradeIdsOf } from '../../build/season-teams.ts'
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import { leagueOfSnapshot } from '../../contract/snapshot.ts'
import { wholeSnapshotResponses } from './snapshot-responses.ts'

export async function snapshotTrades() {
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
