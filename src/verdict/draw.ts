/** The host's own playoff bracket, with the winners of its games. */
import type { HostSeason } from '../domain/host-season.ts'
import { byeId } from '../domain/matchup-ids.ts'
import type { Drawing, Matchup, PlayoffGame, SeasonSettings } from '../domain/season.ts'
import { playDrawing } from './bracket/drawing.ts'
import { decide, type Sources } from './precedence.ts'
import { comparePoints, type SettledMatchup } from './results.ts'
import { breakTie, type TieRule } from './tie-rule.ts'

interface DrawFacts extends TieRule {
  /** The bracket as the host draws it; null without one. */
  drawn: Drawing | null
  evidence: Pick<HostSeason, 'status'>
  settings: Pick<SeasonSettings, 'regularSeasonMatchups' | 'matchupPeriods' | 'hasUnknownTieRule'>
  settled: readonly SettledMatchup[]
}

/** The bracket with its winners. A game has one once all weeks of its round are scored. */
export function judgeDraw(facts: DrawFacts): Drawing | null {
  const { drawn, settings, evidence, seeding } = facts
  if (!drawn) return null
  const isOver = ({ round }: PlayoffGame) =>
    settings.matchupPeriods
      .find(({ matchupPeriod }) => matchupPeriod === settings.regularSeasonMatchups + round)
      ?.weeks.every((week) => evidence.status.scoredWeeks.includes(week))
  return playDrawing(drawn, {
    rankOf: (teamId) => seeding.seedOf.get(teamId) ?? 0,
    winnerOf: (game) =>
      isOver(game) ? (decide('drawnWinner', winnerSources, { facts, drawn, game })?.value ?? null) : null,
  })
}

const winnerSources: Sources<
  'drawnWinner',
  { facts: DrawFacts; drawn: Drawing; game: PlayoffGame },
  NonNullable<PlayoffGame['winner']>
> = {
  byHost: ({ game }) => game.winner,
  byGame: ({ game, drawn, facts }) => {
    const { id, kind, round, first, second } = game
    const matchup = findFinal(game, facts) ?? pairReplaced(game, facts)
    if (!matchup || first.teamId === null || !second || second.teamId === null) return null
    if (matchup.winner !== 'tie') {
      return (matchup.winner === 'home' ? matchup.home : matchup.away)?.teamId === first.teamId ? 'first' : 'second'
    }
    const later = drawn.games
      .filter((one) => one.round > round)
      .map((one) => ({ kind: one.kind, teamIds: [one.first.teamId, one.second?.teamId ?? null] }))
    const teams = { first: first.teamId, second: second.teamId }
    return breakTie({ kind, ...teams, later, winnerByLine: findWinnerByLine(id, teams, drawn) }, facts)
  },
}

/** The final matchup of a game whose teams are known. */
function findFinal(game: PlayoffGame, { settings, settled }: Pick<DrawFacts, 'settings' | 'settled'>) {
  const period = settings.regularSeasonMatchups + game.round
  const matchup = settled.find((one) => one.matchupPeriod === period && findDrawnGame([game], one, game.round))
  return matchup?.status === 'final' && matchup.winner !== null ? matchup : null
}

/**
 * The result of a game whose teams the commissioner replaced while the host's matchups still have others: by the points of both in that
 * week. Null for other games, and until both are final.
 */
function pairReplaced(
  { first, second, round }: PlayoffGame,
  { settings, settled }: Pick<DrawFacts, 'settings' | 'settled'>,
): Pick<SettledMatchup, 'home' | 'away' | 'winner'> | null {
  if (!first.isReplaced && !second?.isReplaced) return null
  const period = settings.regularSeasonMatchups + round
  const [home, away] = [first, second].map((slot) =>
    settled
      .filter(({ matchupPeriod, status }) => matchupPeriod === period && status === 'final')
      .flatMap((matchup) => [matchup.home, matchup.away])
      .find((side) => side && side.teamId === slot?.teamId),
  )
  if (!home || !away) return null
  const winner = comparePoints(home, away)
  return winner && { home, away, winner }
}

/** The winner by the teams that the host entered at the ends of a game's lines. */
function findWinnerByLine(
  game: number,
  { first, second }: { first: number; second: number },
  { games }: Drawing,
): number | null {
  for (const slot of games.flatMap((one) => [one.first, one.second])) {
    if (slot?.from?.game !== game || slot.isReplaced || (slot.teamId !== first && slot.teamId !== second)) continue
    return slot.from.outcome === 'winner' ? slot.teamId : slot.teamId === first ? second : first
  }
  return null
}

/** The byes of the bracket as matchups. */
export function listDrawnByes(
  { games }: Drawing,
  { settings, status }: Pick<HostSeason, 'settings' | 'status'>,
): Matchup[] {
  const byes = games.filter(({ second }) => second === null)
  return settings.matchupPeriods.flatMap(({ matchupPeriod, weeks }) => {
    const isOver = weeks.every((week) => status.scoredWeeks.includes(week))
    return byes
      .filter(({ round }) => round === matchupPeriod - settings.regularSeasonMatchups)
      .flatMap(({ kind, first: { teamId } }) => (teamId === null ? [] : { kind, teamId }))
      .sort((a, b) => a.teamId - b.teamId)
      .map(({ kind, teamId }) => ({
        id: byeId(matchupPeriod, teamId),
        matchupPeriod,
        weeks,
        kind,
        status: isOver ? ('final' as const) : ('scheduled' as const),
        home: { teamId, points: null, adjustment: 0, homeBonus: 0, pointsByWeek: [] },
        away: null,
        winner: null,
      }))
  })
}

/** The game of a host's bracket that a matchup is. */
export function findDrawnGame(
  games: readonly PlayoffGame[],
  { home, away }: Pick<Matchup, 'home' | 'away'>,
  round: number,
): PlayoffGame | undefined {
  return games.find(
    ({ first, second, round: ofGame }) =>
      ofGame === round &&
      away !== null &&
      [home.teamId, away.teamId].every((team) => team === first.teamId || team === second?.teamId),
  )
}
