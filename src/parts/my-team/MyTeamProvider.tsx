import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { LeagueRef } from '../../domain/identity.ts'
import { $myTeams, choiceIn, findChosen, updateTeam } from '../../stores/my-team.ts'
import { type MyTeam, MyTeamContext } from '../../ui/my-team.ts'
import { seasonIdsOf } from '../league/league-ref.ts'
import type { LeagueResponse, StandingsEntry, StandingsResponse } from '../league/league-view.ts'
import { toChosenTeam } from './chosen-team.ts'

interface MyTeamProviderProps {
  leagueRef: LeagueRef
  league: LeagueResponse
  /** Null: not loaded. */
  standings: StandingsResponse | null
  children: ReactNode
}

/** Within it the reader's team is marked. */
export function MyTeamProvider({ leagueRef, league, standings, children }: MyTeamProviderProps) {
  // The HTML of a snapshot page is the same for all readers, and so is its first render.
  const choices = useStore($myTeams, { ssr: () => [] })
  const chain = useMemo(() => ({ ...leagueRef, seasonIds: seasonIdsOf(league) }), [leagueRef, league])
  const teams = standings?.standings
  const team = choiceIn(choices, chain)?.team
  const ownTeam = useMemo(() => (team && teams ? findChosen(team, teams) : undefined), [team, teams])
  const mine = useMemo(() => (teams ? toMyTeam(ownTeam, teams) : null), [ownTeam, teams])
  // Pages without standings show the team by what is stored of it.
  useEffect(() => {
    const listed = ownTeam && toChosenTeam(ownTeam)
    if (listed) updateTeam(chain, listed)
  }, [chain, ownTeam])
  return <MyTeamContext value={mine}>{children}</MyTeamContext>
}

function toMyTeam(team: StandingsEntry | undefined, teams: readonly StandingsEntry[]): MyTeam | null {
  if (!team || team.teamId === null) return null
  const { teamId, teamName: name } = team
  const isNameUnique = teams.filter(({ teamName }) => teamName === name).length === 1
  return { teamId, name, isNameUnique }
}
