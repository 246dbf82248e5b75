/** The one rule for a tied playoff game. */
import type { HostMatchup, MatchupKind } from '../domain/host-season.ts'
import type { Matchup, SeasonSettings, Seeds } from '../domain/season.ts'
import { decide, type Sources } from './precedence.ts'

/** A tied playoff game of two teams. */
interface TiedGame {
  kind: MatchupKind
  first: number
  second: number
  /** Playoff games after it, as far as their teams are known. */
  later: readonly { kind: HostMatchup['kind']; teamIds: readonly (number | null)[] }[]
  /** The team that the host's bracket leads to the next game as the winner; null if unknown. */
  winnerByLine: number | null
}

/** What decides ties. */
export interface TieRule {
  settings: Pick<SeasonSettings, 'hasUnknownTieRule'>
  seeding: Pick<Seeds, 'seedOf' | 'isFinal'>
  /** The ranks that the source states, by team id; null if it states none. */
  statedRanks: ReadonlyMap<number, number> | null
}

/**
 * The winner is who comes out of it in the host's bracket, else who alone plays on for the title, or
 * after the last game of both who is ranked before the other, else the higher seed. Null where the league's rule is unknown (a file).
 */
export function breakTie(game: TiedGame, rule: TieRule): 'first' | 'second' | null {
  return decide('tiedGame', tieBreakers, { game, rule })?.value ?? null
}

/** Whether a team wins by its margin; the better seed wins a tie. */
export function winsGame(margin: number, isBetterSeed: boolean): boolean {
  return margin > 0 || (margin === 0 && isBetterSeed)
}

export type PlayoffMatchup = Pick<Matchup, 'matchupPeriod' | 'home' | 'away' | 'winner'> & Pick<HostMatchup, 'kind'>

/** The winner of a playoff game on the field, of a tied one by the rule; null if unknown. `all`: the season's playoff games. */
export function findWinner(
  { home, away, winner, matchupPeriod }: PlayoffMatchup,
  kind: MatchupKind,
  all: readonly PlayoffMatchup[],
  rule: TieRule,
): 'home' | 'away' | null {
  if (winner !== 'tie') return winner
  if (!away) return null
  const later = all
    .filter((one) => one.matchupPeriod > matchupPeriod && one.kind !== 'regular')
    .map((one) => ({ kind: one.kind, teamIds: [one.home.teamId, one.away?.teamId ?? null] }))
  const tied = { kind, first: home.teamId, second: away.teamId, later, winnerByLine: null }
  const broken = breakTie(tied, rule)
  return broken && (broken === 'first' ? 'home' : 'away')
}

const tieBreakers: Sources<'tiedGame', { game: TiedGame; rule: TieRule }, 'first' | 'second'> = {
  byLine: ({ game: { winnerByLine, first } }) =>
    winnerByLine === null ? null : winnerByLine === first ? 'first' : 'second',
  byOutcome: ({ game: { kind, later, first, second }, rule: { statedRanks } }) => {
    const forTitle = kind === 'winners-bracket' ? later.filter((one) => one.kind === 'winners-bracket') : []
    const isFirstIn = plays(forTitle, first)
    if (isFirstIn !== plays(forTitle, second)) return isFirstIn ? 'first' : 'second'
    const [rank, other] = [statedRanks?.get(first), statedRanks?.get(second)]
    if (!rank || !other || plays(later, first) || plays(later, second)) return null
    return rank < other ? 'first' : 'second'
  },
  bySeed: ({ game: { first, second }, rule: { settings, seeding } }) => {
    if (settings.hasUnknownTieRule || !seeding.isFinal) return null
    return winsGame(0, (seeding.seedOf.get(first) ?? 0) < (seeding.seedOf.get(second) ?? 0)) ? 'first' : 'second'
  },
}

function plays(games: TiedGame['later'], teamId: number): boolean {
  return games.some(({ teamIds }) => teamIds.includes(teamId))
}
