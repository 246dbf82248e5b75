/** Collects the data of all responses about each player, and assigns his number. */
import type { Player, PlayerNumbers, PlayerWeek } from '../../domain/host-season.ts'
import { toNflTeam } from '../shared/nfl-words.ts'
import { tidyName } from '../shared/values.ts'
import type { PlayerRecord } from './responses/roster.ts'
import { playerOf } from './responses/values.ts'
import { isDefense, toEligibleSlots, toPlayerId, toYahooInjury, toYahooPosition } from './yahoo-codes.ts'

export interface YahooPlayerRegistry {
  /** The player's number; registers him as one of the season's players. */
  register(playerKey: string): number
  /** What a response says of him; later responses go before earlier ones, and only rosters have all of it. */
  describe(record: PlayerRecord): void
  /** Points of a week on a roster. `isKnown`: he surely played, or has points. */
  addWeek(playerKey: string, week: number, scored: WeekOfPlayer): void
  /** The registered players by number, and the ids without a name. */
  list(facts: SeasonOfPlayers): { players: Player[]; nameless: string[] }
}

export interface WeekOfPlayer {
  points: number
  /** Whether he has a statistic other than 0. */
  hasStatistics: boolean
}

interface SeasonOfPlayers {
  /** The week whose rosters are of today; 0 where none runs. */
  presentWeek: number
  isFinished: boolean
  scoredWeeks: readonly number[]
}

/** `given` are earlier numbers, which players keep. New players get the next ones, in order of registration. */
export function createYahooPlayerRegistry(given: PlayerNumbers): YahooPlayerRegistry {
  const numbers = new Map(given)
  const registered = new Map<number, number>()
  const records = new Map<number, PlayerRecord>()
  const weeks = new Map<number, Map<number, WeekOfPlayer>>()
  let last = Math.max(0, ...given.values())
  const idOf = (playerKey: string) => toPlayerId(playerOf(playerKey))

  function identify(id: number, { isFinished }: SeasonOfPlayers): Omit<Player, 'number' | 'weeks'> {
    const record = records.get(id)
    const slots = toEligibleSlots(record?.eligible_positions ?? [])
    return {
      hostPlayerId: id,
      name: nameOf(id, record),
      position: isDefense(id) ? 'D/ST' : toYahooPosition(record?.display_position ?? record?.primary_position),
      nflTeam: toNflTeam(record?.editorial_team_abbr),
      // Yahoo says it as of the day it was asked.
      injuryStatus: isFinished ? null : toYahooInjury(record?.status),
      eligibleSlots: slots.length > 0 ? slots : toEligibleSlots((record?.display_position ?? '').split(',')),
      coverage: 'rostered-weeks',
      seasonPoints: null,
    }
  }

  return {
    register(playerKey) {
      const id = idOf(playerKey)
      const known = registered.get(id)
      if (known !== undefined) return known
      const number = numbers.get(id) ?? ++last
      numbers.set(id, number)
      registered.set(id, number)
      return number
    },
    describe(record) {
      const id = idOf(record.player_key)
      const known = records.get(id)
      const isPoorer = known?.eligible_positions && !record.eligible_positions
      records.set(id, isPoorer ? { ...record, ...known } : { ...known, ...record })
    },
    addWeek(playerKey, week, scored) {
      const id = idOf(playerKey)
      const ofPlayer = weeks.get(id) ?? new Map<number, WeekOfPlayer>()
      weeks.set(id, ofPlayer)
      const other = ofPlayer.get(week)
      ofPlayer.set(week, other?.points || other?.hasStatistics ? other : scored)
    },
    list(facts) {
      const nameless: string[] = []
      const players = [...registered]
        .sort(([, a], [, b]) => a - b)
        .map(([id, number]): Player => {
          const player = identify(id, facts)
          if (player.name === '') nameless.push(String(Math.abs(id)))
          return {
            ...player,
            number,
            name: player.name || `Player ${Math.abs(id)}`,
            weeks: readWeeks(id, weeks.get(id) ?? new Map(), records.get(id), facts),
          }
        })
      return { players, nameless }
    },
  }
}

/** A defense has the name of its city; the team's full name tells the two of one city apart. */
function nameOf(id: number, record: PlayerRecord | undefined): string {
  const name = tidyName(record?.name?.full) || tidyName(`${record?.name?.first ?? ''} ${record?.name?.last ?? ''}`)
  if (!isDefense(id)) return name
  const full = tidyName(record?.editorial_team_full_name)
  const nickname = full.startsWith(`${name} `) ? full.slice(name.length + 1) : full || name
  return nickname === '' ? '' : `${nickname} D/ST`
}

/**
 * A player's weeks on a roster. Yahoo writes 0 for a player who did not play, and the NFL team of today: of a past week only a defense's
 * team is known, and whether its team had a bye.
 */
function readWeeks(
  id: number,
  rostered: ReadonlyMap<number, WeekOfPlayer>,
  record: PlayerRecord | undefined,
  { presentWeek, scoredWeeks, isFinished }: SeasonOfPlayers,
): PlayerWeek[] {
  const team = toNflTeam(record?.editorial_team_abbr)
  const isBye = (week: number) => record?.bye_weeks?.week === week
  return [...rostered]
    .sort(([a], [b]) => a - b)
    .map(([week, { points, hasStatistics }]): PlayerWeek => {
      const isPresent = week === presentWeek && !isFinished
      const isTeamKnown = (isDefense(id) || isPresent) && !isBye(week)
      const hasPlayed = points !== 0 || hasStatistics || (isDefense(id) && scoredWeeks.includes(week) && !isBye(week))
      return { week, points: hasPlayed ? points : null, projectedPoints: null, nflTeam: isTeamKnown ? team : null }
    })
}
