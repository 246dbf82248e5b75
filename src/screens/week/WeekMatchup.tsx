/** The week as a scoreboard: the result, and both teams' starters face to face; without an opponent the own ones. */
import { PairRecord } from '../../parts/history/PairRecord.tsx'
import type { HistoryPlace } from '../../parts/history/use-league-history.ts'
import { summarizeMatchup } from '../../parts/matchup/matchup-summary.ts'
import { PageScoreboard } from '../../parts/matchup/Scoreboard.tsx'
import { opponentWithPage, type RosterResponse, withoutInjuries } from '../../parts/team/week-roster.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { rosterCall } from './calls.ts'
import type { StartSitResponse } from './MissedOpportunities.tsx'
import { WeekLineupTable } from './WeekLineupTable.tsx'
import { weekLineup } from './week-lineup.ts'

interface WeekMatchupProps {
  teamId: number
  place?: HistoryPlace
  week: number
  roster: RosterResponse
  /** Null while it loads. */
  analysis: StartSitResponse | null
  hasOpponent: boolean
  isOver: boolean
  /** While the week is played. */
  isRunning: boolean
  /** Address of the opponent's same week. */
  opponentHref?: string
  /** Opens both lineups with their benches beside the page. */
  onLineups?: () => void
  onPlayer: (playerId: number) => void
}

export function WeekMatchup(props: WeekMatchupProps) {
  const { teamId, place, week, roster, analysis, hasOpponent, isRunning, opponentHref, onLineups, onPlayer } = props
  const shown = (one: RosterResponse) => (props.isOver ? { ...one, roster: withoutInjuries(one.roster) } : one)
  const opponentId = opponentWithPage(roster)
  const [name, parameters] = rosterCall(opponentId ?? 0, week)
  const opponent = useResource(name, opponentId === null ? null : parameters)
  const isLoading = opponentId !== null && opponent.status === 'loading'
  const theirs = opponent.status === 'ready' && opponent.data.roster.length > 0 ? opponent.data : null
  const summary = summarizeMatchup(roster, theirs, { week, ownName: 'This team' })
  return (
    <section
      aria-label={`${hasOpponent ? 'Matchup' : 'Lineup'} of week ${week}`}
      className="min-w-0 border-ink border-t-2 pt-3"
    >
      {hasOpponent && <PageScoreboard summary={summary} hrefs={{ opponent: opponentHref }} isRunning={isRunning} />}
      {place && opponentId !== null && (
        <PairRecord
          place={place}
          teamIds={[teamId, opponentId]}
          week={week}
          isToCome={summary.word === 'N/A'}
          className="mt-2 mb-3"
        />
      )}
      {hasOpponent && !theirs && !isLoading && (
        <p role="status" className="mb-3 rounded-lg border border-hairline px-3 py-2 text-muted">
          No opponent data available
        </p>
      )}
      <WeekLineupTable
        rows={weekLineup(shown(roster), theirs && shown(theirs), {
          slots: place?.league.lineupSlots,
          analysis,
          isRunning,
        })}
        ownName={summary.own.name}
        opponentName={theirs || isLoading ? (summary.opponent?.name ?? 'Opponent') : null}
        opponentNote={isLoading ? 'Loading opponent roster...' : null}
        onPlayer={onPlayer}
      />
      {onLineups && hasOpponent && (
        <p className="pt-3 print:hidden">
          <Button onClick={onLineups}>Both lineups</Button>
        </p>
      )}
    </section>
  )
}
