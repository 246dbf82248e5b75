import { PairRecord } from '../../parts/history/PairRecord.tsx'
import type { HistoryPlace } from '../../parts/history/use-league-history.ts'
import { summarizeMatchup } from '../../parts/matchup/matchup-summary.ts'
import { PageScoreboard } from '../../parts/matchup/Scoreboard.tsx'
import { opponentWithPage, type RosterResponse } from '../../parts/team/week-roster.ts'
import { useResource } from '../../stores/use-resource.ts'
import { rosterCall } from './calls.ts'

interface WeekMatchupProps {
  teamId: number
  place?: HistoryPlace
  week: number
  roster: RosterResponse
  /** What the lineup decisions cost, or can still gain; undefined while it loads, null if there is nothing to say. */
  finding: string | null | undefined
  hasOpponent: boolean
  /** While the week is played. */
  isRunning: boolean
  /** Address of the opponent's same week. */
  opponentHref?: string
}

/** The score, how the two managers stand against each other, and what the lineup was worth. */
export function WeekMatchup({ teamId, place, week, roster, finding, hasOpponent, ...shown }: WeekMatchupProps) {
  if (!hasOpponent) return <Finding finding={finding} />
  return (
    <section aria-label={`Matchup of week ${week}`} className="min-w-0 border-ink border-t-2 pt-3">
      <Score teamId={teamId} place={place} week={week} roster={roster} {...shown} />
      <Finding finding={finding} />
    </section>
  )
}

type ScoreProps = Omit<WeekMatchupProps, 'finding' | 'hasOpponent'>

function Score({ teamId, place, week, roster, isRunning, opponentHref }: ScoreProps) {
  const opponentId = opponentWithPage(roster)
  const [name, parameters] = rosterCall(opponentId ?? 0, week)
  // For the opponent's projection.
  const opponent = useResource(name, opponentId === null ? null : parameters)
  const theirs = opponent.status === 'ready' && opponent.data.roster.length > 0 ? opponent.data : null
  const summary = summarizeMatchup(roster, theirs, { week, ownName: 'This team' })
  return (
    <>
      <PageScoreboard summary={summary} hrefs={{ opponent: opponentHref }} isRunning={isRunning} />
      {place && opponentId !== null && (
        <PairRecord
          place={place}
          teamIds={[teamId, opponentId]}
          week={week}
          isToCome={summary.word === 'N/A'}
          className="mt-2"
        />
      )}
    </>
  )
}

/** Its line is reserved until it is known. */
function Finding({ finding }: Pick<WeekMatchupProps, 'finding'>) {
  return finding === null ? null : <p className="mt-2 min-h-6 font-semibold">{finding}</p>
}
