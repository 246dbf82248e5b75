/** Which games and rounds are final, and who won on the field. */
import type { HostMatchup, HostRound, HostSeason, MatchupSide } from '../domain/host-season.ts'
import type { EliminationRound, Matchup } from '../domain/season.ts'

/** A matchup with its result; its kind is decided later. */
export type SettledMatchup = Omit<Matchup, 'kind'> & Pick<HostMatchup, 'kind'>

/** Final games of two teams. */
export function isDecided({ status, away, winner }: Pick<Matchup, 'status' | 'away' | 'winner'>): boolean {
  return status === 'final' && away !== null && winner !== null
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
    if (winner !== null && winner !== 'open') return { ...matchup, status: 'final', winner }
    const byPoints = winner === null && isOver(matchup) ? comparePoints(home, away) : null
    if (byPoints) return { ...matchup, status: 'final', winner: byPoints }
    const soFar = statusSoFar([home, away])
    const isPlayed = soFar === 'in-progress' && !isOver(matchup)
    const scores = isPlayed ? { home: scoreSoFar(home), away: scoreSoFar(away) } : {}
    return { ...matchup, ...scores, status: soFar, winner: null }
  })
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
      const isMarked = ({ teamId }: MatchupSide) => marks.get(teamId) === round.matchupPeriod
      const lowest = marks.size > 0 ? sides.filter(isMarked) : findLowest(sides)
      const eliminatedTeamIds = isFinal ? lowest.map(({ teamId }) => teamId) : []
      for (const teamId of eliminatedTeamIds) out.add(teamId)
      return [{ ...round, sides, status: isFinal ? 'final' : statusSoFar(sides), eliminatedTeamIds }]
    })
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

/** Null without both scores. */
function comparePoints(home: MatchupSide, away: MatchupSide): Matchup['winner'] {
  if (home.points === null || away.points === null) return null
  return home.points > away.points ? 'home' : away.points > home.points ? 'away' : 'tie'
}

function findLowest(sides: readonly MatchupSide[]): MatchupSide[] {
  const scores = sides.flatMap(({ points }) => points ?? [])
  const lowest = sides.filter(({ points }) => points === Math.min(...scores))
  return scores.length === sides.length && lowest.length === 1 ? lowest : []
}
