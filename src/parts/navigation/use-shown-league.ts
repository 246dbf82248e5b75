/** Reports the screen's league to the navigation once it is loaded. */
import { useEffect } from 'react'
import type { ReadResponse } from '../../client/read-response.ts'
import type { LeagueKey, LeagueRef } from '../../domain/identity.ts'
import { isUnderWay } from '../../domain/nfl-clock.ts'
import { hasOpponents } from '../../domain/season-format.ts'
import { noteLeagueFailed, type ShownLeague, showLeague } from '../../stores/shown-league.ts'
import { seasonIdsOf } from '../league/league-ref.ts'

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
  const { id, name, season, phase, currentWeek, finalWeek, newestEdition, asOf, kickoffs } = league
  const seasonIds = seasonIdsOf(league)
  return {
    host: leagueRef.host,
    leagueId: leagueRef.leagueId,
    id,
    name,
    season,
    seasons: [...new Set([...league.seasons, ...elsewhere.map((one) => one.season), season ?? []].flat())].sort(
      (a, b) => b - a,
    ),
    ...(seasonIds.length > 0 ? { seasonIds } : {}),
    ...(elsewhere.length > 0 ? { elsewhere } : {}),
    phase,
    currentWeek,
    finalWeek,
    ...(newestEdition ? { newestEdition } : {}),
    ...(asOf && isUnderWay(kickoffs, Date.parse(asOf)) ? { isUnderWay: true as const } : {}),
    ...(league.teamLogos.length > 0 ? { teamLogos: league.teamLogos } : {}),
    ...(hasOpponents(league.scoringFormat) ? {} : { hasOpponents: false as const }),
    teamName: teamName ?? null,
  }
}
