/** Reports the screen's league to the navigation once it is loaded. */
import { useEffect } from 'react'
import type { ReadResponse } from '../../client/read-response.ts'
import { phases } from '../../contract/routes.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { isUnderWay } from '../../domain/nfl-clock.ts'
import { hasOpponents } from '../../domain/season-format.ts'
import { type ShownLeague, showLeague } from '../../stores/shown-league.ts'
import { isFiniteNumber } from '../../ui/format.ts'
import { seasonIdsOf } from '../league/league-ref.ts'

interface Shown {
  leagueRef: LeagueRef
  league: ReadResponse<'hostLeague'>
  teamName?: string
}

/** Null reports nothing yet. */
export function useShownLeague(shown: Shown | null): void {
  const text = shown && JSON.stringify(toShownLeague(shown))
  useEffect(() => {
    if (text) showLeague(JSON.parse(text))
  }, [text])
}

/** The part of a league's response that the navigation needs. */
export function toShownLeague({ leagueRef, league, teamName }: Shown): ShownLeague {
  const { id, name, season, seasons = [], phase, currentWeek, finalWeek, newestEdition, asOf, kickoffs = [] } = league
  const seasonIds = seasonIdsOf(league)
  return {
    host: leagueRef.host,
    leagueId: leagueRef.leagueId,
    id: id ?? null,
    name: name?.trim() || 'Unnamed league',
    season: season ?? null,
    seasons: [...new Set([...seasons, season].filter(isFiniteNumber))].sort((a, b) => b - a),
    ...(seasonIds.length > 0 ? { seasonIds } : {}),
    phase: phases.find((one) => one === phase) ?? null,
    currentWeek: currentWeek ?? null,
    finalWeek: finalWeek ?? null,
    ...(newestEdition ? { newestEdition } : {}),
    ...(asOf && isUnderWay(kickoffs, Date.parse(asOf)) ? { isUnderWay: true as const } : {}),
    ...(league.teamLogos?.length ? { teamLogos: league.teamLogos } : {}),
    ...(hasOpponents(league.scoringFormat) ? {} : { hasOpponents: false as const }),
    teamName: teamName === undefined ? null : teamName.trim() || 'Unnamed team',
  }
}
