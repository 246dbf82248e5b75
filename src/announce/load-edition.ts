/** Loads the edition to announce from the store, with the URLs of its page and picture. */
import { pathTo } from '../contract/routes.ts'
import { isWebAddress } from '../contract/site-settings.ts'
import { findSnapshotSeason, type SnapshotSeason } from '../contract/snapshot.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import type { CallStored } from '../server/open-service.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { editionText } from '../weekly/plain-text.ts'
import { type AnnouncedEdition, storyLines } from './announced-edition.ts'

export interface LoadEditionOptions {
  store: Pick<LeagueStore, 'seasonsOf'>
  call: CallStored
  /** The seasons that the site shows: their editions have pictures. */
  snapshots: readonly SnapshotSeason[]
  siteUrl: URL
}

/**
 * Defaults to the newest season and its newest edition; null if no week is final yet. Throws `DomainError('not-found')` for an unknown
 * league, season or week.
 */
export async function loadEdition(
  league: LeagueRef & { season?: number | undefined; week?: number | undefined },
  { store, call, snapshots, siteUrl }: LoadEditionOptions,
): Promise<AnnouncedEdition | null> {
  const { host, leagueId, season, week } = league
  const response = await call('weekly', { host, leagueId, season, week })
  const { edition } = response
  if (!edition) return null
  const seasons = await store.seasonsOf(league)
  const key: LeagueKey = seasons.find((one) => one.season === response.season) ?? {
    host,
    leagueId,
    season: response.season,
  }
  const url = addressOnSite(siteUrl, pathTo('weekly', { ...key, week: edition.week }))
  const story = edition.isLast ? addressOnSite(siteUrl, pathTo('leagueStory', { ...key })) : null
  const hasPicture = isInSnapshot(key, edition.week, snapshots)
  return {
    key,
    edition,
    text: editionText(edition, [url, ...storyLines(story)].join('\n')),
    url,
    story,
    picture: hasPicture
      ? addressOnSite(siteUrl, `/og/weekly/${key.host}/${key.leagueId}/${key.season}/${edition.week}.png`)
      : null,
  }
}

/** `SITE_URL` of the environment. Throws `DomainError('bad-request')`. */
export function readSiteUrl({ SITE_URL }: Readonly<Record<string, string | undefined>>): URL {
  const expected = 'expected the site’s URL, such as https://me.github.io/my-league/, to link to its pages'
  if (!SITE_URL?.trim()) throw new DomainError('bad-request', `SITE_URL is not set: ${expected}.`)
  if (!isWebAddress(SITE_URL.trim())) throw new DomainError('bad-request', `SITE_URL: ${expected}.`)
  const url = new URL(SITE_URL.trim())
  return url
}

/** The address of a page of the site. */
export function addressOnSite({ origin, pathname }: URL, path: string): string {
  return `${origin}${pathname.replace(/\/+$/, '')}${path}`
}

function isInSnapshot(key: LeagueKey, week: number, snapshots: readonly SnapshotSeason[]): boolean {
  const season = findSnapshotSeason(snapshots, key, key.season)
  return season !== null && (season.throughWeek === null || week <= season.throughWeek)
}
