/**
 * A team's week: starters, bench, and what the decisions cost. Selections are controlled by the parent, which stores them
 * in the address.
 */
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { HistoryPlace } from '../../parts/history/use-league-history.ts'
import { groupRoster, type RosterSort } from '../../parts/team/group-roster.ts'
import { LineupAlarm } from '../../parts/team/LineupAlarm.tsx'
import { isMissingWeek, missingWeekText, unrecordedWeekText } from '../../parts/team/missing-week.ts'
import { lastSeasonWeek, type WeekChoice } from '../../parts/team/season-weeks.ts'
import { WeekLoading } from '../../parts/team/TeamMessages.tsx'
import { usePrefetchWeek } from '../../parts/team/use-prefetch-week.ts'
import { useOpenDecisions } from '../../parts/team/use-still-open.ts'
import { useWeekArrows } from '../../parts/team/use-week-arrows.ts'
import { WeekPicker } from '../../parts/team/WeekPicker.tsx'
import { weekResult } from '../../parts/team/week-result.ts'
import { opponentWithPage, type RosterResponse, withoutInjuries } from '../../parts/team/week-roster.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { Later } from '../../ui/Later.tsx'
import { laterPart } from '../../ui/later-parts.tsx'
import { Message } from '../../ui/Message.tsx'
import { rosterCall, startSitCall } from './calls.ts'
import { lineupFinding } from './lineup-finding.ts'
import { noteLineup } from './lineup-notes.ts'
import type { StartSitResponse } from './MissedOpportunities.tsx'
import { UpcomingMatchup, useTeamScoreboard } from './UpcomingMatchup.tsx'
import { WeekMatchup } from './WeekMatchup.tsx'

const WeekDetails = laterPart(() => import('./WeekDetails.tsx'))

export interface WeekViewProps {
  teamId: number
  week: number
  weeks: readonly WeekChoice[]
  /** The last week that can be picked; absent: the season's. */
  last?: number
  /** In elimination leagues, the week in which the team was eliminated. */
  eliminatedInWeek?: number
  sort: RosterSort
  onSort: (sort: string) => void
  onWeek: (week: number) => void
  /** Address of another week, for readers without scripts. */
  weekHref?: (week: number) => string
  onPlayer: (playerId: number) => void
  /** Address of another team's same week. */
  teamHref?: (teamId: number) => string
  /** Opens the panel with both lineups of the week. */
  onMatchup?: (week: number) => void
  /** The league's season, to look up the managers' history. */
  place?: HistoryPlace
  /** Rendered before the week picker. */
  lead?: ReactNode
}

export function WeekView(props: WeekViewProps) {
  const { teamId, week, weeks, last, eliminatedInWeek = Number.POSITIVE_INFINITY, onWeek } = props
  useWeekArrows(week, last ?? lastSeasonWeek(weeks), onWeek)
  const prefetchWeek = usePrefetchWeek()
  const prefetch = useCallback(
    (near: number) => {
      if (weeks[near - 1]?.state === 'completed' && near <= eliminatedInWeek) prefetchWeek(teamId, near)
    },
    [teamId, weeks, eliminatedInWeek, prefetchWeek],
  )
  return (
    <div className="flex flex-col gap-5 max-sm:pb-16">
      <div className="flex flex-col gap-3 lg:flex-row lg:items-center lg:gap-6">
        {props.lead}
        <div className={pickerFrame}>
          <WeekPicker
            week={week}
            weeks={weeks}
            last={last}
            onWeek={onWeek}
            onNear={prefetch}
            weekHref={props.weekHref}
          />
        </div>
      </div>
      <Week {...props} onSeen={prefetch} />
    </div>
  )
}

/** On phones the picker is at the bottom, within reach of the thumb. */
const pickerFrame =
  'min-w-0 grow max-sm:fixed max-sm:inset-x-0 max-sm:bottom-(--dock) max-sm:z-30 max-sm:border-hairline max-sm:border-t max-sm:bg-surface max-sm:px-1 max-sm:pt-1 max-sm:pb-1'

/** The week below its picker; `onSeen` is called with weeks that are likely to be opened next. */
function Week(props: WeekViewProps & { onSeen: (week: number) => void }) {
  const { teamId, week, onSeen } = props
  const previousOf = `team ${teamId}`
  const roster = useResource(...rosterCall(teamId, week), { previousOf })
  const analysis = useResource(...startSitCall(teamId, week), { previousOf })
  usePrefetchedNeighbours(week, roster.status === 'ready' && !roster.isPrevious && !roster.snapshot, onSeen)

  if (roster.status === 'failed') {
    return isMissingWeek(roster.failure) ? (
      <MissingWeek {...props} />
    ) : (
      <Message
        tone="error"
        title="Error Loading Roster"
        text="Failed to load roster data. Please try again."
        detail={roster.failure.detail}
      >
        <Button variant="primary" onClick={() => location.reload()}>
          Retry
        </Button>
      </Message>
    )
  }
  if (roster.status === 'loading') return <WeekLoading />
  const { data, isPrevious } = roster
  if (!isPrevious && data.roster.length === 0) {
    return <Message title="No Roster Data" text={`No players on this roster in Week ${week}.`} />
  }
  return (
    <div aria-busy={isPrevious} inert={isPrevious} className={`transition-opacity ${isPrevious ? 'opacity-40' : ''}`}>
      <WeekBody
        {...props}
        week={isPrevious ? (data.week ?? week) : week}
        roster={data}
        analysis={analysis.status === 'ready' && analysis.isPrevious === isPrevious ? analysis.data : null}
        failure={analysis.status === 'failed' ? analysis : null}
      />
    </div>
  )
}

interface WeekBodyProps extends WeekViewProps {
  roster: RosterResponse
  analysis: StartSitResponse | null
  failure: { reload: () => void } | null
}

function WeekBody(props: WeekBodyProps) {
  const { teamId, place, week, weeks, roster, teamHref, onMatchup } = props
  const analysis = useOpenAnalysis(props)
  const isOver = weeks[week - 1]?.state === 'completed'
  const shown = isOver ? { ...roster, roster: withoutInjuries(roster.roster) } : roster
  const groups = groupRoster(shown.roster, props.sort)
  const starters = groups.find(({ title }) => title === 'Starting Lineup')
  const result = weekResult(roster.matchup, week, starters?.points ?? null, roster.isBye)
  const opponentId = opponentWithPage(roster)
  const opponentHref = opponentId === null ? undefined : teamHref?.(opponentId)
  const isRunning = weeks[week - 1]?.state === 'running'
  const hasPoints = shown.roster.some(({ weekPoints }) => weekPoints !== null)
  return (
    <>
      <LineupAlarm alerts={analysis?.open?.alerts ?? []} className="mb-4" />
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <WeekMatchup
          teamId={teamId}
          place={place}
          week={week}
          roster={roster}
          finding={analysis ? lineupFinding(analysis, { isRunning, hasPoints }) : props.failure ? null : undefined}
          hasOpponent={result.hasOpponent}
          isRunning={isRunning}
          opponentHref={opponentHref}
        />
        <Later>
          <WeekDetails
            week={week}
            teamName={roster.teamName}
            players={shown.roster}
            groups={groups}
            notes={noteLineup(shown, { slots: place?.league.lineupSlots, analysis, isRunning })}
            result={result}
            isRunning={isRunning}
            analysis={analysis}
            failure={props.failure}
            opponentHref={opponentHref}
            sort={props.sort}
            onSort={props.onSort}
            onLineups={onMatchup && result.hasOpponent ? () => onMatchup(week) : undefined}
            onPlayer={props.onPlayer}
          />
        </Later>
      </div>
    </>
  )
}

/** Without decisions whose kickoff is past. */
function useOpenAnalysis({ analysis, place }: Pick<WeekBodyProps, 'analysis' | 'place'>): StartSitResponse | null {
  const openDecisions = useOpenDecisions()
  if (!analysis?.open || !place) return analysis
  return { ...analysis, open: openDecisions(place.leagueRef, analysis.open) }
}

/** A bye, a week that was not recorded, an eliminated team, or a week to come: with a link to the week that is being played, else to the last one that was. */
function MissingWeek({ teamId, place, week, weeks, eliminatedInWeek, onWeek, teamHref }: WeekViewProps) {
  if (eliminatedInWeek !== undefined && week > eliminatedInWeek) {
    return (
      <Message
        icon="calendar"
        text={`This team was eliminated in week ${eliminatedInWeek}, so it has no roster for week ${week}.`}
      >
        <Button onClick={() => onWeek(eliminatedInWeek)}>Go to week {eliminatedInWeek}</Button>
      </Message>
    )
  }
  const state = weeks[week - 1]?.state
  const isOver = state === 'completed'
  const latest = weeks.findLast(
    (one) => one.week !== week && (one.state === 'completed' || one.state === 'running'),
  )?.week
  return (
    <>
      {state === 'upcoming' && <UpcomingMatchup teamId={teamId} place={place} week={week} teamHref={teamHref} />}
      {isOver ? (
        <MissingPastWeek teamId={teamId} week={week} />
      ) : (
        <Message icon="calendar" text={missingWeekText(week, false)}>
          {latest !== undefined && <Button onClick={() => onWeek(latest)}>Go to week {latest}</Button>}
        </Message>
      )}
    </>
  )
}

/** A bye, unless the week's scoreboard shows that the team had none. */
function MissingPastWeek({ teamId, week }: { teamId: number; week: number }) {
  const scoreboard = useTeamScoreboard(teamId, week)
  if (scoreboard?.status === 'loading') return <WeekLoading />
  const unrecorded = scoreboard?.status === 'ready' ? unrecordedWeekText(week, scoreboard.data, teamId) : null
  return <Message icon="calendar" text={unrecorded ?? missingWeekText(week, true)} />
}

/**
 * Once a reader goes through the weeks, those beside a live one are prefetched; most readers stay at the first. Those of a snapshot are files and
 * load fast.
 */
function usePrefetchedNeighbours(week: number, isLoaded: boolean, prefetch: (week: number) => void) {
  const [first] = useState(week)
  useEffect(() => {
    if (!isLoaded || week === first) return
    const timer = setTimeout(() => {
      prefetch(week + 1)
      prefetch(week - 1)
    }, 400)
    return () => clearTimeout(timer)
  }, [week, isLoaded, first, prefetch])
}
