/** 90 minutes before the first kickoff of a week's Sunday, when the NFL has named who is inactive: lineups that will score nothing in a slot. */
import { describeAlert } from '../../domain/alert-text.ts'
import { writeEasternHour } from '../../domain/eastern-time.ts'
import { fitLines, kickoffsOfSunday, type Moment, minute } from './moment.ts'

/** A starter who is questionable usually plays. */
export const alarmingKinds: readonly string[] = ['empty', 'out', 'bye', 'doubtful']
const mostTeams = 12
const mostOfTeam = 3

export const sundayLineups: Moment = {
  title: 'Lineups before Sunday’s first kickoff',
  page: 'live',
  dueIn(kickoffs) {
    const [first] = kickoffsOfSunday(kickoffs)
    return first === undefined ? null : { from: first - 90 * minute, until: first - 15 * minute }
  },
  async write({ key, week, kickoffs, call }) {
    const board = await call('scoreboard', { ...key, week })
    const names = new Map(
      board.matchups
        .flatMap(({ home, away }) => [home, ...(away ? [away] : [])])
        .map(({ team }) => [team.id, team.name]),
    )
    for (const { team } of board.ranking) names.set(team.id, team.name)
    const teams = (board.lineupAlerts ?? []).flatMap(({ teamId, alerts }) => {
      const texts = alerts.filter(({ kind }) => alarmingKinds.includes(kind)).map(describeAlert)
      const name = names.get(teamId)
      if (texts.length === 0 || name === undefined) return []
      return `${name} (${fitLines(texts, mostOfTeam, (count) => `${count} more`).join(', ')})`
    })
    if (teams.length === 0) return []
    const shown = fitLines(teams, mostTeams, (count) => `and ${count} more teams`)
    const [first] = kickoffsOfSunday(kickoffs)
    const until = first === undefined ? '' : ` before ${writeEasternHour(new Date(first))}`
    return [`Worth a look${until}: ${shown.join('; ')}.`]
  },
}
