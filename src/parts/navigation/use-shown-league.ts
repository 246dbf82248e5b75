/** Reports the screen's league to the navigation once it is loaded. */

import { useEffect } from 'react'
import type { ReadResponse } from '../../client/read-response.ts'
import type { LeagueKey, LeagueRef } from '../../domain/identity.ts'
import { hasOpponents } from '../../domain/season-format.ts'
import { newestYears } from '../../domain/season-order.ts'
import { noteLeagueFailed, type ShownLeague, showLeague } from '../../stores/shown-league.ts'
import { isWeekUnderWay } from '../league/league-phase.ts'
import { seasonIdsOf } from '../league/league-ref.ts'
import { hasStory, throughWeekOf } from '../recap/has-story.ts'

interface Shown {
  leagueRef: LeagueRef
  league: ReadResponse<'hostLeague'>
  teamName?: string
  /** Seasons of the leagues that it was before. */
  elsewhere?: readonly LeagueKey[]
}

/** Null reports nothing yet. */
export function useShownLeague(shown: Shown | null): void {
  const text = shown && JSON.stringify(toShownLeague(shown))
  useEffect(() => {
    if (text) showLeague(JSON.parse(text))
  }, [text])
}

/** Reports that the screen shows a failure in place of its league. */
export function useFailedLeague(): void {
  useEffect(noteLeagueFailed, [])
}

/** The part of a league's response that the navigation needs. */
export function toShownLeague({ leagueRef, league, teamName, elsewhere = [] }: Shown): ShownLeague {
  const { id, name, season, phase, runningWeek, finalWeek, newestEdition } = league
  const seasonIds = seasonIdsOf(league)
  const throughWeek = throughWeekOf(league)
  return {
    host: leagueRef.host,
    leagueId: leagueRef.leagueId,
    id,
    name,
    season,
    seasons: newestYears([...league.seasons, ...elsewhere.map((one) => one.season), season ?? []].flat()),
    ...(seasonIds.length > 0 ? { seasonIds } : {}),
    ...(elsewhere.length > 0 ? { elsewhere } : {}),
    phase,
    runningWeek,
    finalWeek,
    ...(newestEdition ? { newestEdition } : {}),
    ...(throughWeek !== 0 ? { hasRecap: true as const } : {}),
    ...(hasStory({ throughWeek }) ? { hasStory: true as const } : {}),
    ...(isWeekUnderWay(league) ? { isUnderWay: true as const } : {}),
    ...(league.teamLogos.length > 0 ? { teamLogos: league.teamLogos } : {}),
    ...(hasOpponents(league.scoringFormat) ? {} : { hasOpponents: false as const }),
    teamName: teamName ?? null,
  }
}
