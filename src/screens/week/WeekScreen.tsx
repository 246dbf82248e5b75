import { memo, Suspense, useMemo } from 'react'
import { firstWeekOf } from '../../parts/league/default-week.ts'
import { useSeasonQuery } from '../../parts/league/use-season-query.ts'
import { MatchupPanel, nameInAddress, useOpenPanel } from '../../parts/matchup/matchup-panel.tsx'
import { openPlayer } from '../../parts/player/player-modal.tsx'
import { readRosterSort } from '../../parts/team/group-roster.ts'
import { RosterToggle } from '../../parts/team/RosterToggle.tsx'
import { seasonWeeks } from '../../parts/team/season-weeks.ts'
import { readWeek, teamAddress } from '../../parts/team/team-address.ts'
import { type TeamViewProps, teamScreen } from '../../parts/team/team-screen.tsx'
import { navigate, navigateQuery } from '../../stores/location.ts'
import { weekCalls } from './calls.ts'
import { WeekView } from './WeekView.tsx'

export const WeekScreen = teamScreen({ View: TeamWeek, screen: 'rosterWeek', calls: weekCalls })

/** Its properties stay the same when a panel or a profile opens. */
const Week = memo(WeekView)

function TeamWeek({ place, week: chosen, league, eliminatedInWeek }: TeamViewProps) {
  const { leagueRef, teamId } = place
  const query = useSeasonQuery(place.query, 'sort')
  const [matchup, onMatchup] = useOpenPanel(readWeek(place.query.get('matchup')))
  const first = firstWeekOf(league)
  const week = chosen ?? first
  const shown = useMemo(() => {
    const team = { leagueRef, teamId, query }
    const weekOf = (other: number, otherWeek: number) =>
      teamAddress('rosterWeek', { ...team, teamId: other }, { week: otherWeek })
    return {
      lead: <RosterToggle current="week" place={team} week={{ chosen: week, first }} />,
      place: { leagueRef, league, query },
      weeks: seasonWeeks(league),
      sort: readRosterSort(query),
      onWeek: (other: number) => navigate(teamAddress('rosterWeek', team, { week: other, keep: ['sort'] })),
      weekHref: (other: number) => weekOf(teamId, other),
      teamHref: (other: number) => weekOf(other, week),
      weekOf,
    }
  }, [leagueRef, teamId, query, league, week, first])
  const { weekOf, ...view } = shown
  return (
    <>
      <Week
        {...view}
        teamId={teamId}
        week={week}
        eliminatedInWeek={eliminatedInWeek}
        onSort={openSort}
        onPlayer={openPlayer}
        onMatchup={onMatchup}
      />
      {matchup !== null && (
        <Suspense fallback={null}>
          <MatchupPanel
            teamId={teamId}
            week={matchup}
            weeks={view.weeks.filter(({ state }) => state !== 'none').map(({ week: other }) => other)}
            onWeek={nameInAddress}
            onClose={() => onMatchup(null)}
            teamHref={weekOf}
            place={view.place}
          />
        </Suspense>
      )}
    </>
  )
}

function openSort(sort: string) {
  navigateQuery({ sort: sort === 'lineup' ? null : sort }, { replace: true })
}
