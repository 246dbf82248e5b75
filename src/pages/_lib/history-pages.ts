/** The history pages in snapshots: of managers, and of every pair who met. */

import { openSiteSnapshots } from '../../build/site-snapshots.ts'
import type { ManagerHistoryResponse, ManagerVersusResponse } from '../../contract/responses/history.ts'
import { leagueOfSnapshot, type PageSeason, type SnapshotSeason } from '../../contract/snapshot.ts'
import { describeRivalry } from '../../parts/history/describe-versus.ts'
import { leagueTitle } from '../../parts/league/league-page.ts'
import type { PageProps } from '../../parts/screen/page-props.ts'
import { documentTitle } from '../../ui/use-document-title.ts'
import { loadFrom } from './served-page.ts'
import { newestSnapshotPath, type SnapshotPath, shellPaths } from './snapshot-pages.ts'
import { snapshotResponses } from './snapshot-responses.ts'

/** A page of a league's history with its response. */
interface HistoryPage<Response> {
  newest: SnapshotSeason
  keys: { key: string; otherKey?: string }
  response: Response
}

/** Every manager of every history in a snapshot. A league with one season has none: its team pages show its managers. */
export async function managerPages(): Promise<HistoryPage<ManagerHistoryResponse>[]> {
  const pages = (await histories()).flatMap(({ newest, history, load }) =>
    (history.managers ?? []).map(async ({ key = '' }) => {
      const response = await load('managerHistory', { ...leagueOfSnapshot(newest), key })
      return response ? [{ newest, keys: { key }, response }] : []
    }),
  )
  return (await Promise.all(pages)).flat()
}

/** Every pair who met, once, in the history's order. */
export async function versusPages(): Promise<HistoryPage<ManagerVersusResponse>[]> {
  const pages = (await histories()).flatMap(({ newest, history, load }) =>
    (history.headToHead ?? []).map(async ({ key = '', otherKey = '' }) => {
      const response = await load('managerVersus', { ...leagueOfSnapshot(newest), key, otherKey })
      return response ? [{ newest, keys: { key, otherKey }, response }] : []
    }),
  )
  return (await Promise.all(pages)).flat()
}

/** The paths of the managers' pages, and the shell. */
export async function managerPaths(): Promise<SnapshotPath[]> {
  const pages = (await managerPages()).map(({ newest, keys, response }) =>
    newestSnapshotPath('historyManager', newest, keys, titleOfManager(response, newest)),
  )
  return [...pages, ...shellPaths('historyManager')]
}

/** The paths of the pairs' pages, and the shell. */
export async function versusPaths(): Promise<SnapshotPath[]> {
  const pages = (await versusPages()).map(({ newest, keys, response }) =>
    newestSnapshotPath('historyVersus', newest, keys, titleOfPair(response, newest)),
  )
  return [...pages, ...shellPaths('historyVersus')]
}

/** The document's title of a manager's page, built or rendered by a server. */
export async function managerTitle(page: PageProps, { key = '' }: Keys): Promise<string> {
  const response = page.read && (await loadFrom(page.read)('managerHistory', { ...leagueOfSnapshot(page.season), key }))
  return response ? titleOfManager(response, page.season) : (page.title ?? leagueTitle('historyManager', page))
}

/** The same of a pair's page. */
export async function versusTitle(page: PageProps, { key = '', otherKey = '' }: Keys): Promise<string> {
  const response =
    page.read && (await loadFrom(page.read)('managerVersus', { ...leagueOfSnapshot(page.season), key, otherKey }))
  return response ? titleOfPair(response, page.season) : (page.title ?? leagueTitle('historyVersus', page))
}

type Keys = Readonly<Record<string, string | undefined>>

const titleOfManager = ({ name }: ManagerHistoryResponse, league: PageSeason) => documentTitle(name, league.name)
const titleOfPair = (response: ManagerVersusResponse, league: PageSeason) =>
  documentTitle(describeRivalry(response), league.name)

/** The path parameters of a page's picture. */
export function pictureParams({ newest, keys }: HistoryPage<unknown>) {
  return { ...leagueOfSnapshot(newest), ...keys }
}

/** Histories with more than one season in snapshots whose pages this build renders. */
async function histories() {
  const { snapshots, seasons } = await openSiteSnapshots()
  const found = await Promise.all(
    seasons
      .filter(({ history }) => history !== undefined)
      .map(async (newest) => {
        const load = snapshotResponses(snapshots, newest)
        const history = await load('history', leagueOfSnapshot(newest))
        return history ? [{ newest, history, load }] : []
      }),
  )
  return found.flat().filter(({ history }) => history.seasons.filter(({ known }) => known !== 'missing').length > 1)
}
