/** The title of a trade's page. */
import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import { leagueOfSnapshot } from '../../contract/snapshot.ts'
import { leagueTitle } from '../../parts/league/league-page.ts'
import type { PageProps } from '../../parts/screen/page-props.ts'
import { tradeVerdict } from '../../parts/trades/describe-trade.ts'
import { documentTitle } from '../../ui/use-document-title.ts'
import { loadFrom } from './served-page.ts'
import { wholeSnapshotResponses } from './snapshot-responses.ts'

/** As its screen sets it: previews of links show who won the trade. A shell's is completed once the trade is loaded. */
export async function tradeTitle(page: PageProps, id = ''): Promise<string> {
  if (!page.season) return leagueTitle('trade', page)
  const parameters = { ...leagueOfSnapshot(page.season), trade: id }
  const trade = page.read
    ? await loadFrom(page.read)('trade', parameters)
    : await wholeSnapshotResponses((await openSiteSnapshots()).snapshots, page.season)('trade', parameters)
  return trade ? documentTitle(tradeVerdict(trade), page.season.name, String(trade.season)) : leagueTitle('trade', page)
}
