import { roundFigure, sumPoints } from '../../domain/points.ts'
import { factsOf } from '../season-facts.ts'
import type { Award } from './award.ts'
import { chooseWinner } from './choose-winner.ts'
import { writeAwardPoints } from './wording.ts'

const fewestGames = 2

export const playoffRun: Award = {
  key: 'playoff-run',
  title: 'Strongest Playoff Run',
  icon: 'rocket',
  description:
    'The most points per game in the championship bracket, with at least two games. A round of several weeks is one game.',
  pick: (season) => {
    const runs = season.teams.map(({ id }) => ({
      teamId: id,
      scores: factsOf(season)
        .gamesOf(id)
        .filter(({ matchup, result }) => matchup.kind === 'winners-bracket' && result !== null)
        .map(({ own }) => own.points ?? 0),
    }))
    return chooseWinner(
      season,
      runs
        .filter(({ scores }) => scores.length >= fewestGames)
        .map(({ teamId, scores }) => ({
          teamId,
          games: scores.length,
          value: roundFigure(sumPoints(scores) / scores.length),
        })),
      'highest',
      ({ value, games }) => `${writeAwardPoints(value)} points per game over ${games} playoff games`,
    )
  },
}
