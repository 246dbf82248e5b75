/** A week of a league without opponents: all scores in one ranking. */

import type { ScoreboardResponse } from '../../contract/responses/scoreboard.ts'
import { RunningBadge } from '../../parts/matchup/RunningBadge.tsx'
import { WeekHeadline } from '../../parts/matchup/WeekHeadline.tsx'
import { rankingFinding } from '../../parts/matchup/week-finding.ts'
import { Later } from '../../ui/Later.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { WeekScores } from './later-scores.ts'
import { rankingRows } from './score-rows.ts'

export function WeekRanking({ week, board, isElimination, isLive, teamHref, weekly }: WeekRankingProps) {
  const mine = useMyTeamId()
  const rows = rankingRows(board)
  return (
    <>
      <Section
        title={
          <span className="inline-flex items-baseline gap-2">
            Week {week}
            {isLive && <RunningBadge hasBegun={rows.some(({ points }) => points !== null)} />}
          </span>
        }
        note={
          isElimination
            ? `No head-to-head games: of ${rows.length} teams, the one with the lowest score is eliminated.`
            : 'No head-to-head games: total points decide the standings.'
        }
        action={weekly && <SectionLink href={weekly}>The weekly</SectionLink>}
      >
        <WeekHeadline text={rankingFinding(board.ranking, { isElimination, isComplete: board.isComplete }, mine)} />
      </Section>
      <Later>
        <WeekScores week={week} rows={rows} isRunning={isLive} isOpen teamHref={teamHref} />
      </Later>
    </>
  )
}

interface WeekRankingProps {
  week: number
  board: Pick<ScoreboardResponse, 'ranking' | 'isComplete'>
  /** In elimination leagues the lowest score of a round is eliminated; otherwise points add up. */
  isElimination: boolean
  /** The week is in progress. */
  isLive: boolean
  /** The edition of the week; null until it is final. */
  weekly: string | null
  teamHref: (teamId: number) => string
}
