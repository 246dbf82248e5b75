/** Common rule debates, each applied by one tap. */
import type { LabResponse } from '../../client/lab.ts'
import { finalWeeksOf, pointsOfLeague, startingSlots, whyNot } from './league-rules.ts'
import { type RuleEntries, readRules, writeProposal } from './rules-address.ts'

export interface Question {
  label: string
  /** URL entries set by a tap. */
  entries: RuleEntries
  needs: 'statistics' | 'lineups' | 'scores'
  /** Whether the league already plays this way, or it would change nothing. */
  isMoot: (lab: LabResponse) => boolean
}

const reception = (label: string, points: number): Question => ({
  label,
  entries: { s53: String(points) },
  needs: 'statistics',
  isMoot: (lab) => pointsOfLeague(lab, '53') === points,
})

const without = (label: string, slot: string): Question => ({
  label,
  entries: { without: slot },
  needs: 'lineups',
  isMoot: (lab) => !startingSlots(lab).includes(slot),
})

const playoffs = (label: string, teams: number): Question => ({
  label,
  entries: { playoffs: String(teams) },
  needs: 'scores',
  isMoot: (lab) => lab.rules.playoffTeamCount === teams || lab.teams.length < teams,
})

const questions: readonly Question[] = [
  reception('No PPR', 0),
  reception('Half PPR', 0.5),
  reception('Full PPR', 1),
  {
    label: 'Six-point passing touchdowns',
    entries: { s4: '6' },
    needs: 'statistics',
    isMoot: (lab) => pointsOfLeague(lab, '4') === 6,
  },
  without('No kickers', 'K'),
  {
    label: 'Median game',
    entries: { median: '1' },
    needs: 'scores',
    isMoot: (lab) => lab.rules.hasMedianGame,
  },
  playoffs('Four playoff teams', 4),
  playoffs('Six playoff teams', 6),
  playoffs('Eight playoff teams', 8),
  {
    label: 'Two-week final',
    entries: { final: '2' },
    needs: 'scores',
    isMoot: (lab) => finalWeeksOf(lab) !== 1,
  },
  {
    label: 'No divisions',
    entries: { divisions: '0' },
    needs: 'scores',
    isMoot: (lab) => lab.rules.divisions.length < 2,
  },
  {
    label: 'Optimal lineups',
    entries: { lineups: 'best' },
    needs: 'lineups',
    isMoot: (lab) => lab.rules.isBestBall,
  },
  {
    label: 'Random schedules',
    entries: { schedule: 'lot' },
    needs: 'scores',
    isMoot: () => false,
  },
]

/** The rules of each, as in the URL. */
export const proposalsOf = (lab: LabResponse): string[] =>
  listQuestions(lab).map(({ entries }) => writeProposal(readRules(new URLSearchParams(entries))))

/** The questions that apply to a season's rules and data. */
export function listQuestions(lab: LabResponse): Question[] {
  return questions.filter(({ isMoot, needs }) => whyNot(lab, needs) === null && !isMoot(lab))
}
