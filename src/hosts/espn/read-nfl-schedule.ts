/** Opponent, home or away and bye of every NFL team, from proTeamSchedules_wl. */
import type { NflSchedule } from '../../domain/league-season.ts'
import { proScheduleAnswer } from './answers/pro-schedule.ts'
import { readAnswer, type Where } from './read-answer.ts'
import { byNumber } from './read-settings.ts'
import { tidyName, toNflTeam } from './words.ts'

/** The schedule by abbreviation, weeks ascending; null where the answer has no games at all. */
export function readNflSchedule(json: unknown, where: Where): NflSchedule | null {
  const { proTeams } = readAnswer(proScheduleAnswer, json, where).settings
  const names = new Map(proTeams.map(({ id, abbrev }) => [id, toNflTeam(id) ?? tidyName(abbrev).toUpperCase()]))
  const schedule: NflSchedule = {}
  for (const { id, proGamesByScoringPeriod } of proTeams) {
    const name = names.get(id)
    const games = byNumber(proGamesByScoringPeriod).flatMap(([week, [game]]) => {
      if (!game) return []
      const isHome = game.homeProTeamId === id
      const opponentId = isHome ? game.awayProTeamId : game.homeProTeamId
      const opponent = names.get(opponentId) ?? toNflTeam(opponentId)
      return opponent ? [{ week, opponent, isHome }] : []
    })
    if (id > 0 && name && games.length > 0) schedule[name] = games
  }
  return Object.keys(schedule).length > 0 ? schedule : null
}
