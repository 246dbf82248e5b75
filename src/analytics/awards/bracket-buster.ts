import { withArticle } from '../../domain/article.ts'
import { roundFigure } from '../../domain/points.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { oddsBefore } from '../scoreboard/pregame-odds.ts'
import { factsOf } from '../season-facts.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'

export const bracketBuster: Award = {
  key: 'bracket-buster',
  title: 'Bracket Buster',
  icon: 'podium',
  description: 'The biggest upset in the championship bracket.',
  pick: (season) => {
    const { gamesOf, teams } = factsOf(season)
    const wins = season.teams
      .flatMap(({ id }) => gamesOf(id))
      .filter(({ matchup, result }) => matchup.kind === 'winners-bracket' && result === 'win')
    return chooseWinner(
      season,
      wins.flatMap(({ teamId, opponentId, matchup }) => {
        const odds = oddsBefore(season, matchup)
        if (!odds) return []
        const chance = matchup.home.teamId === teamId ? odds.home : 1 - odds.home
        const { weeks } = matchup
        const candidate = { teamId, opponentId, week: weeks[0] ?? 1, weeks, value: roundFigure(100 * chance) }
        return chance < 0.5 ? [candidate] : []
      }),
      'lowest',
      ({ value, opponentId, weeks }) =>
        `Beat ${teams.get(opponentId)?.name ?? ''} with ${withArticle(`${Math.round(value)}%`)} chance, ${nameWeeks(weeks)}`,
    )
  },
}
