/** Opponent, home or away and bye of every NFL team, from proTeamSchedules_wl. */
import * as z from 'zod/mini'
import type { NflSchedule } from '../../domain/host-season.ts'
import { milliseconds } from '../shared/bounds.ts'
import { tolerant } from '../shared/tolerant.ts'
import { tidyName, toIsoDate } from '../shared/values.ts'
import { toEspnNflTeam } from './espn-codes.ts'
import { type FileLocation, readEspnResponse } from './read-response.ts'
import { byNumber } from './read-settings.ts'
import { identifier } from './responses/bounds.ts'

const game = z.object({ homeProTeamId: identifier, awayProTeamId: identifier, date: z.nullish(milliseconds) })

const proTeam = z.object({
  id: identifier,
  abbrev: z.nullish(z.string()),
  /** By week; a bye is a week without a key. */
  proGamesByScoringPeriod: z.nullish(z.record(z.string(), z.array(game))),
})

const proScheduleResponse = tolerant(z.object({ settings: z.object({ proTeams: z.array(proTeam) }) }))

/** The schedule by abbreviation, weeks ascending; null if the response has no games. */
export function readNflSchedule(json: unknown, location: FileLocation): NflSchedule | null {
  const { proTeams } = readEspnResponse(proScheduleResponse, json, location).settings
  const names = new Map(proTeams.map(({ id, abbrev }) => [id, toEspnNflTeam(id) ?? tidyName(abbrev).toUpperCase()]))
  const schedule: NflSchedule = {}
  for (const { id, proGamesByScoringPeriod } of proTeams) {
    const name = names.get(id)
    const games = byNumber(proGamesByScoringPeriod).flatMap(([week, [game]]) => {
      if (!game) return []
      const isHome = game.homeProTeamId === id
      const opponentId = isHome ? game.awayProTeamId : game.homeProTeamId
      const opponent = names.get(opponentId) ?? toEspnNflTeam(opponentId)
      const kickoff = toIsoDate(game.date)
      return opponent ? [{ week, opponent, isHome, ...(kickoff ? { kickoff } : {}) }] : []
    })
    if (id > 0 && name && games.length > 0) schedule[name] = games
  }
  return Object.keys(schedule).length > 0 ? schedule : null
}
