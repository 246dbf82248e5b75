/** A week's scores while the rest of the season is read from its host: they are here long before lineups, odds and points to come. */
import type { ReactNode } from 'react'
import { useResource } from '../../stores/use-resource.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatPoints } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { seasonOf } from '../league/league-calls.ts'
import type { LeaguePlace } from '../league/league-view.ts'

interface ScoresFirstProps extends Pick<LeaguePlace, 'leagueRef' | 'league'> {
  week: number
  /** Until the scores are here, and in a week without games. */
  otherwise: ReactNode
}

export default function ScoresFirst({ week, otherwise, ...place }: ScoresFirstProps) {
  const schedule = useResource('hostLeagueSchedule', { ...seasonOf(place), week })
  if (schedule.status !== 'ready' || schedule.data.length === 0) return otherwise
  const isRunning = schedule.data.some(({ status }) => status === 'in-progress')
  return (
    <Section title={`Week ${week}`} note={isRunning && 'Scores so far'}>
      <ul className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {schedule.data.map(({ matchupId, home, away, winner }) => (
          <li key={matchupId}>
            <ul className="border-hairline border-b">
              {[home, away].map(
                (side) => side && <Side key={side.teamId ?? side.teamName} {...side} isLoser={isOther(winner, side)} />,
              )}
            </ul>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">Lineups and chances follow once the whole season is loaded.</p>
    </Section>
  )
}

const isOther = (winner: { id: number | null } | null, { teamId }: { teamId: number | null }) =>
  winner !== null && winner.id !== teamId

interface SideProps {
  teamName: string | null
  score: number | null
  /** The game is over, and the other team has won it. */
  isLoser: boolean
}

function Side({ teamName, score, isLoser }: SideProps) {
  return (
    <li
      className={classNames(
        'flex items-center justify-between gap-3 border-hairline border-t py-1.5',
        isLoser && 'text-muted',
      )}
    >
      <TeamName name={teamName ?? undefined} />
      <span className="scoreboard shrink-0 text-2xl">{formatPoints(score)}</span>
    </li>
  )
}
