/** The weeks of a season as chips above the games of one of them. While a week is played, its page is the live board. */
import { memo, useCallback } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { navigate } from '../../stores/location.ts'
import { seasonWeeks } from '../team/season-weeks.ts'
import { WeekPicker } from '../team/WeekPicker.tsx'
import { leagueAddress } from './league-address.ts'
import { isWeekUnderWay } from './league-phase.ts'
import type { LeaguePlace, LeagueResponse } from './league-view.ts'

interface LeagueWeeksProps extends Pick<LeaguePlace, 'leagueRef' | 'query'> {
  league: LeagueResponse
  week: number
}

/** With the same properties it does not render again. */
export const LeagueWeeks = memo(function LeagueWeeks({ league, leagueRef, query, week }: LeagueWeeksProps) {
  const { weekHref, openWeek } = useLeagueWeeks({ league, leagueRef, query })
  return (
    <div className={pickerFrame}>
      <WeekPicker week={week} weeks={seasonWeeks(league)} onWeek={openWeek} weekHref={weekHref} />
    </div>
  )
})

/** On phones the picker is at the bottom, within reach of the thumb. */
const pickerFrame =
  'min-w-0 grow max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--dock) max-sm:z-30 max-sm:border-hairline max-sm:border-t max-sm:bg-surface max-sm:px-1 max-sm:pt-1 max-sm:pb-1'

/** The pages of the season's weeks. */
export function useLeagueWeeks({ league, leagueRef, query }: Omit<LeagueWeeksProps, 'week'>) {
  const liveWeek = isWeekUnderWay(league) ? league.runningWeek : null
  const weekHref = useCallback(
    (week: number) =>
      week === liveWeek
        ? addressOf('live', { ...leagueRef })
        : leagueAddress('matchupsWeek', { leagueRef, week, query }),
    [leagueRef, query, liveWeek],
  )
  const openWeek = useCallback((week: number) => navigate(weekHref(week)), [weekHref])
  return { weekHref, openWeek }
}
