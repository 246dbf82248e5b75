import type { ResponseOf } from '../contract/responses/index.ts'
import { roundFigure, subtractPoints } from '../domain/points.ts'
import type { Lineup, Player, Season } from '../domain/season.ts'
import { isReserveSlot } from '../domain/vocabulary.ts'
import { endOfChoice, listLineupAlerts, type OpenPlayer } from './lineup-alerts.ts'
import { describeMoves, type MissedOpportunity, pairMissedOpportunities } from './missed-opportunities.ts'
import { areKickoffsPast, isOnBye, kickoffOf, shareOfGameLeft, stateOfWeek } from './nfl-opponent.ts'
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
  const choice = findOpenChoice(season, teamId, week)
  if (choice === null || choice === 'over') return choice && { changes: [], alerts: [] }
  const { open, isBenchUnknown } = choice
  return {
    changes: isBenchUnknown || !projectWeek(season, week) ? [] : listChanges(season, teamId, week, open),
    alerts: listLineupAlerts(season, teamId, week, choice),
  }
}

/** The alerts alone; empty where nothing can be changed. */
export function listOpenAlerts(season: Season, teamId: number, week: number): OpenDecisions['alerts'] {
  const choice = findOpenChoice(season, teamId, week)
  return choice === null || choice === 'over' ? [] : listLineupAlerts(season, teamId, week, choice)
}

interface OpenChoice {
  open: OpenPlayer[]
  isBenchUnknown: boolean
}

/** Null where the team has no lineup to choose in the week; 'over' once all its games have begun. */
function findOpenChoice(season: Season, teamId: number, week: number): OpenChoice | 'over' | null {
  const { lineupIn, isRunningWeek } = factsOf(season)
  const lineup = lineupIn(teamId, week)
  if (!isRunningWeek(week) || !lineup || season.settings.isBestBall || !playsIn(season, teamId, week)) return null
  const open = listOpenPlayers(season, lineup, week)
  if (areKickoffsPast(season, week) || (stateOfWeek(season, week) === null && !hasGameToCome(season, open, week)))
    return 'over'
  return { open, isBenchUnknown: lineup.isBenchUnknown ?? false }
}

/** False for a team that is out of the season, or out of its bracket. */
function playsIn(season: Season, teamId: number, week: number): boolean {
  if (season.hasOpponents)
    return week <= season.status.regularSeasonFinalWeek || factsOf(season).gameIn(teamId, week) !== undefined
  const round = season.eliminationRounds.find(({ weeks }) => weeks.includes(week))
  return !round || round.sides.some((side) => side.teamId === teamId)
}

/** Players whose games have not begun, without those who need a move before they can start. */
function listOpenPlayers(season: Season, { entries }: Lineup, week: number): OpenPlayer[] {
  const { players } = factsOf(season)
  return entries.flatMap(({ player: number, slot }) => {
    const player = players.get(number)
    return player && !isReserveSlot(slot) && isOpen(season, player, week) ? [{ player, slot }] : []
  })
}

function hasGameToCome(season: Season, open: readonly OpenPlayer[], week: number): boolean {
  return open.some(({ player }) => !isOnBye(season, player, week))
}

/** A player on bye has no game that could have begun; at the kickoff itself the choice is over. */
function isOpen(season: Season, player: Player, week: number): boolean {
  const hasPlayed = factsOf(season).playerWeek(player.number, week)?.points != null
  const isKickoff = Date.parse(kickoffOf(season, player, week) ?? '') === Date.parse(season.asOf ?? '')
  return !hasPlayed && !isKickoff && (isOnBye(season, player, week) || shareOfGameLeft(season, player, week) === 1)
}

function listChanges(
  season: Season,
  teamId: number,
  week: number,
  open: readonly OpenPlayer[],
): OpenDecisions['changes'] {
  const roster = open.map(
    ({ player, slot }): RosteredPlayer => ({
      player: player.number,
      slot,
      eligibleSlots: player.eligibleSlots,
      points: projectPlayer(season, player.number, week) ?? 0,
    }),
  )
  const { players } = factsOf(season)
  const playerOf = (one: RosteredPlayer) => players.get(one.player) ?? null
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
      until: endOfChoice(season, week, [started && playerOf(started), ...moves.map(({ player }) => playerOf(player))]),
    }))
}

/** The league's starting slots without those whose starter's game has begun. */
function openSlots(season: Season, teamId: number, week: number, open: readonly OpenPlayer[]) {
  const isKnownOpen = new Set(open.map(({ player }) => player.number))
  const lineup = season.lineups.find((one) => one.teamId === teamId && one.week === week)
  const locked = (lineup?.entries ?? []).filter(({ player }) => !isKnownOpen.has(player))
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
  const then = homeChanceNow(season, matchup, { more })
  if (now === null || then === null) return null
  const gain = roundFigure(sign * (then - now))
  return gain < 0 ? null : gain
}
