/** Rule debates that most leagues have. */
import type { Season } from '../../domain/season.ts'
import type { SeasonStatistics } from '../../domain/season-statistics.ts'
import { pointsOfRule } from '../../domain/statistics.ts'
import { isPlayable, type LabRules, noRules } from './lab-rules.ts'
import { finalWeeksOf } from './plan-playoff-weeks.ts'

interface Debate {
  question: string
  rules: LabRules
  /** Whether the league already plays this way, or it would change nothing. */
  isMoot: (season: Season, statistics: SeasonStatistics | null) => boolean
}

const scoring = (question: string, statistic: string, points: number): Debate => ({
  question,
  rules: { ...noRules, scoring: { [statistic]: points } },
  isMoot: (_, statistics) => pointsOfRule(statistics?.scoring.find((rule) => rule.statistic === statistic)) === points,
})

const playoffs = (question: string, playoffTeamCount: number): Debate => ({
  question,
  rules: { ...noRules, playoffTeamCount },
  isMoot: ({ settings, teams }) => settings.playoffTeamCount === playoffTeamCount || teams.length < playoffTeamCount,
})

const debates: readonly Debate[] = [
  scoring('No PPR', '53', 0),
  scoring('Half PPR', '53', 0.5),
  scoring('Full PPR', '53', 1),
  scoring('Six-point passing touchdowns', '4', 6),
  {
    question: 'No kickers',
    rules: { ...noRules, withoutSlots: ['K'] },
    isMoot: ({ settings }) => !settings.lineupSlots.some(({ slot }) => slot === 'K'),
  },
  {
    question: 'Median game',
    rules: { ...noRules, hasMedianGame: true },
    isMoot: ({ settings }) => settings.hasMedianGame,
  },
  playoffs('Four playoff teams', 4),
  playoffs('Six playoff teams', 6),
  playoffs('Eight playoff teams', 8),
  {
    question: 'Two-week final',
    rules: { ...noRules, finalWeeks: 2 },
    isMoot: (season) => finalWeeksOf(season) !== 1,
  },
  {
    question: 'No divisions',
    rules: { ...noRules, hasDivisions: false },
    isMoot: ({ settings }) => settings.divisions.length < 2,
  },
  {
    question: 'Best ball',
    rules: { ...noRules, lineups: 'best' },
    isMoot: ({ settings }) => settings.isBestBall === true,
  },
  { question: 'Random schedules', rules: { ...noRules, schedule: 'lot' }, isMoot: () => false },
]

/** Those that a season's rules leave open and its data can decide. */
export function listDebates(season: Season, statistics: SeasonStatistics | null): Debate[] {
  return debates.filter(({ rules, isMoot }) => isPlayable(season, statistics, rules) && !isMoot(season, statistics))
}
