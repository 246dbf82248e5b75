import { useCallback } from 'react'
import { defaultWeek, lastWeek } from '../../domain/constants.ts'
import { openPlayer } from '../../parts/navigation/open-panel.ts'
import { readRosterSort } from '../../parts/team/group-roster.ts'
import { completedWeeks, type LeagueResponse, lastSeasonWeek, seasonWeeks } from '../../parts/team/season-weeks.ts'
import { readWeek, type TeamPlace, teamAddress } from '../../parts/team/team-address.ts'
import { usePrefetchWeek } from '../../parts/team/use-prefetch-week.ts'
import { useWeekArrows } from '../../parts/team/use-week-arrows.ts'
import { Week } from '../../screens/week/WeekView.tsx'
import { navigateQuery } from '../../stores/location.ts'
import { classNames } from '../../ui/class-names.ts'
import { Stepper } from '../../ui/Stepper.tsx'

/** A week's roster below the older week picker; the week is `?week=`. */
export function LegacyRoster({ place, league }: { place: TeamPlace; league: LeagueResponse }) {
  const { teamId, query } = place
  const weeks = seasonWeeks(league)
  const picks = legacyWeeks(completedWeeks(league), league.finalWeek || undefined)
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

interface LegacyWeekPickerProps {
  week: number
  weeks: readonly { week: number; isSelectable: boolean }[]
  onWeek: (week: number) => void
}

/** All weeks in a grid; those too far ahead are disabled. */
function LegacyWeekPicker({ week, weeks, onWeek }: LegacyWeekPickerProps) {
  const last = weeks.findLast(({ isSelectable }) => isSelectable)?.week ?? 1
  return (
    <nav aria-label="Week" className="flex items-start gap-1.5">
      <Stepper what="week" at={week} last={last} onStep={onWeek}>
        <ol className="grid grow grid-cols-5 gap-1 sm:grid-cols-9 lg:grid-cols-18">
          {weeks.map((one) => (
            <li key={one.week}>
              <button
                type="button"
                aria-label={`Week ${one.week}`}
                aria-current={one.week === week ? 'true' : undefined}
                disabled={!one.isSelectable}
                onClick={() => onWeek(one.week)}
                className={classNames(
                  'scoreboard flex h-11 w-full items-center justify-center rounded-sm text-lg transition-colors sm:h-10',
                  one.week === week ? 'bg-accent text-on-accent' : 'hover:bg-raised',
                  'disabled:cursor-not-allowed disabled:text-muted disabled:line-through disabled:hover:bg-transparent',
                )}
              >
                {one.week}
              </button>
            </li>
          ))}
        </ol>
      </Stepper>
    </nav>
  )
}

interface LegacyWeek {
  week: number
  isSelectable: boolean
}

/**
 * Weeks of the older week picker: all 18, of which those up to the highest completed week plus one can be picked, but none
 * after the league's last week, where it is known.
 */
export function legacyWeeks(completed: readonly number[], finalWeek: number = lastWeek): LegacyWeek[] {
  const furthest = Math.min(finalWeek, Math.max(0, ...completed) + 1)
  return Array.from({ length: lastWeek }, (_, index) => ({ week: index + 1, isSelectable: index + 1 <= furthest }))
}

/** The requested week, or the last selectable one before it; the first where none is selectable. */
export function openedWeek(requested: number, weeks: readonly LegacyWeek[]): number {
  return weeks.findLast(({ week, isSelectable }) => isSelectable && week <= requested)?.week ?? 1
}
