/** Collects what all responses contain about each player, and assigns his number. */
import type { Player, PlayerNumbers, PlayerWeek } from '../../domain/host-season.ts'
import { isStartingSlot, type LineupSlot, slotOrder } from '../../domain/vocabulary.ts'
import { tidyName, toPoints } from '../shared/values.ts'
import { toDefense, toEspnLineupSlot, toEspnNflTeam, toEspnPosition } from './espn-codes.ts'
import { findWeekRow } from './read-week.ts'
import type { EspnPlayerRecord, StatRow } from './responses/player.ts'

export interface EspnPlayerRegistry {
  /** Registers him as one of the season's players and returns his number. */
  register(hostPlayerId: number): number
  /** Whether he is registered. */
  has(hostPlayerId: number): boolean
  /** Name, position, team and health from a response. The last call wins; a name is not replaced by an empty one. */
  describe(hostPlayerId: number, record: EspnPlayerRecord): void
  /** His week from the rows of `record`. The first call wins: call first with the response to trust most. */
  addWeek(hostPlayerId: number, week: number, record: EspnPlayerRecord): void
  /** Whether his season is known beyond the weeks in which he was rostered, or as a sum only. */
  setSeason(hostPlayerId: number, season: Pick<Player, 'coverage' | 'seasonPoints'>): void
  /** ESPN has no projections for this week: its zeros mean that they are unknown. */
  clearProjections(week: number): void
  /** The registered players by number, and the ESPN ids of those whose name is in no response. */
  list(): { players: Player[]; nameless: number[] }
}

/**
 * `initialNumbers` are earlier numbers of this season's players by ESPN's id, which they keep. New players get the next ones, in order of
 * registration.
 */
export function createEspnPlayerRegistry(season: number, initialNumbers: PlayerNumbers): EspnPlayerRegistry {
  const numbers = new Map(initialNumbers)
  const registered = new Set<number>()
  let last = Math.max(0, ...initialNumbers.values())
  const records = new Map<number, EspnPlayerRecord>()
  const weeks = new Map<number, Map<number, PlayerWeek>>()
  const seasons = new Map<number, Pick<Player, 'coverage' | 'seasonPoints'>>()
  const unprojected = new Set<number>()

  return {
    register(id) {
      registered.add(id)
      const number = numbers.get(id) ?? ++last
      numbers.set(id, number)
      return number
    },
    has: (id) => registered.has(id),
    describe(id, record) {
      const known = records.get(id)
      records.set(id, known && nameOf(record) === '' ? { ...record, fullName: nameOf(known) } : record)
    },
    addWeek(id, week, record) {
      const known = weeks.get(id) ?? new Map<number, PlayerWeek>()
      weeks.set(id, known)
      known.set(week, mergeWeek(known.get(week), readPlayerWeek(record, { season, week })))
    },
    setSeason: (id, known) => seasons.set(id, known),
    clearProjections: (week) => unprojected.add(week),
    list() {
      const nameless: number[] = []
      const byNumber = [...registered]
        .map((id) => ({ id, number: numbers.get(id) ?? 0 }))
        .sort((a, b) => a.number - b.number)
      const players = byNumber.map(({ id, number }) => {
        const player = identify(id, records.get(id))
        if (player.name === '') nameless.push(id)
        return {
          ...player,
          number,
          name: player.name || `Player ${id}`,
          weeks: [...(weeks.get(id)?.values() ?? [])]
            .map((entry) => (unprojected.has(entry.week) ? { ...entry, projectedPoints: null } : entry))
            .sort((a, b) => a.week - b.week),
          ...(seasons.get(id) ?? { coverage: 'rostered-weeks' as const, seasonPoints: null }),
        }
      })
      return { players, nameless }
    },
  }
}

type Identity = Pick<Player, 'hostPlayerId' | 'name' | 'position' | 'nflTeam' | 'injuryStatus' | 'eligibleSlots'>

function identify(id: number, record: EspnPlayerRecord | undefined): Identity {
  const defense = toDefense(id)
  if (!record) {
    return {
      hostPlayerId: id,
      name: defense?.name ?? '',
      position: defense ? 'D/ST' : 'UNKNOWN',
      nflTeam: defense?.nflTeam ?? null,
      injuryStatus: null,
      eligibleSlots: defense ? ['D/ST'] : [],
    }
  }
  return {
    hostPlayerId: id,
    name: nameOf(record) || defense?.name || '',
    position: toEspnPosition(record.defaultPositionId),
    nflTeam: toEspnNflTeam(record.proTeamId),
    injuryStatus: tidyName(record.injuryStatus) || null,
    eligibleSlots: readEligibleSlots(record.eligibleSlots),
  }
}

function nameOf({ fullName, firstName, lastName }: EspnPlayerRecord): string {
  return tidyName(fullName) || tidyName(`${firstName ?? ''} ${lastName ?? ''}`)
}

/** Bench and IR are open to all players and are left out. */
function readEligibleSlots(ids: readonly number[]): LineupSlot[] {
  return [...new Set(ids)]
    .map(toEspnLineupSlot)
    .filter(isStartingSlot)
    .sort((a, b) => slotOrder(a) - slotOrder(b))
}

/**
 * No actual row: his team did not play (a bye, a cancelled game). A row of 0 without any statistics: he was inactive. A
 * played game with nothing scored has statistics (210, games played, at least). The team is that of the actual row:
 * `proTeamId` of the player is the one he plays for today.
 */
function readPlayerWeek(record: EspnPlayerRecord, at: { season: number; week: number }): PlayerWeek {
  const actual = findWeekRow(record.stats, at, 0)
  const projected = findWeekRow(record.stats, at, 1)
  return {
    week: at.week,
    points: actual && hasPlayed(actual) ? toPoints(actual.appliedTotal ?? 0) : null,
    projectedPoints: projected?.appliedTotal === undefined ? null : toPoints(projected.appliedTotal),
    nflTeam: actual ? toEspnNflTeam(actual.proTeamId) : null,
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
