import type { ResourceState } from '../../stores/resource-state.ts'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Skeleton, SkeletonGroup, Skeletons } from '../../ui/Skeleton.tsx'
import { PairRecord, type PairRecordProps } from '../history/PairRecord.tsx'
import { isMissingWeek, missingWeekText } from '../team/missing-week.ts'
import type { RosterResponse } from '../team/week-roster.ts'
import { LineupTable } from './LineupTable.tsx'
import { summarizeMatchup } from './matchup-summary.ts'
import { type LeagueSlot, pairLineups } from './pair-lineups.ts'
import { PanelScoreboard, type SideHrefs } from './Scoreboard.tsx'

interface MatchupBodyProps {
  week: number
  own: ResourceState<RosterResponse>
  /** Null if the week has no opponent. */
  opponent: ResourceState<RosterResponse> | null
  /** The team's name if its roster lacks it; may be empty. */
  ownName: string
  /** The league's lineup slots, to show those that both teams left empty. */
  slots?: readonly LeagueSlot[]
  /** Address of a team's page. */
  hrefs?: SideHrefs
  /** The managers whose record is shown below the score. */
  pair?: Pick<PairRecordProps, 'place' | 'teamIds'>
}

/** The panel's content, for every state of its two calls. */
export function MatchupBody({ week, own, opponent, ownName, slots, hrefs, pair }: MatchupBodyProps) {
  if (own.status === 'loading') return <MatchupSkeleton />
  if (own.status === 'failed') {
    return isMissingWeek(own.failure) ? (
      <Message level={3} title="No Roster Data" text={missingWeekText(week, false)} />
    ) : (
      <Message tone="error" level={3} title="Failed to load roster data" detail={own.failure.detail}>
        <Button onClick={own.reload}>Retry</Button>
      </Message>
    )
  }
  const opponentRoster = opponent?.status === 'ready' && opponent.data.roster.length > 0 ? opponent.data : null
  const summary = summarizeMatchup(own.data, opponentRoster, { week, ownName: ownName || 'This team' })
  return (
    <>
      <PanelScoreboard summary={summary} hrefs={hrefs} />
      {pair && <PairRecord {...pair} week={week} isToCome={summary.word === 'N/A'} className="mt-3" />}
      {own.data.roster.length === 0 ? (
        <Message level={3} title="No Roster Data" text="No players were on this roster this week." />
      ) : (
        <LineupTable
          week={week}
          lineups={pairLineups(own.data, opponentRoster, slots)}
          ownName={summary.own.name}
          opponentName={opponentRoster ? (summary.opponent?.name ?? 'Opponent') : null}
          opponentNote={
            opponentRoster
              ? null
              : opponent?.status === 'loading'
                ? 'Loading opponent roster...'
                : 'No opponent data available'
          }
          isOpponentLoading={opponent?.status === 'loading'}
        />
      )}
    </>
  )
}

/** The panel's skeleton while the lineups load. */
function MatchupSkeleton() {
  return (
    <SkeletonGroup label="Loading the matchup" className="space-y-3">
      <Skeleton className="h-28" />
      <Skeletons count={9} className="h-11" />
    </SkeletonGroup>
  )
}
