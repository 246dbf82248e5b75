import { withArticle } from '../../domain/article.ts'
import { writeChance } from '../../domain/chance-text.ts'
import { roundFigure } from '../../domain/points.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { findUpset } from '../scoreboard/find-upset.ts'
import { factsOf } from '../season-facts.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'

export const bracketBuster: Award = {
  key: 'bracket-buster',
  title: 'Bracket Buster',
  icon: 'podium',
  description: 'The biggest upset in the championship bracket.',
  pick: (season) => {
    const { teams } = factsOf(season)
    return chooseWinner(
      season,
      season.matchups.flatMap((matchup) => {
        const upset = matchup.kind === 'winners-bracket' ? findUpset(season, matchup) : null
        if (!upset) return []
        const { weeks } = matchup
        const { winnerId: teamId, loserId: opponentId, chance } = upset
        return [{ teamId, opponentId, week: weeks[0] ?? 1, weeks, value: roundFigure(100 * chance) }]
      }),
      'lowest',
      ({ value, opponentId, weeks }) =>
        `Beat ${teams.get(opponentId)?.name ?? ''} with ${withArticle(writeChance(value / 100))} chance, ${nameWeeks(weeks)}`,
    )
  },
}
