/** Opponent, home or away and bye of every NFL team, from proTeamSchedules_wl. */
import * as z from 'zod/mini'
import { DomainError } from '../../domain/errors.ts'
import type { NflSchedule } from '../../domain/host-season.ts'
import { milliseconds } from '../shared/bounds.ts'
import { proScheduleFile } from '../shared/raw-files.ts'
import { tolerant } from '../shared/tolerant.ts'
import { tidyName, toIsoDate } from '../shared/values.ts'
import { toEspnNflTeam } from './espn-codes.ts'
import { type FileLocation, readEspnResponse } from './read-response.ts'
import { byNumber } from './read-settings.ts'
import { identifier } from './responses/bounds.ts'

const game = z.object({
  homeProTeamId: identifier,
  awayProTeamId: identifier,
  date: z.nullish(milliseconds),
  /** True: the NFL has not set the kickoff yet, and `date` is a placeholder (Sunday 08:01 UTC, seen in weeks 17 and 18 of 2024). */
  startTimeTBD: z.nullish(z.boolean()),
})

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
      const kickoff = game.startTimeTBD ? null : toIsoDate(game.date)
      return opponent ? [{ week, opponent, isHome, ...(kickoff ? { kickoff } : {}) }] : []
    })
    if (id > 0 && name && games.length > 0) schedule[name] = games
  }
  return Object.keys(schedule).length > 0 ? schedule : null
}

/**
 * Whether the saved schedule may be out of date in a week: it was read before that week, and games were moved since, or the NFL has set
 * only some of the week's kickoffs. `readInWeek`: the host's week when it was last read; absent if unknown.
 */
export function isScheduleOld(schedule: NflSchedule | null, week: number, readInWeek = 0): boolean {
  if (schedule === null) return true
  if (week < 1) return false
  const games = Object.values(schedule).flatMap((ofTeam) => ofTeam.filter((game) => game.week === week))
  const known = games.filter(({ kickoff }) => kickoff !== undefined)
  return readInWeek < week || (known.length > 0 && known.length < games.length)
}

/** The saved schedule, which is the same for all leagues and hosts. Null if there is none, or if it is unreadable. */
export function readSavedNflSchedule(json: unknown, season: number): NflSchedule | null {
  try {
    return json === null ? null : readNflSchedule(json, { espnLeagueId: 0, season, week: null, file: proScheduleFile })
  } catch (cause) {
    if (cause instanceof DomainError) return null
    throw cause
  }
}
