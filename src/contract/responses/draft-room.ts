/** The draft board while a draft runs: who is on the clock, the last picks, and what teams still need. */
import { z } from 'zod'
import { id, playerRef, teamRef } from './shared.ts'

const openPick = z.object({
  overallPick: z.int(),
  round: z.int(),
  pickInRound: z.int(),
  team: teamRef.describe('The team that makes it, traded picks included'),
})

export const draftRoom = z.object({
  leagueId: id,
  season: z.int(),
  asOf: z.string().nullable().describe('The moment of all figures, ISO 8601; null if unknown'),
  name: z.string().nullable().describe('In a season of several drafts, such as “Rookie draft”'),
  state: z
    .enum(['to-come', 'running', 'paused', 'complete'])
    .nullable()
    .describe('Of the running draft, else of the next one, else of the main one; null if the host lists none'),
  type: z.enum(['snake', 'auction', 'linear', 'other']).nullable(),
  date: z.string().nullable().describe('When it was or will be held, ISO 8601; null if unknown'),
  rounds: z.int().nullable(),
  teamCount: z.int(),
  picksMade: z.int().describe('Keepers that were entered before the draft among them'),
  picksTotal: z.int().nullable().describe('Null in an auction, and where the order is unknown'),
  clock: openPick
    .nullable()
    .describe(
      'The first pick that is not made, by the order of the host; null unless the draft runs, and where `why_no_clock` has the reason',
    ),
  whyNoClock: z
    .enum(['auction', 'order-unknown'])
    .nullable()
    .describe('Why a running draft has nobody on the clock; null where somebody is'),
  next: z
    .array(openPick)
    .describe('Picks to come in order, the one on the clock first; empty where the order is unknown'),
  last: z
    .array(
      z.object({
        pickId: id,
        overallPick: z.int(),
        round: z.int().nullable().describe('Null in an auction'),
        pickInRound: z.int().nullable(),
        bidAmount: z.number().nullable().describe('Auction price in dollars; null outside auctions'),
        positionPick: z.int().describe('1: the first of his position in this draft, keepers left out'),
        team: teamRef,
        player: playerRef,
      }),
    )
    .describe('The newest first, keepers left out'),
  needs: z
    .array(
      z.object({
        team: teamRef,
        players: z.int().describe('Picks and keepers; in a dynasty with the roster'),
        openSlots: z
          .array(z.object({ slot: z.string(), count: z.int() }))
          .describe('Starting slots that none of its players fills'),
        spentDollars: z.number().nullable().describe('Null outside auctions'),
      }),
    )
    .describe('Empty once the draft is over'),
})

export type DraftRoomResponse = z.infer<typeof draftRoom>
