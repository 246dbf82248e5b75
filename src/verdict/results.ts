/** Which games and rounds are final, and who won on the field. */
import type { HostMatchup, HostRound, HostSeason, MatchupSide } from '../domain/host-season.ts'
import type { EliminationRound, Matchup } from '../domain/season.ts'
import { decide, type Sources } from './precedence.ts'

/** A matchup with its result; its kind is decided later. */
export type SettledMatchup = Omit<Matchup, 'kind'> & Pick<HostMatchup, 'kind'>

/** Final games of two teams. */
export function isDecided({ status, away, winner }: Pick<Matchup, 'status' | 'away' | 'winner'>): boolean {
  return status === 'final' && away !== null && winner !== null
}

/** One team in a bye, else two. */
export function teamIdsOf({ home, away }: Pick<Matchup, 'home' | 'away'>): number[] {
  return away ? [home.teamId, away.teamId] : [home.teamId]
}

/** A game of two teams, at least one of which is in the league: those against a team that left count. */
export function isGameOf<Game extends Pick<HostMatchup, 'home' | 'away'>>(
  game: Game,
  teams: Pick<ReadonlySet<number>, 'has'>,
): game is Game & { away: MatchupSide } {
  const { home, away } = game
  return away !== null && home.teamId !== away.teamId && (teams.has(home.teamId) || teams.has(away.teamId))
}

/**
 * A game is final once its host names a result, and where the host names none (Sleeper; ESPN until 2021) once all of its weeks are scored or
 * its period is closed: then points decide.
 */
export function settleMatchups({ matchups, status }: Pick<HostSeason, 'matchups' | 'status'>): SettledMatchup[] {
  const isOver = openClock(status)
  return matchups.map((matchup): SettledMatchup => {
    const { home, away, winner } = matchup
    if (away === null) {
      const isFinal = matchup.weeks.length > 0 && matchup.weeks.every((week) => status.scoredWeeks.includes(week))
      return { ...matchup, status: isFinal ? 'final' : statusSoFar([home]), winner: null }
    }
    const result = decide('result', resultSources, { winner, home, away, isOver: isOver(matchup) })
    if (result) return { ...matchup, status: 'final', winner: result.value }
    // A game that is over without a known score is not played now.
    const soFar = winner === null && isOver(matchup) ? 'scheduled' : statusSoFar([home, away])
    const isPlayed = soFar === 'in-progress' && !isOver(matchup)
    const scores = isPlayed ? { home: scoreSoFar(home), away: scoreSoFar(away) } : {}
    return { ...matchup, ...scores, status: soFar, winner: null }
  })
}

interface PlayedGame {
  /** The host's result. */
  winner: HostMatchup['winner']
  home: MatchupSide
  away: MatchupSide
  /** Whether its weeks are scored. */
  isOver: boolean
}

const resultSources: Sources<'result', PlayedGame, NonNullable<Matchup['winner']>> = {
  byHost: ({ winner }) => (winner === 'open' ? null : winner),
  byPoints: ({ winner, isOver, home, away }) => (isOver && winner !== 'open' ? comparePoints(home, away) : null),
}

/**
 * Rounds with at least two teams left. Who is out is the host's mark; if it marks nobody, the lowest score of a final round, unless several
 * teams share it.
 */
export function settleRounds({ eliminationRounds, teams, status }: HostSeason): EliminationRound[] {
  const isOver = openClock(status)
  const marks = new Map(
    teams.flatMap(({ id, eliminatedInPeriod: period }) => (period === undefined ? [] : [[id, period]])),
  )
  const out = new Set<number>()
  return eliminationRounds
    .toSorted((a, b) => a.matchupPeriod - b.matchupPeriod)
    .flatMap((round): EliminationRound[] => {
      const sides = round.sides.filter(({ teamId }) => !out.has(teamId))
      if (sides.length < 2) return []
      const isFinal = isOver(round)
      const eliminated = isFinal ? decide('elimination', eliminationSources, { round, sides, marks })?.value : null
      const eliminatedTeamIds = (eliminated ?? []).map(({ teamId }) => teamId)
      for (const teamId of eliminatedTeamIds) out.add(teamId)
      return [{ ...round, sides, status: isFinal ? 'final' : statusSoFar(sides), eliminatedTeamIds }]
    })
}

interface PlayedRound {
  round: HostRound
  /** Of the teams that are left. */
  sides: readonly MatchupSide[]
  /** The round in which the host marks a team as eliminated, by team id. */
  marks: ReadonlyMap<number, number>
}

const eliminationSources: Sources<'elimination', PlayedRound, MatchupSide[]> = {
  byMark: ({ round, sides, marks }) =>
    marks.size === 0 ? null : sides.filter(({ teamId }) => marks.get(teamId) === round.matchupPeriod),
  byLowestScore: ({ sides }) => findLowest(sides),
}

function openClock({ scoredWeeks, closedPeriods }: HostSeason['status']) {
  const scored = new Set(scoredWeeks)
  return ({ weeks, matchupPeriod }: Pick<HostRound, 'weeks' | 'matchupPeriod'>) =>
    closedPeriods.includes(matchupPeriod) || (weeks.length > 0 && weeks.every((week) => scored.has(week)))
}

function statusSoFar(sides: readonly MatchupSide[]): Matchup['status'] {
  return sides.some(({ points }) => points !== null) ? 'in-progress' : 'scheduled'
}

/** While a game is played, a side whose players have yet to play has 0. */
function scoreSoFar(side: MatchupSide): MatchupSide {
  return side.points === null ? { ...side, points: 0 } : side
}

/** Who has more points; null without both scores. */
export function comparePoints(home: MatchupSide, away: MatchupSide): Matchup['winner'] {
  if (home.points === null || away.points === null) return null
  return home.points > away.points ? 'home' : away.points > home.points ? 'away' : 'tie'
}

function findLowest(sides: readonly MatchupSide[]): MatchupSide[] {
  const scores = sides.flatMap(({ points }) => points ?? [])
  const lowest = sides.filter(({ points }) => points === Math.min(...scores))
  return scores.length === sides.length && lowest.length === 1 ? lowest : []
}
