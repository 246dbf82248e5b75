import { writeRecord } from '../../domain/record-text.ts'
import { allTimeMeetings } from '../facts/history.ts'
import { explainGame } from '../games/index.ts'
import { count, record, score } from '../wording/numbers.ts'
import { team, write } from '../wording/sentence.ts'
import type { StoryKind } from './story.ts'

const leastMeetings = 10

/** Two managers with many meetings and an even all-time record. */
export const oldRivals: StoryKind = {
  key: 'old-rivals',
  find: (facts) =>
    facts.games.flatMap((game) => {
      const { winner, loser, isTie } = game
      const all = allTimeMeetings(facts.sources, facts.week, winner.team.id, loser.team.id)
      const meetings = all ? all.wins + all.losses + all.ties : 0
      if (!all || isTie || meetings < leastMeetings || Math.abs(all.wins - all.losses) > 2) return []
      const w = team(winner.team)
      const l = team(loser.team)
      const standing = record(writeRecord(all))
      return [
        {
          weight: 56 + Math.min(6, meetings - leastMeetings),
          subjects: [`game ${game.matchupId}`],
          write: (wording, used) => {
            used.add(`all-time ${winner.team.id} ${loser.team.id}`)
            return {
              headline: wording.choose('headline.old-rivals', [
                () => write`${w} took the latest from an old rival`,
                () => write`${w} and ${l} added a chapter`,
              ]),
              sentences: [
                write`The two have met ${count(meetings, 'time', 'meetings')}; ${w} won the latest, ${score(winner.points, loser.points)}.`,
                all.wins === all.losses
                  ? write`That evens the series, ${standing}.`
                  : write`That makes it ${standing} all-time for ${w}.`,
                ...explainGame(game, facts, wording, used, 1),
              ],
            }
          },
        },
      ]
    }),
}
