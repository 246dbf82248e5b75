/** Gathers what every answer says about every player, and gives each his number. */
import type { LeagueSeason, Ownership, Player, PlayerWeek } from '../domain/league-season.ts'
import { isStartingSlot, type LineupSlot, slotOrder } from '../domain/vocabulary.ts'
import type { PlayerRecord, StatRow } from './answers/player.ts'
import { findWeekRow } from './read-week.ts'
import { tidyName, toDefense, toLineupSlot, toNflTeam, toPoints, toPosition } from './words.ts'

export interface PlayerBook {
  /** The player's number; someone who is new gets the next one. */
  meet(espnPlayerId: number): number
  has(espnPlayerId: number): boolean
  /** Name, position, team and health as an answer has them; what is told later is newer and wins. */
  describe(espnPlayerId: number, record: PlayerRecord): void
  /** His week as the rows of `record` have it. What is known already stays: call first with the answer to believe most. */
  noteWeek(espnPlayerId: number, week: number, record: PlayerRecord): void
  /** Says that the season is known beyond the weeks in which he was rostered, or as a sum only. */
  noteSeason(espnPlayerId: number, season: Pick<Player, 'coverage' | 'seasonPoints'>): void
  /** ESPN has no projections for this week: what looks like 0 is not known. */
  forgetProjections(week: number): void
  /** Players by number, and the ESPN ids of those of whom no answer tells the name. */
  list(): { players: Player[]; nameless: number[] }
}

/** `previous` are the players of an earlier import: they keep their numbers, also where no answer has them any more. */
export function openPlayerBook(
  { season, rankType }: { season: number; rankType: string | null },
  previous: LeagueSeason['players'],
): PlayerBook {
  const numbers = new Map<number, number>()
  const records = new Map<number, PlayerRecord>()
  const weeks = new Map<number, Map<number, PlayerWeek>>()
  const seasons = new Map<number, Pick<Player, 'coverage' | 'seasonPoints'>>()
  const unprojected = new Set<number>()
  const earlier = new Map([...previous].map((player) => [player.espnPlayerId, player]))
  const meet = (id: number) => {
    const number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, number)
    return number
  }
  for (const { espnPlayerId } of [...previous].sort((a, b) => a.number - b.number)) meet(espnPlayerId)

  return {
    meet,
    has: (id) => numbers.has(id),
    describe: (id, record) => records.set(id, record),
    noteWeek(id, week, record) {
      const known = weeks.get(id) ?? new Map<number, PlayerWeek>()
      weeks.set(id, known)
      known.set(week, mergeWeek(known.get(week), readPlayerWeek(record, { season, week })))
    },
    noteSeason: (id, known) => seasons.set(id, known),
    forgetProjections: (week) => unprojected.add(week),
    list() {
      const nameless: number[] = []
      const players = [...numbers].map(([id, number]) => {
        const player = identify(id, records.get(id), earlier.get(id))
        if (player.name === '') nameless.push(id)
        return {
          ...player,
          number,
          name: player.name || `Player ${id}`,
          weeks: [...(weeks.get(id)?.values() ?? [])]
            .map((entry) => (unprojected.has(entry.week) ? { ...entry, projectedPoints: null } : entry))
            .sort((a, b) => a.week - b.week),
          ...(seasons.get(id) ?? { coverage: 'rostered-weeks' as const, seasonPoints: null }),
          draftRank: readDraftRank(records.get(id), rankType) ?? earlier.get(id)?.draftRank ?? null,
          ownership: readOwnership(records.get(id)) ?? earlier.get(id)?.ownership ?? null,
        }
      })
      return { players, nameless }
    },
  }
}

type Identity = Pick<Player, 'espnPlayerId' | 'name' | 'position' | 'nflTeam' | 'injuryStatus' | 'eligibleSlots'>

function identify(id: number, record: PlayerRecord | undefined, earlier: Player | undefined): Identity {
  const defense = toDefense(id)
  const name = record && (tidyName(record.fullName) || tidyName(`${record.firstName ?? ''} ${record.lastName ?? ''}`))
  if (!record) {
    return {
      espnPlayerId: id,
      name: earlier?.name ?? defense?.name ?? '',
      position: earlier?.position ?? (defense ? 'D/ST' : 'UNKNOWN'),
      nflTeam: earlier?.nflTeam ?? defense?.nflTeam ?? null,
      injuryStatus: earlier?.injuryStatus ?? null,
      eligibleSlots: earlier?.eligibleSlots ?? (defense ? ['D/ST'] : []),
    }
  }
  return {
    espnPlayerId: id,
    name: name || earlier?.name || defense?.name || '',
    position: toPosition(record.defaultPositionId),
    nflTeam: toNflTeam(record.proTeamId),
    injuryStatus: tidyName(record.injuryStatus) || null,
    eligibleSlots: readEligibleSlots(record.eligibleSlots),
  }
}

/** In the league's kind of scoring, where it says which that is. */
function readDraftRank(record: PlayerRecord | undefined, rankType: string | null): number | null {
  const ranks = record?.draftRanksByRankType ?? {}
  return ranks[rankType ?? 'STANDARD']?.rank || null
}

function readOwnership(record: PlayerRecord | undefined): Ownership | null {
  if (!record?.ownership) return null
  const { percentOwned, percentStarted, averageDraftPosition, auctionValueAverage } = record.ownership
  const ownership = {
    percentOwned: toFigure(percentOwned),
    percentStarted: toFigure(percentStarted),
    averageDraftPosition: toFigure(averageDraftPosition) || null,
    averageAuctionDollars: toFigure(auctionValueAverage) || null,
  }
  return Object.values(ownership).every((value) => value === null) ? null : ownership
}

function toFigure(value: number | null | undefined): number | null {
  return value == null ? null : toPoints(value)
}

/** Bench and IR are open to everyone and say nothing. */
function readEligibleSlots(ids: readonly number[]): LineupSlot[] {
  return [...new Set(ids)]
    .map(toLineupSlot)
    .filter(isStartingSlot)
    .sort((a, b) => slotOrder(a) - slotOrder(b))
}

/**
 * No actual row: his team did not play (a bye, a cancelled game). A row of 0 without any statistics: he was inactive. A
 * played game with nothing scored has statistics (210, games played, at least). The team is that of the actual row:
 * `proTeamId` of the player is the one he plays for today.
 */
function readPlayerWeek(record: PlayerRecord, at: { season: number; week: number }): PlayerWeek {
  const actual = findWeekRow(record.stats, at, 0)
  const projected = findWeekRow(record.stats, at, 1)
  return {
    week: at.week,
    points: actual && hasPlayed(actual) ? toPoints(actual.appliedTotal ?? 0) : null,
    projectedPoints: projected?.appliedTotal === undefined ? null : toPoints(projected.appliedTotal),
    nflTeam: actual ? toNflTeam(actual.proTeamId) : null,
  }
}

function hasPlayed({ appliedTotal, stats }: StatRow): boolean {
  return appliedTotal !== undefined && (appliedTotal !== 0 || stats !== false)
}

function mergeWeek(known: PlayerWeek | undefined, added: PlayerWeek): PlayerWeek {
  if (!known) return added
  return {
    week: known.week,
    points: known.points ?? added.points,
    projectedPoints: known.projectedPoints ?? added.projectedPoints,
    nflTeam: known.nflTeam ?? added.nflTeam,
  }
}
