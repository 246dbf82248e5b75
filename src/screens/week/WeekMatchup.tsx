/** The week as a scoreboard: the result, and both teams' starters face to face. */
import { PairRecord } from '../../parts/history/PairRecord.tsx'
import type { HistoryPlace } from '../../parts/history/use-league-history.ts'
import { LineupTable } from '../../parts/matchup/LineupTable.tsx'
import { summarizeMatchup } from '../../parts/matchup/matchup-summary.ts'
import { pairLineups } from '../../parts/matchup/pair-lineups.ts'
import { PageScoreboard } from '../../parts/matchup/Scoreboard.tsx'
import type { RosterResponse } from '../../parts/team/week-roster.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { rosterCall } from './calls.ts'

interface WeekMatchupProps {
  teamId: number
  place?: HistoryPlace
  week: number
  /** For a week with an opponent. */
  roster: RosterResponse
  /** While the week is played. */
  isRunning: boolean
  /** Address of the opponent's same week. */
  opponentHref?: string
  /** Opens both lineups with their benches beside the page. */
  onLineups?: () => void
}

export function WeekMatchup({ teamId, place, week, roster, isRunning, opponentHref, onLineups }: WeekMatchupProps) {
  const opponentId = roster.matchup?.opponentId ?? null
  const [name, parameters] = rosterCall(opponentId ?? 0, week)
  const opponent = useResource(name, opponentId === null ? null : parameters)
  const isLoading = opponentId !== null && opponent.status === 'loading'
  const theirs = opponent.status === 'ready' && opponent.data.roster.length > 0 ? opponent.data : null
  const summary = summarizeMatchup(roster, theirs, { week, ownName: 'This team' })
  return (
    <section aria-label={`Matchup of week ${week}`} className="min-w-0 border-ink border-t-2 pt-3">
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
      <LineupTable
        week={week}
        lineups={{ starters: pairLineups(roster, theirs, place?.league.lineupSlots).starters, bench: [] }}
        ownName={summary.own.name}
        opponentName={theirs ? (summary.opponent?.name ?? 'Opponent') : null}
        opponentNote={theirs ? null : isLoading ? 'Loading opponent roster...' : 'No opponent data available'}
        isOpponentLoading={isLoading}
        isOnPage
      />
      {onLineups && (
        <p className="pt-3 print:hidden">
          <Button onClick={onLineups}>Both lineups</Button>
        </p>
      )}
    </section>
  )
}
