/** The fields that the rule lab reads of saved responses: the league's scoring, and players' raw statistics. */
import * as z from 'zod/mini'
import { boundedPoints } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { espnTeamsAtMost, identifier, rosterEntries, schedule } from './bounds.ts'

export const scoringResponse = z.object({
  seasonId: identifier,
  settings: z.object({ scoringSettings: z.object({ scoringItems: z.array(z.unknown()) }) }),
})

export const scoringItem = tolerant(
  z.object({
    statId: identifier,
    points: z.nullish(boundedPoints),
    /** By the slot of a position instead: 16 is D/ST. */
    pointsOverrides: z.nullish(z.record(z.string(), boundedPoints)),
  }),
)

const side = z.nullish(
  z.object({ rosterForCurrentScoringPeriod: z.nullish(z.object({ entries: z.nullish(rosterEntries) })) }),
)

/** In elimination leagues `teams` stands for home and away. */
export const weekWithStatistics = tolerant(
  z.object({
    schedule: schedule(
      z.object({ home: side, away: side, teams: z.nullish(z.array(side).check(z.maxLength(espnTeamsAtMost))) }),
    ),
  }),
)

const player = z.object({ stats: z._default(z.array(z.unknown()), []) })

export const rosterEntryWithStatistics = z.object({ playerId: identifier, playerPoolEntry: z.object({ player }) })
export const playerWithStatistics = z.object({ id: identifier, player })

/** The actual row of a week. */
export const statisticsRow = tolerant(
  z.object({
    seasonId: z.optional(identifier),
    scoringPeriodId: identifier,
    statSourceId: z.literal(0),
    statSplitTypeId: z.literal(1),
    /** Amounts by number of the statistic. */
    stats: z.record(z.string(), boundedPoints),
  }),
)
