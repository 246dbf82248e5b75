import { addressOf } from '../../client/site-base.ts'
import { apiBase } from '../../client/urls.ts'
import { pathTo } from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'

/** Of a file of this site, or of the server: where that is the site's own, a proxy passes on what is below the site's path. */
export function calendarAddress(league: LeagueRef, isFile: boolean): string {
  return isFile || !apiBase ? addressOf('calendar', { ...league }) : apiBase + pathTo('calendar', { ...league })
}
