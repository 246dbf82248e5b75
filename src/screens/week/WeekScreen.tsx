import { Suspense } from 'react'
import { firstWeekOf } from '../../parts/league/default-week.ts'
import { MatchupPanel } from '../../parts/matchup/matchup-panel.tsx'
import { openMatchup, openPlayer } from '../../parts/navigation/open-panel.ts'
import { readRosterSort } from '../../parts/team/group-roster.ts'
import { RosterToggle } from '../../parts/team/RosterToggle.tsx'
import { seasonWeeks } from '../../parts/team/season-weeks.ts'
import { readWeek, teamAddress } from '../../parts/team/team-address.ts'
import { type TeamViewProps, teamScreen } from '../../parts/team/team-screen.tsx'
import { navigate, navigateQuery } from '../../stores/location.ts'
import { weekCalls } from './calls.ts'
import { WeekView } from './WeekView.tsx'

export const WeekScreen = teamScreen({ View: TeamWeek, screen: 'rosterWeek', calls: weekCalls })

function TeamWeek({ place, week: chosen, league, eliminatedInWeek }: TeamViewProps) {
  const { leagueRef, teamId, query } = place
  const week = chosen ?? firstWeekOf(league)
  const weeks = seasonWeeks(league)
  const matchup = readWeek(query.get('matchup'))
  const history = { leagueRef, league, query }
  const weekOf = (other: number, otherWeek: number) =>
    teamAddress('rosterWeek', { leagueRef, teamId: other, query }, { week: otherWeek })
  return (
    <>
      <WeekView
        lead={<RosterToggle current="week" place={place} week={{ chosen: week, first: firstWeekOf(league) }} />}
        teamId={teamId}
        place={history}
        week={week}
        weeks={weeks}
        eliminatedInWeek={eliminatedInWeek}
        sort={readRosterSort(query)}
        onSort={(sort) => navigateQuery({ sort: sort === 'lineup' ? null : sort }, { replace: true })}
        onWeek={(other) => navigate(teamAddress('rosterWeek', place, { week: other, keep: ['sort'] }))}
        weekHref={(other) => teamAddress('rosterWeek', place, { week: other })}
        onPlayer={openPlayer}
        teamHref={(other) => weekOf(other, week)}
        onMatchup={openMatchup}
      />
      {matchup !== null && (
        <Suspense fallback={null}>
          <MatchupPanel
            teamId={teamId}
            week={matchup}
            weeks={weeks.filter(({ state }) => state !== 'none').map(({ week: other }) => other)}
            onWeek={openMatchup}
            onClose={() => openMatchup(null)}
            teamHref={weekOf}
            place={history}
          />
        </Suspense>
      )}
    </>
  )
}
