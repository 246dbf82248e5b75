import { hasDivisions, type Race, type Verdict } from './race.ts'

/** 3^9 outcomes of a season: the limit of the enumeration. */
const mostGames = 9

/**
 * Which teams have clinched the playoffs or are eliminated in a league with divisions, whose winners come first. Tries every outcome of the
 * remaining games, including ties. By team index; null without divisions, or with too many remaining games. Tied teams count against a
 * clinch, and for a team that may still qualify.
 */
export function enumerateRace(race: Race, places: number): Verdict[] | null {
  if (!hasDivisions(race) || race.games.length > mostGames) return null
  const teams = race.results.map((_, team) => team)
  const sure = teams.map(() => true)
  const out = teams.map(() => true)
  const halfWins = [...race.halfWins]
  const play = (index: number): void => {
    const game = race.games[index]
    if (!game) {
      const shares = teams.map((team) => (halfWins[team] ?? 0) / Math.max(1, race.results[team] ?? 0))
      for (const team of teams) {
        if (worstSeed(race, shares, team) > places) sure[team] = false
        if (bestSeed(race, shares, team) <= places) out[team] = false
      }
      return
    }
    for (const home of [0, 1, 2]) {
      add(game.home, home)
      add(game.away, 2 - home)
      play(index + 1)
      add(game.home, -home)
      add(game.away, home - 2)
    }
  }
  const add = (team: number, count: number) => {
    halfWins[team] = (halfWins[team] ?? 0) + count
  }
  play(0)
  return teams.map((team) => (sure[team] ? 'clinched' : out[team] ? 'eliminated' : 'open'))
}

/** The seed of a team that loses every tiebreak. */
function worstSeed(race: Race, shares: readonly number[], team: number): number {
  return seedOf(race, team, (other) => (shares[other] ?? 0) >= (shares[team] ?? 0))
}

/** The seed of a team that wins every tiebreak. */
function bestSeed(race: Race, shares: readonly number[], team: number): number {
  return seedOf(race, team, (other) => (shares[other] ?? 0) > (shares[team] ?? 0))
}

/** Division winners come first: a team ahead of all others in its division is one of them; all others follow. */
function seedOf({ divisions, results }: Race, team: number, isBefore: (other: number) => boolean): number {
  const before = results.map((_, other) => other).filter((other) => other !== team && isBefore(other))
  const divisionsBefore = new Set(before.map((other) => divisions[other]))
  if (!divisionsBefore.has(divisions[team] ?? null)) return divisionsBefore.size + 1
  // One team of each division ahead of it is a winner, and already counted among the winners.
  return new Set(divisions).size + before.length - divisionsBefore.size + 1
}
