/** Seals leagues of the store for the site. */

import { addressOnSite, readSiteUrl } from '../../src/announce/load-edition.ts'
import { readBook } from '../../src/book/read-book.ts'
import { routes } from '../../src/contract/routes.ts'
import { writeSealedLink } from '../../src/contract/sealed-link.ts'
import { readsHosts } from '../../src/contract/site-settings.ts'
import { snapshotsOfLeague } from '../../src/contract/snapshot.ts'
import { DomainError } from '../../src/domain/errors.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import {
  isSameLeague,
  isSameSeason,
  type LeagueRef,
  leagueArgument,
  type WantedSeason,
} from '../../src/domain/identity.ts'
import type { SealedSeason } from '../../src/sealed/sealed-league.ts'
import { idsOfLeague } from '../../src/snapshot/find-sealed.ts'
import { readManifest } from '../../src/snapshot/read-snapshots.ts'
import { listSealed, readSealKey, type SealedOutcome, sealIntoFolder } from '../../src/snapshot/sealed-folder.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { readSealable } from '../../src/storage/read-sealable.ts'
import { seasonsToSave } from './choose-seasons.ts'

export interface SealLeaguesOptions {
  store: LeagueStore
  dataDir: string
  snapshotDir: string
  env: NodeJS.ProcessEnv
  /** Settings of the site's build. */
  site: Readonly<Record<string, string | undefined>>
  isNewKey: boolean
  now?: () => Date
}

export interface SealedReport extends SealedOutcome {
  seasons: number
  /** The book joins a league that is not in the store. */
  lacksJoined: boolean
  /** Null if the link is in `SEAL_KEY`, because the output may be public there. */
  address: string | null
}

/** Seals every named league with all its stored seasons. Throws `DomainError`. */
export async function sealLeagues(
  leagues: readonly WantedSeason[],
  { store, dataDir, snapshotDir, env, site, isNewKey, now = () => new Date() }: SealLeaguesOptions,
): Promise<SealedReport[]> {
  const given = readSealKey(env)
  if (given && leagues.length > 1)
    throw new DomainError('bad-request', 'SEAL_KEY is the link of one league. Name one league.')
  if (given && isNewKey) throw new DomainError('bad-request', 'SEAL_KEY sets the link. Change it there.')
  // Without the site's address the printed link would open nothing. With `SEAL_KEY` none is printed.
  const siteUrl = given ? null : readSiteUrl(site)
  if (!readsHosts(site)) throw new DomainError('bad-request', opensNothing)
  const { seasons: snapshots } = await readManifest(snapshotDir)
  const reports: SealedReport[] = []
  for (const wanted of leagues) {
    const league = await knownAs(wanted, { store, dataDir })
    const ids = await idsOfLeague([league, wanted], { dataDir, links: store.links })
    const onPages = ids.find((id) => snapshotsOfLeague(snapshots, id).length > 0)
    if (onPages) throw new DomainError('bad-request', isOnPages(onPages))
    const lookup = { store, snapshotDir, dataDir }
    const seasons = await readSeasons([wanted], lookup)
    if (seasons.length === 0) throw new DomainError('not-found', isNotHere(wanted))
    const book = await readBook(dataDir, ids)
    const isOwn = ({ season }: SealedSeason) => seasons.some((own) => isSameSeason(own.season, season))
    const joined = (await readSeasons(ids, lookup)).filter((season) => !isOwn(season))
    const all = [...seasons, ...joined].map(({ season }) => season)
    const lacksJoined = book?.book.also.some((other) => !all.some((season) => isSameLeague(season, other))) ?? false
    const content = { seasons, joined, book, pictures: await readPictures(all, store) }
    const options = { dataDir, now: now().toISOString(), ids, given, isNewKey }
    const outcome = await sealIntoFolder(league, content, options)
    reports.push({
      ...outcome,
      seasons: all.length,
      lacksJoined,
      address: siteUrl && addressOnSite(siteUrl, `${routes.open}#${writeSealedLink(outcome.link)}`),
    })
  }
  return reports
}

/** All stored seasons of the leagues that may be published. */
async function readSeasons(
  leagues: readonly LeagueRef[],
  lookup: Pick<SealLeaguesOptions, 'store' | 'snapshotDir' | 'dataDir'>,
): Promise<SealedSeason[]> {
  const keys = await seasonsToSave({ ...lookup, named: leagues.map((league) => ({ ...league, season: null })) })
  return readSealable(lookup.store, keys)
}

/** The stored pictures of the seasons' teams, as base64 by digest. */
async function readPictures(
  seasons: readonly HostSeason[],
  { logos }: Pick<LeagueStore, 'logos'>,
): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {}
  for (const season of seasons) {
    const shown = new Set(season.teams.map(({ logo }) => logo))
    for (const { digest, picture } of await logos.of(season))
      if (digest !== null && picture && shown.has(digest)) pictures[digest] = picture.toBase64()
  }
  return pictures
}

/** "Sealed 3 seasons, 192 kB. Anyone with this link can read the league: …" */
export function describeSealed({ seasons, bytes, isNew, address, lacksJoined }: SealedReport): string {
  const what = `${seasons} ${seasons === 1 ? 'season' : 'seasons'}, ${Math.round(bytes / 1024)} kB`
  const done = isNew ? `Sealed ${what}.` : `Nothing changed since it was sealed: ${what}.`
  const note = lacksJoined
    ? '\nLeft out: a league that the book joins (also), because it isn’t imported. Import it, then seal again.'
    : ''
  const where =
    address === null
      ? `${done} The link is the one in SEAL_KEY.`
      : `${done} Anyone with this link can read the league:\n${address}`
  return where + note
}

/** The id under which the league's link is stored, since on some hosts each season has another one. */
export async function knownAs(
  { host, leagueId }: LeagueRef,
  { store, dataDir }: Pick<SealLeaguesOptions, 'store' | 'dataDir'>,
): Promise<LeagueRef> {
  const [ids, sealed] = await Promise.all([store.links.chainOf({ host, leagueId }), listSealed(dataDir)])
  return sealed.find((one) => ids.some((id) => isSameLeague(id, one))) ?? { host, leagueId }
}

const opensNothing =
  'This site can’t open leagues in the browser. Build it with PUBLIC_API_BASE_URL=none or PUBLIC_ENGINE=1.'
const isOnPages = (league: LeagueRef) =>
  `The site has public pages of this league. Remove them first: npm run snapshot -- ${leagueArgument(league)} --remove`
const isNotHere = (league: LeagueRef) =>
  `This league isn’t imported. Import it first: npm run import -- ${leagueArgument(league)}`
