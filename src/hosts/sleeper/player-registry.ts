/** Collects the data of all responses about each player, and assigns his number. */
import type { NflSchedule, Player, PlayerNumbers, PlayerWeek } from '../../domain/host-season.ts'
import type { LineupSlot } from '../../domain/vocabulary.ts'
import { toInjuryStatus, toNflTeam } from '../shared/nfl-words.ts'
import { tidyName } from '../shared/values.ts'
import type { NflWeeks } from './read-nfl-weeks.ts'
import type { SleeperDraftPickRecord } from './responses/draft.ts'
import type { SleeperPlayerRecord } from './responses/player.ts'
import { isDefense, startingPositions, toEligibleSlots, toPlayerNumber, toSleeperPosition } from './sleeper-codes.ts'

export interface SleeperPlayerRegistry {
  /** The player's number; registers him as one of the season's players. */
  register(playerId: string): number
  has(playerId: string): boolean
  /**
   * Sleeper's points of rostered players: 0 also for those who did not play. If two teams had him in a week, after changes by hand, the
   * non-zero value counts.
   */
  addWeek(playerId: string, week: number, points: number): void
  /** Name from a draft pick, used if the list of players lacks him. */
  nameFromDraft(pick: SleeperDraftPickRecord): void
  /** Points of a week by player id. */
  pointsIn(week: number): ReadonlyMap<string, number>
  eligibleSlots(playerId: string): LineupSlot[]
  /** Sleeper's ids of the registered players. */
  ids(): string[]
  /** The registered players by number, and the ids without a name. */
  list(facts: SeasonOfPlayers): { players: Player[]; nameless: string[] }
}

/** Data of a season needed to read a player's weeks. */
interface SeasonOfPlayers {
  /** The running week, whose zeros are games to come; 0 if none is running. */
  runningWeek: number
  isComplete: boolean
  decidedWeeks: readonly number[]
  nflSchedule: NflSchedule | null
  nflWeeks: NflWeeks
}

/**
 * `given` are earlier numbers, which players keep. New players get the next ones, in order of registration. `listed` is the list of
 * players.
 */
export function createSleeperPlayerRegistry(
  listed: ReadonlyMap<string, SleeperPlayerRecord>,
  given: PlayerNumbers,
): SleeperPlayerRegistry {
  const numbers = new Map(given)
  const registered = new Map<string, number>()
  let last = Math.max(0, ...given.values())
  const points = new Map<string, Map<number, number>>()
  const drafted = new Map<string, NonNullable<SleeperDraftPickRecord['metadata']>>()
  const slotsOf = new Map<string, LineupSlot[]>()

  function eligibleSlots(id: string): LineupSlot[] {
    const known = slotsOf.get(id) ?? toEligibleSlots(fantasyPositionsOf(id))
    slotsOf.set(id, known)
    return known
  }

  function fantasyPositionsOf(id: string): readonly string[] {
    if (isDefense(id)) return ['DEF']
    const fromList = startingPositions(listed.get(id) ?? {})
    return fromList.length > 0 ? fromList : startingPositions({ position: drafted.get(id)?.position })
  }

  function identify(id: string, { isComplete }: SeasonOfPlayers): Omit<Player, 'number' | 'weeks' | 'coverage'> {
    const record = listed.get(id)
    const fantasyPositions = fantasyPositionsOf(id)
    const idsElsewhere = readIdsElsewhere(record)
    return {
      hostPlayerId: toPlayerNumber(id),
      ...(idsElsewhere && { idsElsewhere }),
      name: nameOf(id, record, drafted.get(id)),
      position: toSleeperPosition(record?.position ?? fantasyPositions[0], fantasyPositions),
      nflTeam: isDefense(id) ? toNflTeam(id) : toNflTeam(record?.team),
      // The list is as of today.
      injuryStatus: isComplete ? null : toInjuryStatus(record?.injury_status),
      eligibleSlots: eligibleSlots(id),
      seasonPoints: null,
    }
  }

  return {
    register(id) {
      const known = registered.get(id)
      if (known !== undefined) return known
      const key = toPlayerNumber(id)
      const number = numbers.get(key) ?? ++last
      numbers.set(key, number)
      registered.set(id, number)
      return number
    },
    has: (id) => registered.has(id),
    addWeek(id, week, scored) {
      const weeks = points.get(id) ?? new Map<number, number>()
      points.set(id, weeks)
      weeks.set(week, scored || (weeks.get(week) ?? 0))
    },
    pointsIn: (week) =>
      new Map([...points].flatMap(([id, weeks]) => (weeks.has(week) ? [[id, weeks.get(week) ?? 0]] : []))),
    nameFromDraft({ player_id, metadata }) {
      if (metadata) drafted.set(player_id, metadata)
    },
    eligibleSlots,
    ids: () => [...registered.keys()],
    list(facts) {
      const nameless: string[] = []
      const players = [...registered]
        .sort(([, a], [, b]) => a - b)
        .map(([id, number]) => {
          const player = identify(id, facts)
          if (player.name === '') nameless.push(id)
          const isCovered = facts.decidedWeeks.every((week) => facts.nflWeeks.stats.has(week))
          return {
            ...player,
            number,
            name: player.name || `Player ${id}`,
            weeks: readWeeks(id, points.get(id) ?? new Map(), player.nflTeam, facts),
            coverage: isCovered && facts.decidedWeeks.length > 0 ? ('season' as const) : ('rostered-weeks' as const),
          }
        })
      return { players, nameless }
    },
  }
}

/** Null without any. */
function readIdsElsewhere(record: SleeperPlayerRecord | undefined): NonNullable<Player['idsElsewhere']> | null {
  const [espn, yahoo] = [record?.espn_id, record?.yahoo_id].map((id) => {
    const number = Number(id ?? 0)
    return Number.isSafeInteger(number) && number > 0 ? number : undefined
  })
  if (espn === undefined && yahoo === undefined) return null
  return { ...(espn !== undefined && { espn }), ...(yahoo !== undefined && { yahoo }) }
}

function nameOf(
  id: string,
  record: SleeperPlayerRecord | undefined,
  drafted: NonNullable<SleeperDraftPickRecord['metadata']> | undefined,
): string {
  if (isDefense(id)) return `${tidyName(record?.last_name ?? drafted?.last_name) || id} D/ST`
  const { first_name, last_name } = record ?? drafted ?? {}
  return tidyName(record?.full_name) || tidyName(`${first_name ?? ''} ${last_name ?? ''}`)
}

/**
 * A player's weeks: those on a roster, and those in the NFL's statistics and projections. Sleeper writes 0 for a player who did not play.
 * Statistics tell who did; without them a 0 counts as not played, except for a defense with a game.
 */
function readWeeks(
  id: string,
  rostered: ReadonlyMap<number, number>,
  teamToday: string | null,
  { runningWeek, decidedWeeks, nflSchedule, nflWeeks }: SeasonOfPlayers,
): PlayerWeek[] {
  const weeksOfNfl = [...nflWeeks.stats, ...nflWeeks.projections].flatMap(([week, players]) =>
    players.has(id) ? [week] : [],
  )
  const isOfSeason = (week: number) => week === runningWeek || decidedWeeks.includes(week)
  const weeks = [...new Set([...rostered.keys(), ...weeksOfNfl])].filter(isOfSeason).sort((a, b) => a - b)
  return weeks.map((week) => {
    const stats = nflWeeks.stats.get(week)?.get(id)
    const projection = nflWeeks.projections.get(week)?.get(id)
    const hasGame = (team: string | null) => team !== null && hasGameIn(nflSchedule, team, week)
    const isSurelyPlayed = isDefense(id) && week !== runningWeek && nflSchedule !== null && hasGame(teamToday)
    const scored = rostered.get(week) ?? stats?.points ?? 0
    const hasPlayed = scored !== 0 || (nflWeeks.stats.has(week) ? (stats?.hasPlayed ?? false) : isSurelyPlayed)
    const isTeamKnown = isDefense(id) || week === runningWeek
    return {
      week,
      points: hasPlayed ? scored : null,
      projectedPoints: projection?.points ?? null,
      nflTeam: stats?.team ?? projection?.team ?? (isTeamKnown && hasGame(teamToday) ? teamToday : null),
    }
  })
}

/** Without a schedule every week may have a game. */
function hasGameIn(schedule: NflSchedule | null, team: string, week: number): boolean {
  return schedule === null || (schedule[team] ?? []).some((game) => game.week === week)
}
