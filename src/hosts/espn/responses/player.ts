/** A player as rosters and `kona_player_info` show him. */
import * as z from 'zod/mini'
import { boundedPoints } from '../../shared/bounds.ts'
import { tolerant } from '../../shared/tolerant.ts'
import { identifier } from './bounds.ts'

const espnStatRow = z.object({
  /** Rows of the season before are included in `kona_player_info`. */
  seasonId: z.optional(identifier),
  /** The week; 0 in rows that sum up a season. */
  scoringPeriodId: identifier,
  /** 0 actual, 1 projected. */
  statSourceId: identifier,
  /** 1 one week, 0 the season. */
  statSplitTypeId: identifier,
  /** The NFL team he played for that week; 0 in projections. */
  proTeamId: z.optional(identifier),
  /** Points in the league's own scoring. */
  appliedTotal: z.optional(boundedPoints),
  /** Only whether there are any is read: an actual row without statistics is that of an inactive player. */
  stats: z.pipe(z.optional(z.unknown()), z.transform(hasStats)),
})

/** Null if the response leaves statistics out. */
function hasStats(stats: unknown): boolean | null {
  return typeof stats === 'object' && stats !== null ? Object.keys(stats).length > 0 : null
}

const espnPlayer = z.object({
  fullName: z.nullish(z.string()),
  firstName: z.nullish(z.string()),
  lastName: z.nullish(z.string()),
  defaultPositionId: z.optional(identifier),
  /** Slots he may fill, bench and IR among them. */
  eligibleSlots: z._default(z.array(identifier), []),
  /** NFL team on the day of the response, not in the week requested. */
  proTeamId: z.optional(identifier),
  injuryStatus: z.nullish(z.string()),
  stats: z._default(z.array(espnStatRow), []),
})

/** A roster entry. `mMatchupScore` alone leaves out the player and his id, which makes its entries useless. */
export const rosterEntry = tolerant(
  z.object({
    playerId: identifier,
    lineupSlotId: identifier,
    playerPoolEntry: z.object({ player: espnPlayer }),
  }),
)

/** One element of `players` in `kona_player_info`. */
export const pooledPlayer = tolerant(z.object({ id: identifier, player: espnPlayer }))

/** The envelope of `kona_player_info`; its elements are parsed one by one. */
export const playersResponse = z.object({ players: z.array(z.unknown()) })

export type StatRow = z.infer<typeof espnStatRow>
export type EspnPlayerRecord = z.infer<typeof espnPlayer>
export type RosterEntry = z.infer<typeof rosterEntry>
