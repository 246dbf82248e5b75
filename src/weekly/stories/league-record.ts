import { points, score } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** All-time records of a single game. */
const kinds = {
  'widest-game': 'the widest margin',
  'closest-game': 'the closest finish',
  'most-points-in-a-loss': 'the most points in a loss',
  'fewest-points-in-a-win': 'the fewest points in a win',
} as const

/** An all-time league record set this week. */
export const leagueRecord: StoryKind = {
  key: 'league-record',
  find: (facts) =>
    facts.records.flatMap(({ kind, teamId }) => {
      const game = facts.games.find(({ winner, loser }) => [winner, loser].some((side) => side.team.id === teamId))
      if (!(kind in kinds) || !game || game.isTie) return []
      const what = kinds[kind as keyof typeof kinds]
      return [
        {
          weight: 84,
          subjects: [`game ${game.matchupId}`],
          write: (wording) => {
            const [w, l] = [team(game.winner.team), team(game.loser.team)]
            const holder = game.winner.team.id === teamId ? game.winner : game.loser
            return {
              headline: wording.choose('headline.league-record', [
                () => write`One for the record books: ${w} vs. ${l}`,
                () => write`A league record: ${w} vs. ${l}`,
              ]),
              sentences: [
                write`${w} beat ${l}, ${score(game.winner.points, game.loser.points)}: ${what} in league history.`,
                ...(kind.includes('points')
                  ? [write`The record belongs to ${team(holder.team)}, with ${points(holder.points)}.`]
                  : []),
              ],
            }
          },
        },
      ]
    }),
}
