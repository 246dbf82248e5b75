/** The calendar of a league's newest season with a snapshot. */
import type { APIRoute } from 'astro'
import { isNewest } from '../../../../build/season-teams.ts'
import { openSiteSnapshots } from '../../../../build/site-snapshots.ts'
import { writeCalendar } from '../../../../calendar/league-calendar.ts'
import { keyOfSnapshot, leagueOfSnapshot } from '../../../../contract/snapshot.ts'
import { snapshotResponses } from '../../../_lib/snapshot-responses.ts'

export async function getStaticPaths() {
  const { snapshots, seasons } = await openSiteSnapshots()
  const newest = seasons.filter((season) => isNewest(snapshots, season))
  return newest.map((season) => ({
    params: { ...leagueOfSnapshot(season) },
    props: { read: snapshotResponses(snapshots, season), key: keyOfSnapshot(season) },
  }))
}

export const GET: APIRoute<Awaited<ReturnType<typeof getStaticPaths>>[number]['props']> = async ({ props }) => {
  const { read, key } = props
  const [league, schedule, bracket] = await Promise.all([
    read('hostLeague', key),
    read('hostLeagueSchedule', key),
    read('bracket', key),
  ])
  const text = writeCalendar({ league: league ?? key, schedule: schedule ?? [], bracket })
  return new Response(text, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } })
}
