import { sparklineWeeks } from '../domain/constants.ts'
import type { LeagueSeason, LineupEntry, Player } from '../domain/league-season.ts'
import { isStartingSlot, type LineupSlot, slotOrder } from '../domain/vocabulary.ts'
import { describeOpponent, isOnBye, nflTeamIn } from './nfl-opponent.ts'
import { factsOf, type KnownPick } from './season-facts.ts'
import { matchupIn, type TeamMatchup } from './team-matchup.ts'

export interface WeeklyRoster {
  week: number
  /** In lineup order: starters, bench, IR. */
  players: WeeklyRosterPlayer[]
  /** Null in a bye. */
  matchup: TeamMatchup | null
}

export interface WeeklyRosterPlayer {
  player: Player
  slot: LineupSlot
  isStarter: boolean
  /** The week's team where known, else today's. */
  nflTeam: string | null
  /** Null: he did not play, or not yet. */
  points: number | null
  projectedPoints: number | null
  opponent: string | null
  isOnBye: boolean
  pick: KnownPick | null
  /** The six weeks up to this one; he counts as a starter where any team started him. */
  readonly lastWeeks: { week: number; points: number | null; isStarter: boolean }[]
}

/** A team's lineup of a week; null where it has no roster there. */
export function readWeeklyRoster(season: LeagueSeason, teamId: number, week: number): WeeklyRoster | null {
  const lineup = factsOf(season).lineupIn(teamId, week)
  if (!lineup) return null
  return {
    week,
    players: lineup.entries
      .toSorted((a, b) => slotOrder(a.slot) - slotOrder(b.slot))
      .flatMap((entry) => readEntry(season, entry, week)),
    matchup: matchupIn(season, teamId, week),
  }
}

function readEntry(season: LeagueSeason, { player: number, slot }: LineupEntry, week: number): WeeklyRosterPlayer[] {
  const { players, playerWeek, pickOf } = factsOf(season)
  const player = players.get(number)
  if (!player) return []
  const entry = playerWeek(number, week)
  const rosterPlayer: WeeklyRosterPlayer = {
    player,
    slot,
    isStarter: isStartingSlot(slot),
    nflTeam: nflTeamIn(season, player, week) ?? player.nflTeam,
    points: entry?.points ?? null,
    projectedPoints: entry?.projectedPoints ?? null,
    opponent: describeOpponent(season, player, week),
    isOnBye: isOnBye(season, player, week),
    pick: pickOf.get(number) ?? null,
    get lastWeeks() {
      return lastWeeks(season, number, week)
    },
  }
  return [rosterPlayer]
}

function lastWeeks(season: LeagueSeason, player: number, week: number): WeeklyRosterPlayer['lastWeeks'] {
  const { playerWeek, stintIn } = factsOf(season)
  const first = Math.max(1, week - sparklineWeeks + 1)
  return Array.from({ length: week - first + 1 }, (_, index) => {
    const past = first + index
    return {
      week: past,
      points: playerWeek(player, past)?.points ?? null,
      isStarter: stintIn(player, past)?.isStarter ?? false,
    }
  })
}
