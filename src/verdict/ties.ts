/** The winners of playoff games, tied ones included. */
import type { Drawing, Matchup, SeasonSettings } from '../domain/season.ts'
import { teamOutOf } from './bracket/drawing.ts'
import { findDrawnGame } from './draw.ts'
import { decide, type Sources } from './precedence.ts'
import { findWinner, type TieRule } from './tie-rule.ts'

interface PlayoffFacts extends TieRule {
  /** With their kinds; a tie is not broken yet. */
  named: readonly Matchup[]
  draw: Drawing | null
  settings: Pick<SeasonSettings, 'regularSeasonMatchups' | 'hasUnknownTieRule'>
}

/** The matchups, playoff games with their winners. A tie that no rule breaks stays. */
export function settleTies(facts: PlayoffFacts): Matchup[] {
  return facts.named.map((matchup) => {
    const { kind, away, status } = matchup
    if (kind === 'regular' || status !== 'final' || away === null) return matchup
    const decided = decide('playoffWinner', winnerSources, { facts, matchup })
    return decided ? { ...matchup, winner: decided.value } : matchup
  })
}

const winnerSources: Sources<'playoffWinner', { facts: PlayoffFacts; matchup: Matchup }, 'home' | 'away'> = {
  byBracket: ({ facts: { draw, settings }, matchup }) => {
    const round = matchup.matchupPeriod - settings.regularSeasonMatchups
    const winner = draw && teamOutOf(findDrawnGame(draw.games, matchup, round), 'winner')
    return winner === null ? null : winner === matchup.home.teamId ? 'home' : 'away'
  },
  byGame: ({ facts, matchup }) => findWinner(matchup, matchup.kind, facts.named, facts),
}
