import type { ResponseOf } from '../contract/responses/index.ts'
import { isRuledOut } from '../domain/injury.ts'
import { roundFigure, subtractPoints } from '../domain/points.ts'
import type { LineupEntry, Player, Season } from '../domain/season.ts'
import { isReserveSlot, isStartingSlot } from '../domain/vocabulary.ts'
import { type MissedOpportunity, pairMissedOpportunities } from './missed-opportunities.ts'
import { isOnBye, shareOfGameLeft } from './nfl-opponent.ts'
import { findOptimalLineup, type RosteredPlayer } from './optimal-lineup.ts'
import { playerIdOf, playerNameOf } from './public-ids.ts'
import { homeChanceNow } from './scoreboard/game-odds.ts'
import { projectPlayer, projectWeek } from './scoreboard/projected-scores.ts'
import { factsOf } from './season-facts.ts'

type OpenDecisions = NonNullable<ResponseOf<'startSitAnalysis'>['open']>

/** Smaller gains are noise in a projection. */
const leastGain = 0.1

/**
 * What a manager can still change in the running week: better starters by the projections, and starters who will not play or may not. Only
 * players whose games have not begun. Null once the week is final, in other weeks, in best ball and without a lineup.
 */
export function listOpenDecisions(season: Season, teamId: number, week: number): OpenDecisions | null {
  const { lineupIn, isRunningWeek, players } = factsOf(season)
  const lineup = lineupIn(teamId, week)
  if (!isRunningWeek(week) || !lineup || season.settings.isBestBall) return null
  const open = lineup.entries.flatMap((entry) => {
    const player = players.get(entry.player)
    return player && !isReserveSlot(entry.slot) && isOpen(season, player, week) ? [{ entry, player }] : []
  })
  return {
    changes: lineup.isBenchUnknown || !projectWeek(season, week) ? [] : listChanges(season, teamId, week, open),
    alerts: open.flatMap(({ entry, player }) => {
      const kind = isStartingSlot(entry.slot) ? findAlert(season, player, week) : null
      return kind ? [{ playerId: playerIdOf(season, player.number), name: player.name, kind }] : []
    }),
  }
}

interface OpenPlayer {
  entry: LineupEntry
  player: Player
}

/** A player on bye has no game that could have begun. */
function isOpen(season: Season, player: Player, week: number): boolean {
  const hasPlayed = factsOf(season).playerWeek(player.number, week)?.points != null
  return !hasPlayed && (isOnBye(season, player, week) || shareOfGameLeft(season, player, week) === 1)
}

function findAlert(season: Season, player: Player, week: number): OpenDecisions['alerts'][number]['kind'] | null {
  if (isOnBye(season, player, week)) return 'bye'
  if (isRuledOut(player.injuryStatus)) return 'out'
  return player.injuryStatus === 'DOUBTFUL' ? 'doubtful' : null
}

function listChanges(
  season: Season,
  teamId: number,
  week: number,
  open: readonly OpenPlayer[],
): OpenDecisions['changes'] {
  const roster = open.map(
    ({ entry, player }): RosteredPlayer => ({
      ...entry,
      eligibleSlots: player.eligibleSlots,
      points: projectPlayer(season, player.number, week) ?? 0,
    }),
  )
  return pairMissedOpportunities(findOptimalLineup(roster, openSlots(season, teamId, week, open)))
    .filter(({ pointsMissed }) => pointsMissed >= leastGain)
    .map(({ slot, started, benched, pointsMissed, moves }) => ({
      slot,
      starterId: started && playerIdOf(season, started.player),
      starterName: started && playerNameOf(season, started.player),
      starterProjected: started?.points ?? 0,
      benchId: playerIdOf(season, benched.player),
      benchName: playerNameOf(season, benched.player),
      benchProjected: benched.points,
      gain: pointsMissed,
      chanceGain: chanceGainOf(season, teamId, week, { started, benched }),
      moves: describeMoves(season, moves),
    }))
}

/** The slot changes of a swap with the players' names. */
export function describeMoves(season: Season, moves: MissedOpportunity['moves']) {
  return moves.map(({ player: { player }, slot }) => ({
    playerId: playerIdOf(season, player),
    name: playerNameOf(season, player),
    slot,
  }))
}

/** The league's starting slots without those whose starter's game has begun. */
function openSlots(season: Season, teamId: number, week: number, open: readonly OpenPlayer[]) {
  const isKnownOpen = new Set(open.map(({ player }) => player.number))
  const locked = (factsOf(season).lineupIn(teamId, week)?.entries ?? []).filter(
    ({ player }) => !isKnownOpen.has(player),
  )
  return season.settings.lineupSlots.map(({ slot, count }) => ({
    slot,
    count: Math.max(0, count - locked.filter((entry) => entry.slot === slot).length),
  }))
}

/** By how much the change raises the chance to win that is shown; null if it is unknown, and if what is shown does not rise. */
function chanceGainOf(
  season: Season,
  teamId: number,
  week: number,
  { started, benched }: Pick<MissedOpportunity, 'started' | 'benched'>,
): number | null {
  const matchup = factsOf(season).gameIn(teamId, week)?.matchup
  if (!matchup) return null
  const sign = matchup.home.teamId === teamId ? 1 : -1
  const more = sign * subtractPoints(benched.points, started?.points ?? 0)
  const now = homeChanceNow(season, matchup)
  const then = homeChanceNow(season, matchup, more)
  if (now === null || then === null) return null
  const gain = roundFigure(sign * (then - now))
  return gain < 0 ? null : gain
}
