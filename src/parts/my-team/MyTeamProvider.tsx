import { useStore } from '@nanostores/react'
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import type { LeagueRef } from '../../domain/identity.ts'
import { $myTeams, canStoreChoices, choiceIn, chooseTeam, findChosen, updateTeam } from '../../stores/my-team.ts'
import { preloadable, withoutIt } from '../../ui/later-parts.tsx'
import { type MyTeam, MyTeamContext } from '../../ui/my-team.ts'
import { seasonIdsOf } from '../league/league-ref.ts'
import type { LeagueResponse, StandingsEntry, StandingsResponse } from '../league/league-view.ts'
import { toChosenTeam } from './chosen-team.ts'

const TeamQuestion = preloadable(() => import('./TeamQuestion.tsx'), withoutIt)

interface MyTeamProviderProps {
  leagueRef: LeagueRef
  league: LeagueResponse
  /** Null: not loaded. */
  standings: StandingsResponse | null
  /** Whether to ask a reader who was never asked in this league. */
  asks?: boolean
  /** Whether the screen has weeks above the phone bar. */
  hasWeekBar?: boolean
  children: ReactNode
}

/** Within it the reader's team is marked. */
export function MyTeamProvider({
  leagueRef,
  league,
  standings,
  asks = false,
  hasWeekBar,
  children,
}: MyTeamProviderProps) {
  // The HTML of a snapshot page is the same for all readers, and so is its first render.
  const choices = useStore($myTeams, { ssr: () => [] })
  const chain = useMemo(() => ({ ...leagueRef, seasonIds: seasonIdsOf(league) }), [leagueRef, league])
  const choice = choiceIn(choices, chain)
  const teams = standings?.standings
  const team = choice?.team
  const own = useMemo(() => (team && teams ? findChosen(team, teams) : undefined), [team, teams])
  const mine = useMemo(() => (teams ? toMyTeam(own, teams) : null), [own, teams])
  // Pages without standings show the team by what is stored of it.
  useEffect(() => {
    const listed = own && toChosenTeam(own)
    if (listed) updateTeam(chain, listed)
  }, [chain, own])
  const [isAsking, setAsking] = useState(false)
  const canAsk = asks && choice === undefined && (teams?.length ?? 0) > 1
  useEffect(() => {
    // A browser that stores nothing would ask on every page.
    if (canAsk && !choiceIn($myTeams.get(), chain) && canStoreChoices()) setAsking(true)
  }, [canAsk, chain])
  return (
    <MyTeamContext value={mine}>
      {children}
      {/* The Teams menu or another tab may have answered meanwhile. */}
      {isAsking && teams && !team && (
        <Suspense fallback={null}>
          <TeamQuestion
            teams={teams}
            phase={league.phase}
            host={leagueRef.host}
            isAboveWeeks={hasWeekBar}
            // Asked once, even if the reader chooses nothing. A full storage may take only what it already has.
            onShown={() => {
              if (!choiceIn($myTeams.get(), chain) && !chooseTeam(chain, null)) setAsking(false)
            }}
            onChoose={(team) => {
              chooseTeam(chain, team)
              setAsking(false)
            }}
          />
        </Suspense>
      )}
    </MyTeamContext>
  )
}

function toMyTeam(team: StandingsEntry | undefined, teams: readonly StandingsEntry[]): MyTeam | null {
  if (!team || team.teamId === null) return null
  const { teamId, teamName: name } = team
  const isNameUnique = teams.filter(({ teamName }) => teamName === name).length === 1
  return { teamId, name, isNameUnique }
}
