import { streakOf } from '../facts/results.ts'
import { explainGame } from '../games/index.ts'
import { count, numeral, points, record } from '../wording/numbers.ts'
import { team, teams, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

const leastWins = 5

/** A long winning streak that goes on or ended. */
export const longStreak: StoryKind = {
  key: 'long-streak',
  find: (facts) => {
    const all = facts.results
    const before = all.filter(({ lastWeek }) => lastWeek < facts.week)
    return facts.games
      .filter(({ isTie }) => !isTie)
      .flatMap((game) => {
        const { winner, loser } = game
        const own = streakOf(all, winner.team.id)
        const broken = streakOf(before, loser.team.id)
        if (broken?.result === 'win' && broken.length >= leastWins) {
          const w = team(winner.team)
          const l = team(loser.team)
          return [
            {
              weight: 56 + 3 * broken.length,
              subjects: [`game ${game.matchupId}`, `streak ${loser.team.id}`],
              write: (wording, used) => {
                used.add(`streak ${loser.team.id}`)
                return {
                  headline: wording.choose('headline.streak-ended', [
                    () => write`${w} stopped ${l}`,
                    () => write`${teams(loser.team)} streak ends at ${numeral(broken.length, 'streak')}`,
                  ]),
                  sentences: [
                    write`${l} had won ${count(broken.length, 'game', 'streak')} in a row before ${w} came along.`,
                    write`${points(winner.points)} for ${w}, ${points(loser.points)} for ${l}, and the streak is over.`,
                    ...explainGame(game, facts, wording, used, 1),
                  ],
                }
              },
            } satisfies ReturnType<StoryKind['find']>[number],
          ]
        }
        if (own?.result !== 'win' || own.length < leastWins) return []
        return [
          {
            weight: 40 + 3 * own.length,
            subjects: [`game ${game.matchupId}`, `streak ${winner.team.id}`],
            write: (wording, used) => {
              used.add(`streak ${winner.team.id}`)
              return {
                headline: wording.choose('headline.streak', [
                  () => write`${numeral(own.length, 'streak')} in a row for ${team(winner.team)}`,
                  () => write`${team(winner.team)} can’t stop winning`,
                  () => write`Who stops ${team(winner.team)}?`,
                ]),
                sentences: [
                  winner.record && game.kind === 'regular'
                    ? write`${teams(winner.team)} winning streak stands at ${numeral(own.length, 'streak')}; the record is ${record(winner.record)}.`
                    : write`${teams(winner.team)} winning streak stands at ${numeral(own.length, 'streak')}.`,
                  write`The latest victim: ${team(loser.team)}, who scored ${points(loser.points)}.`,
                ],
              }
            },
          } satisfies ReturnType<StoryKind['find']>[number],
        ]
      })
  },
}
