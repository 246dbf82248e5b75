import { useCallback } from 'react'
import { defaultWeek } from '../../domain/constants.ts'
import { openPlayer } from '../../parts/player/open-player.ts'
import { readRosterSort } from '../../parts/team/group-roster.ts'
import { completedWeeks, type LeagueAnswer, lastSeasonWeek, seasonWeeks } from '../../parts/team/season-weeks.ts'
import { readWeek, type TeamPlace, teamAddress } from '../../parts/team/team-address.ts'
import { usePrefetchWeek } from '../../parts/team/use-prefetch-week.ts'
import { useWeekArrows } from '../../parts/team/use-week-arrows.ts'
import { Week } from '../../screens/week/WeekView.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { LegacyWeekPicker } from './LegacyWeekPicker.tsx'
import { legacyWeeks, openedWeek } from './legacy-weeks.ts'

/** A week's roster below the older week picker; the week is `?week=`. */
export function LegacyRoster({ place, league }: { place: TeamPlace; league: LeagueAnswer }) {
  const { teamId, query } = place
  const weeks = seasonWeeks(league)
  const picks = legacyWeeks(completedWeeks(league), league.final_week || undefined)
  const week = openedWeek(readWeek(query.get('week')) ?? defaultWeek, picks)
  function onWeek(other: number) {
    if (picks[other - 1]?.isSelectable) navigateQuery({ week: String(other) })
  }
  const prefetchWeek = usePrefetchWeek()
  const onSeen = useCallback((near: number) => prefetchWeek(teamId, near), [teamId, prefetchWeek])
  useWeekArrows(week, lastSeasonWeek(weeks), onWeek)
  return (
    <div className="flex flex-col gap-5">
      <LegacyWeekPicker week={week} weeks={picks} onWeek={onWeek} />
      <Week
        teamId={teamId}
        week={week}
        weeks={weeks}
        sort={readRosterSort(query)}
        onSort={(sort) => navigateQuery({ sort: sort === 'lineup' ? null : sort }, { replace: true })}
        onWeek={onWeek}
        onPlayer={openPlayer}
        teamHref={(other) => `${teamAddress('leagueRosterLegacy', { ...place, teamId: other }, { keep: ['week'] })}`}
        onSeen={(near) => weeks[near - 1]?.state === 'completed' && onSeen(near)}
      />
    </div>
  )
}
