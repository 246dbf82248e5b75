/** Before the first kickoff after a week's Sunday: who needs what from whom. */
import { firstAfterSunday, fitLines, hour, type Moment, mostLines } from './moment.ts'
import { listOpenGames } from './open-games.ts'

export const monday: Moment = {
  title: 'Monday before kickoff',
  page: 'live',
  dueIn(kickoffs) {
    const kickoff = firstAfterSunday(kickoffs)
    return kickoff === null ? null : { from: kickoff - 3 * hour, until: kickoff }
  },
  async write({ key, call }) {
    const sentences = listOpenGames(await call('live', key)).map(({ sentence }) => sentence)
    return fitLines(sentences, mostLines, (count) => `And ${count} more games are open.`)
  },
}
