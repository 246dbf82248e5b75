import { navigate, navigateQuery } from '../../stores/location.ts'
import { openPlayer } from '../player/open-player.ts'
import { firstWeekOf } from './first-week.ts'
import { readRosterSort } from './group-roster.ts'
import { RosterToggle } from './RosterToggle.tsx'
import { seasonWeeks } from './season-weeks.ts'
import { teamAddress } from './team-address.ts'
import { type TeamViewProps, teamScreen } from './team-screen.tsx'
import { WeekView } from './WeekView.tsx'

export const WeekScreen = teamScreen({ View: TeamWeek, screen: 'rosterWeek' })

function TeamWeek({ place, week: asked, league }: TeamViewProps) {
  const { espnLeagueId, teamId, query } = place
  const week = asked ?? firstWeekOf(league)
  return (
    <WeekView
      lead={<RosterToggle current="week" place={place} week={{ chosen: week, first: firstWeekOf(league) }} />}
      teamId={teamId}
      week={week}
      weeks={seasonWeeks(league)}
      sort={readRosterSort(query)}
      onSort={(sort) => navigateQuery({ sort: sort === 'lineup' ? null : sort }, { replace: true })}
      onWeek={(other) => navigate(teamAddress('rosterWeek', place, { week: other, keep: ['sort'] }))}
      weekHref={(other) => teamAddress('rosterWeek', place, { week: other })}
      onPlayer={openPlayer}
      teamHref={(other) => teamAddress('rosterWeek', { espnLeagueId, teamId: other, query }, { week })}
    />
  )
}
