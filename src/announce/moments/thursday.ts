/** Before the first kickoff of a week: the game of the week, and what is at stake. */
import { writeEasternHour } from '../../domain/eastern-time.ts'
import { hour, type Moment, mostLines } from './moment.ts'

export const thursday: Moment = {
  title: 'Before the first kickoff',
  page: 'matchupsWeek',
  dueIn([first]) {
    return first === undefined ? null : { from: first - 6 * hour, until: first }
  },
  async write({ key, week, kickoffs: [first], call }) {
    const { edition } = await call('weekly', key)
    const stakes = (edition?.next?.games ?? [])
      .filter((game) => game.week === week)
      .flatMap(({ sentences: [stake] }) => stake?.text ?? [])
    if (stakes.length === 0) return []
    const start =
      first === undefined ? `Week ${week} is next` : `Week ${week} kicks off ${writeEasternHour(new Date(first))}`
    return [`${start}.`, ...stakes.slice(0, mostLines - 1)]
  },
}
