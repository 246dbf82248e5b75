import { defaultWeek } from '../../domain/constants.ts'
import { openPlayer } from '../../parts/player/player-modal.tsx'
import { readRosterSort } from '../../parts/team/group-roster.ts'
import { lastSelectableWeek, seasonWeeks } from '../../parts/team/season-weeks.ts'
import { readWeek, teamAddress } from '../../parts/team/team-address.ts'
import type { TeamViewProps } from '../../parts/team/team-screen.tsx'
import { WeekView } from '../../screens/week/WeekView.tsx'
import { navigateQuery } from '../../stores/location.ts'

/** A week's roster; the week is `?week=`. */
export function LegacyRoster({ place, league, eliminatedInWeek }: TeamViewProps) {
  const last = lastSelectableWeek(league)
  return (
    <WeekView
      teamId={place.teamId}
      week={Math.min(readWeek(place.query.get('week')) ?? defaultWeek, last)}
      weeks={seasonWeeks(league)}
      last={last}
      eliminatedInWeek={eliminatedInWeek}
      sort={readRosterSort(place.query)}
      onSort={(sort) => navigateQuery({ sort: sort === 'lineup' ? null : sort }, { replace: true })}
      onWeek={(week) => navigateQuery({ week: String(week) })}
      onPlayer={openPlayer}
      teamHref={(teamId) => teamAddress('leagueRosterLegacy', { ...place, teamId }, { keep: ['week'] })}
    />
  )
}
