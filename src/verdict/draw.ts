/** The host's own playoff bracket, with the winners of its games. */
import type { HostSeason } from '../domain/host-season.ts'
import type { DrawnGame, Matchup, SeasonStatus } from '../domain/season.ts'
import { findDrawnGame } from './kinds.ts'
import type { SettledMatchup } from './results.ts'

interface Sources {
  host: Pick<HostSeason, 'settings' | 'status'>
  status: SeasonStatus
  matchups: readonly SettledMatchup[]
  /** Team ids, first seed first. */
  order: readonly number[]
}

/**
 * The bracket once the regular season is over; a host draws it from the current standings before. A game has a winner once all weeks of its
 * round are scored: the one that the host names, else by points, and the better seed of a tied game.
 */
export function judgeDraw(
  draw: readonly DrawnGame[] | undefined,
  { host, status, matchups, order }: Sources,
): DrawnGame[] | null {
  if (!draw || draw.length === 0 || !status.isRegularSeasonOver) return null
  const { regularSeasonMatchups, matchupPeriods } = host.settings
  const judged = new Map<number, DrawnGame>()
  const roundOf = new Map(draw.map(({ id, round }) => [id, round]))
  for (const game of draw.toSorted((a, b) => a.round - b.round)) {
    const period = matchupPeriods.find(({ matchupPeriod }) => matchupPeriod === regularSeasonMatchups + game.round)
    const isOver = period?.weeks.every((week) => host.status.scoredWeeks.includes(week)) ?? false
    // A line leads from an earlier round only.
    const isEarlier = ({ from }: DrawnGame['first']) => from === null || (roundOf.get(from.game) ?? 0) < game.round
    const [first, second] = [game.first, game.second].map((slot) =>
      fillSlot(isEarlier(slot) ? slot : { ...slot, from: null }, judged),
    )
    if (!first || !second) continue
    const settled = { ...game, first, second }
    judged.set(game.id, {
      ...settled,
      winner: isOver ? (game.winner ?? findWinner(settled, matchups, host, order)) : null,
    })
  }
  return [...judged.values()]
}

/** A team that the host has not entered yet comes from the game that its line starts at. */
function fillSlot(slot: DrawnGame['first'], judged: ReadonlyMap<number, DrawnGame>): DrawnGame['first'] {
  if (slot.teamId !== null || slot.from === null) return slot
  return { ...slot, teamId: teamOutOf(judged.get(slot.from.game), slot.from.outcome) }
}

function findWinner(
  game: DrawnGame,
  matchups: readonly SettledMatchup[],
  { settings }: Sources['host'],
  order: readonly number[],
): DrawnGame['winner'] {
  const { first, second, round } = game
  if (first.teamId === null || second.teamId === null) return null
  const period = settings.regularSeasonMatchups + round
  const matchup = matchups.find((one) => one.matchupPeriod === period && findDrawnGame([game], one, round))
  if (matchup?.status !== 'final' || matchup.winner === null) return null
  if (matchup.winner === 'tie') return order.indexOf(first.teamId) < order.indexOf(second.teamId) ? 'first' : 'second'
  return (matchup.winner === 'home' ? matchup.home : matchup.away)?.teamId === first.teamId ? 'first' : 'second'
}

/** Byes of the winners' bracket and of the losers': teams whose first game is in a later round. */
export function listDrawnByes(draw: readonly DrawnGame[], { settings, status }: Sources['host']): Matchup[] {
  return settings.matchupPeriods.flatMap(({ matchupPeriod, weeks }) => {
    const isOver = weeks.every((week) => status.scoredWeeks.includes(week))
    return listResting(draw, matchupPeriod - settings.regularSeasonMatchups).map(({ teamId, kind }) => ({
      id: matchupPeriod * idsPerPeriod + firstByeId + teamId,
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

/** Beyond the ids of a host's own matchups of a period. */
const idsPerPeriod = 10_000
const firstByeId = 5000

function listResting(draw: readonly DrawnGame[], round: number): { teamId: number; kind: DrawnGame['kind'] }[] {
  if (round < 1) return []
  const first = new Map<number, DrawnGame>()
  for (const game of draw) {
    for (const { teamId } of [game.first, game.second]) {
      if (teamId !== null && game.round < (first.get(teamId)?.round ?? Number.POSITIVE_INFINITY))
        first.set(teamId, game)
    }
  }
  return [...first]
    .filter(([teamId, game]) => game.round > round && !entersByHand(game, teamId))
    .map(([teamId, { kind }]) => ({ teamId, kind }))
    .sort((a, b) => a.teamId - b.teamId)
}

/** A team that the commissioner put into a later game did not rest before. */
function entersByHand({ first, second }: DrawnGame, teamId: number): boolean {
  return [first, second].some((slot) => slot.teamId === teamId && slot.isReplaced)
}

/** The winner or loser of a game; null if not yet known. */
export function teamOutOf(game: DrawnGame | undefined, outcome: 'winner' | 'loser'): number | null {
  if (!game || game.winner === null) return null
  const isFirst = (game.winner === 'first') === (outcome === 'winner')
  return (isFirst ? game.first : game.second).teamId
}
