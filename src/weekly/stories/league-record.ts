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

/** Games of several weeks are left out of these. */
const weekKinds: ReadonlySet<string> = new Set(['most-points-in-a-loss', 'fewest-points-in-a-win'])

/** An all-time league record set in the round. */
export const leagueRecord: StoryKind = {
  key: 'league-record',
  find: (facts) =>
    facts.records.flatMap(({ kind, teamId, weeks: ofRecord }) => {
      const game = facts.games.find(
        ({ winner, loser, weeks }) =>
          weeks.length === ofRecord.length && [winner, loser].some((side) => side.team.id === teamId),
      )
      if (!(kind in kinds) || !game || game.isTie) return []
      const isOfWeek = weekKinds.has(kind) && facts.results.some(({ weeks }) => weeks.length > 1)
      const what = `${kinds[kind as keyof typeof kinds]}${isOfWeek ? ' over one week' : ''}`
      return [
        {
          weight: 84,
          subjects: [`game ${game.matchupId}`],
          write: (wording) => {
            const w = team(game.winner.team)
            const l = team(game.loser.team)
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
