/** Before the first kickoff of a week: the game of the week, and what is at stake. */
import { writeEasternHour } from '../../domain/eastern-time.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import { hour, type Moment, type MomentSource, mostLines } from './moment.ts'

export const thursday: Moment = {
  title: 'Before the first kickoff',
  page: 'matchupsWeek',
  dueIn([first]) {
    return first === undefined ? null : { from: first - 6 * hour, until: first }
  },
  async write({ key, week, kickoffs: [first], call }) {
    const { edition } = await call('weekly', key)
    const games = edition?.next?.games ?? []
    const weeks = games.some((game) => game.week < week) ? await weeksOfRound(key, week, call) : [week]
    const stakes = games
      .filter((game) => weeks.includes(game.week))
      .flatMap(({ sentences: [stake] }) => stake?.text ?? [])
    if (stakes.length === 0) return []
    const start =
      first === undefined ? `Week ${week} is next` : `Week ${week} kicks off ${writeEasternHour(new Date(first))}`
    return [`${start}.`, ...stakes.slice(0, mostLines - 1)]
  },
}

/** A round of several weeks has one edition before it: in its later weeks the same is at stake. */
async function weeksOfRound(key: LeagueKey, week: number, call: MomentSource['call']): Promise<number[]> {
  const { matchups } = await call('scoreboard', { ...key, week })
  return matchups.flatMap(({ weeks }) => weeks)
}
