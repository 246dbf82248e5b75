/** Gathers what every response says about every player, and gives each his number. */
import type { NflSchedule, Player, PlayerNumbers, PlayerWeek } from '../../domain/league-season.ts'
import type { LineupSlot } from '../../domain/vocabulary.ts'
import { tidyName } from '../shared/values.ts'
import type { NflWeeks } from './read-nfl-weeks.ts'
import type { DraftPickRecord } from './responses/draft.ts'
import type { PlayerRecord } from './responses/player.ts'
import {
  isDefense,
  startingPositions,
  toEligibleSlots,
  toInjuryStatus,
  toNflTeam,
  toPlayerNumber,
  toPosition,
} from './sleeper-codes.ts'

export interface PlayerRegistry {
  /** The player's number, which makes him one of the season's players. */
  register(playerId: string): number
  has(playerId: string): boolean
  /**
   * Points as Sleeper has them for whoever was on a roster: 0 also for who did not play. Where two teams had him in a week, which
   * happens when rosters are changed by hand, the one that says more than 0 is believed.
   */
  addWeek(playerId: string, week: number, points: number): void
  /** A pick names its player; good enough where the list of players does not. */
  nameFromDraft(pick: DraftPickRecord): void
  /** The points of a week that were added, by player id. */
  pointsIn(week: number): ReadonlyMap<string, number>
  eligibleSlots(playerId: string): LineupSlot[]
  /** Sleeper's ids of the registered players. */
  ids(): string[]
  /** The registered players by number, and the ids of those whom nothing names. */
  list(facts: SeasonOfPlayers): { players: Player[]; nameless: string[] }
}

/** What of a season decides how a player's weeks are read. */
export interface SeasonOfPlayers {
  /** The running week, whose zeros are games that are still to come; 0 where none is running. */
  runningWeek: number
  isComplete: boolean
  decidedWeeks: readonly number[]
  nflSchedule: NflSchedule | null
  nflWeeks: NflWeeks
}

/**
 * `given` are numbers that were given before: they stay whose they are. New players get the next ones, in the order in which they
 * are registered. `listed` is the list of players.
 */
export function createPlayerRegistry(listed: ReadonlyMap<string, PlayerRecord>, given: PlayerNumbers): PlayerRegistry {
  const numbers = new Map(given)
  const registered = new Map<string, number>()
  let last = Math.max(0, ...given.values())
  const points = new Map<string, Map<number, number>>()
  const drafted = new Map<string, NonNullable<DraftPickRecord['metadata']>>()
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
    return {
      hostPlayerId: toPlayerNumber(id),
      name: nameOf(id, record, drafted.get(id)),
      position: toPosition(record?.position ?? fantasyPositions[0], fantasyPositions),
      nflTeam: isDefense(id) ? toNflTeam(id) : toNflTeam(record?.team),
      // The list is of today.
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

function nameOf(
  id: string,
  record: PlayerRecord | undefined,
  drafted: NonNullable<DraftPickRecord['metadata']> | undefined,
): string {
  if (isDefense(id)) return `${tidyName(record?.last_name ?? drafted?.last_name) || id} D/ST`
  const { first_name, last_name } = record ?? drafted ?? {}
  return tidyName(record?.full_name) || tidyName(`${first_name ?? ''} ${last_name ?? ''}`)
}

/**
 * A player's weeks: those in which somebody had him, and all that the NFL's statistics and projections tell. Sleeper writes 0 for a
 * player who did not play. Statistics say who did; without them a 0 counts as not played, except a defense's on a day with a game.
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
