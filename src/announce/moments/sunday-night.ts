/** After the last game of a week's Sunday, while one is to come: who leads, and what is open. */
import type { LiveResponse } from '../../contract/responses/live.ts'
import { gameMinutes } from '../../domain/nfl-clock.ts'
import { joinScores, writeGameScores } from '../../domain/score-text.ts'
import { spellNumber } from '../../domain/spell-number.ts'
import { firstAfterSunday, hour, kickoffsOfSunday, type Moment, minute } from './moment.ts'
import { listOpenGames } from './open-games.ts'

/** Overtime, and the host's last points. */
const slack = 30 * minute

export const sundayNight: Moment = {
  title: 'Sunday night',
  page: 'live',
  dueIn(kickoffs) {
    const last = kickoffsOfSunday(kickoffs).at(-1)
    if (last === undefined || firstAfterSunday(kickoffs) === null) return null
    const from = last + gameMinutes * minute + slack
    return { from, until: from + 8 * hour }
  },
  async write({ key, call }) {
    const board = await call('live', key)
    const open = listOpenGames(board)
    const [first] = open
    if (!first) return []
    const more = open.length > 1 ? ` ${describeMore(open.length - 1)}` : ''
    return [`After Sunday’s games: ${listLeads(board)}.`, `${first.sentence}${more}`]
  },
}

const describeMore = (count: number) =>
  count === 1 ? 'One more game is open.' : `${capitalize(spellNumber(count))} more games are open.`

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "A leads B, 102.3–98.1; C and D are tied, 88.0–88.0" */
function listLeads({ matchups }: LiveResponse): string {
  return matchups
    .flatMap(({ home, away }) => {
      if (away?.points == null || home.points === null) return []
      const [ahead, behind] = home.points >= away.points ? [home, away] : [away, home]
      const score = joinScores(writeGameScores([ahead.points ?? 0, behind.points ?? 0]))
      return ahead.points === behind.points
        ? `${ahead.team.name} and ${behind.team.name} are tied, ${score}`
        : `${ahead.team.name} leads ${behind.team.name}, ${score}`
    })
    .join('; ')
}
