/** A league's calendar, made of the API's responses. Calendar programs subscribe to its address. */
import type { Handler } from 'hono'
import { writeCalendar } from '../calendar/league-calendar.ts'
import type { CallParameters, EndpointName } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { staticRoutes } from '../contract/routes.ts'
import { fromWire } from '../contract/wire.ts'
import { DomainError } from '../domain/errors.ts'
import { hostNames, isHostName } from '../domain/identity.ts'
import type { Service } from '../service/service.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import type { EncodedBody } from './encoded-body.ts'
import { respondWithText } from './respond.ts'
import { callService, parseBody } from './responses.ts'

export const calendarRoute = staticRoutes.calendar
  .replace(':host', `:host{${hostNames.join('|')}}`)
  .replace(':leagueId', ':leagueId{[0-9]+}')

export interface CalendarOptions {
  store: LeagueStore
  service: Service<EncodedBody>
}

/** Of the league's newest season. A league that is not stored has the calendar of the site's files, if any: nothing is imported. */
export function calendarHandler({ store, service }: CalendarOptions): Handler {
  async function read<N extends EndpointName>(name: N, parameters: CallParameters<N>): Promise<ResponseOf<N> | null> {
    const cached = await callService(service, name, parameters)
    return cached && (fromWire(parseBody(cached)) as ResponseOf<N>)
  }

  return async (context, next) => {
    const { host, leagueId = '' } = context.req.param() as Record<string, string>
    const isStored = isHostName(host) && (await store.seasonsOf({ host, leagueId })).length > 0
    const league = isStored ? await read('hostLeague', { host, leagueId }) : null
    if (!isStored || !league) return next()
    // Calendar programs drop the games that a calendar lacks, and keep what they have where it fails.
    if (league.isPartial) throw new DomainError('busy', 'The league is still being read. Try again in a minute.')
    const key = { host, leagueId, season: league.season }
    const [schedule, bracket] = await Promise.all([read('hostLeagueSchedule', key), read('bracket', key)])
    return respondWithText(context, writeCalendar({ league, schedule: schedule ?? [], bracket }) ?? '', {
      contentType: 'text/calendar; charset=utf-8',
      cacheControl: 'no-cache',
    })
  }
}
