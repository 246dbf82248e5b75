import { roundFigure } from '../points.ts'
import { factsOf } from '../season-facts.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { formatPoints } from './wording.ts'

export const unluckiestLoss: Award = {
  key: 'unluckiest-loss',
  title: 'Unluckiest Loss',
  icon: 'heartbreak',
  description: 'The highest score that still lost; a round of two weeks counts with its points per week.',
  pick: (season) => {
    const losses = season.teams
      .flatMap(({ id }) => factsOf(season).gamesOf(id))
      .filter(({ result, matchup }) => result === 'loss' && matchup.weeks.length > 0)
    return chooseWinner(
      season,
      // Two weeks' points would beat every single week without any bad luck.
      losses.map(({ teamId, own, matchup: { weeks } }) => ({
        teamId,
        week: weeks[0] ?? 1,
        value: roundFigure((own.points ?? 0) / weeks.length),
      })),
      'highest',
      ({ teamId, week, value }) => {
        const loss = losses.find(({ matchup, teamId: loser }) => loser === teamId && matchup.weeks[0] === week)
        const opponent = factsOf(season).teams.get(loss?.opponentId ?? 0)
        const perWeek = (loss?.matchup.weeks.length ?? 1) > 1 ? ' per week' : ''
        return `${formatPoints(value)} points${perWeek} in a loss to ${opponent?.name ?? ''}, week ${week}`
      },
    )
  },
}
