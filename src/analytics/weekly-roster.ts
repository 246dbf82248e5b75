import type { ResponseOf } from '../contract/responses/index.ts'
import { sparklineWeeks } from '../domain/constants.ts'
import type { LineupEntry, Season } from '../domain/season.ts'
import { isStartingSlot, slotOrder } from '../domain/vocabulary.ts'
import { describeOpponent, isOnBye, nflTeamIn } from './nfl-opponent.ts'
import { playerIdOf, teamRefOf, toDraftInfo } from './public-ids.ts'
import { factsOf } from './season-facts.ts'
import { hasBye, matchupIn } from './team-matchup.ts'

type WeeklyRoster = ResponseOf<'weeklyRoster'>
type RosterPlayer = WeeklyRoster['roster'][number]

/** A team's lineup of a week: starters, bench, IR. Null without a roster. */
export function readWeeklyRoster(season: Season, teamId: number, week: number): WeeklyRoster | null {
  const lineup = factsOf(season).lineupIn(teamId, week)
  if (!lineup) return null
  const { id, name } = teamRefOf(season, teamId)
  const matchup = matchupIn(season, teamId, week)
  return {
    teamId: id,
    teamName: name,
    week,
    roster: lineup.entries
      .toSorted((a, b) => slotOrder(a.slot) - slotOrder(b.slot))
      .flatMap((entry) => readEntry(season, entry, week)),
    matchup,
    isBye: hasBye(season, teamId, week),
  }
}

function readEntry(season: Season, { player: number, slot }: LineupEntry, week: number): RosterPlayer[] {
  const { players, playerWeek, pickOf } = factsOf(season)
  const player = players.get(number)
  if (!player) return []
  const entry = playerWeek(number, week)
  return [
    {
      playerId: playerIdOf(season, number),
      name: player.name,
      nflTeam: nflTeamIn(season, player, week) ?? player.nflTeam,
      position: player.position,
      isStarter: isStartingSlot(slot),
      lineupSlot: slot,
      weekPoints: entry?.points ?? null,
      projectedPoints: entry?.projectedPoints ?? null,
      opponentMatchup: describeOpponent(season, player, week),
      isOnBye: isOnBye(season, player, week),
      injuryStatus: player.injuryStatus,
      draftInfo: toDraftInfo(pickOf.get(number)),
      weeklyPerformance: lastWeeks(season, number, week),
    },
  ]
}

/** Counts as a starter if any team started him. */
function lastWeeks(season: Season, player: number, week: number): RosterPlayer['weeklyPerformance'] {
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
