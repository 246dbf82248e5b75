import { writeRecord } from '../../domain/record-text.ts'
import { allTimeMeetings, findNamedRivalry } from '../facts/history.ts'
import { explainGame } from '../games/index.ts'
import { record, score } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

/** A game with a name in the league's book. */
export const namedRivalry: StoryKind = {
  key: 'named-rivalry',
  find: (facts) =>
    facts.games.flatMap((game) => {
      const { winner, loser, isTie } = game
      const rivalry = findNamedRivalry(facts.sources, winner.team.id, loser.team.id)
      if (!rivalry || isTie) return []
      const { name, trophy } = rivalry
      const all = allTimeMeetings(facts.sources, facts.week, winner.team.id, loser.team.id)
      const w = team(winner.team)
      const l = team(loser.team)
      return [
        {
          weight: 66,
          subjects: [`game ${game.matchupId}`],
          write: (wording, used) => {
            if (all) used.add(`all-time ${winner.team.id} ${loser.team.id}`)
            const result = score(winner.points, loser.points)
            return {
              headline: wording.choose('headline.named-rivalry', [
                () => write`${name}: ${w}`,
                () => write`${name} goes to ${w}`,
              ]),
              sentences: [
                wording.choose('lead.named-rivalry', [
                  () =>
                    write`It was ${name.replace(/^the /i, '')} ${facts.weeks.length > 1 ? 'time' : 'week'}, and ${w} beat ${l}, ${result}.`,
                  () => write`${name} went to ${w}, ${result} over ${l}.`,
                ]),
                ...(trophy ? [write`${trophy} now belongs to ${w}.`] : []),
                ...(all ? [write`That makes it ${record(writeRecord(all))} all-time for ${w}.`] : []),
                ...explainGame(game, facts, wording, used, 1),
              ],
            }
          },
        },
      ]
    }),
}
