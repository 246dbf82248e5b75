/** The largest season that an import accepts: as many teams, weeks and players on rosters as `bounds.ts` allows. */
import type { DraftPick, HostMatchup, HostSeason, Lineup, LineupEntry, Player } from '../src/domain/host-season.ts'
import { isStartingSlot, lineupSlots, type Position } from '../src/domain/vocabulary.ts'
import { espnTeamsAtMost, slotsAtMost } from '../src/hosts/espn/responses/bounds.ts'
import { weeksAtMost } from '../src/hosts/shared/bounds.ts'
import { buildHostSeason } from './build-season.ts'

const startingSlots = lineupSlots.filter(isStartingSlot)
const positions: readonly Position[] = ['QB', 'RB', 'WR', 'TE', 'K', 'D/ST']
const playerCount = espnTeamsAtMost * slotsAtMost
const weeks = range(weeksAtMost)

/** Every player may fill other slots than his neighbours, which makes best lineups as hard to find as they can be. */
export function buildLargestSeason(): HostSeason {
  return buildHostSeason({
    teams: espnTeamsAtMost,
    players: range(playerCount).map(buildPlayer),
    lineups: weeks.flatMap((week) => range(espnTeamsAtMost).map((teamId) => buildLineup(week, teamId))),
    matchups: weeks.flatMap(buildMatchups),
    picks: range(playerCount).map(buildPick),
    settings: {
      lineupSlots: startingSlots.map((slot) => ({
        slot,
        count: Math.ceil(slotsAtMost / 2 / startingSlots.length),
      })),
    },
    status: { phase: 'complete' },
  })
}

function buildPlayer(number: number): Player {
  return {
    number,
    hostPlayerId: number,
    name: `Player ${number}`,
    position: positions[number % positions.length] ?? 'QB',
    nflTeam: 'KC',
    injuryStatus: null,
    eligibleSlots: startingSlots.filter((_, index) => (number * 2_654_435_761) & (1 << index)),
    coverage: 'season',
    seasonPoints: null,
    weeks: weeks.map((week) => ({
      week,
      points: ((number * 7919 + week * 104_729) % 4000) / 100,
      projectedPoints: 10,
      nflTeam: 'KC',
    })),
  }
}

function buildLineup(week: number, teamId: number): Lineup {
  const entries = range(slotsAtMost).map((place): LineupEntry => {
    const slot = place <= slotsAtMost / 2 ? startingSlots[place % startingSlots.length] : 'BENCH'
    return { player: (teamId - 1) * slotsAtMost + place, slot: slot ?? 'BENCH' }
  })
  return { week, teamId, entries }
}

function buildMatchups(week: number): HostMatchup[] {
  const sideOf = (place: number, points: number) => ({
    teamId: ((place + week) % espnTeamsAtMost) + 1,
    points,
    adjustment: 0,
    homeBonus: 0,
    pointsByWeek: [{ week, points }],
  })
  return range(espnTeamsAtMost / 2).map((game) => ({
    id: week * espnTeamsAtMost + game,
    matchupPeriod: week,
    weeks: [week],
    kind: 'regular',
    status: 'final',
    home: sideOf(2 * game, 100 + game),
    away: sideOf(2 * game + 1, 90 + game),
    winner: 'home',
  }))
}

function buildPick(overallPick: number): DraftPick {
  const round = Math.floor((overallPick - 1) / espnTeamsAtMost)
  const place = (overallPick - 1) % espnTeamsAtMost
  return {
    overallPick,
    round: round + 1,
    pickInRound: place + 1,
    teamId: place + 1,
    player: overallPick,
    isKeeper: false,
    bidDollars: null,
  }
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}
