/** The games and the lineup decision that a season is remembered by. */
import type { LeagueSeason } from '../domain/league-season.ts'
import { wouldHaveWon } from '../domain/would-have-won.ts'
import { listSeasonGames, type SeasonGame } from './history/season-games.ts'
import { subtractPoints } from './points.ts'
import { computeStandings } from './standings.ts'
import { analyzeStartSit } from './start-sit.ts'

/** A decided game, its winner first; after a tie the home team. */
export interface RecapGame {
  winner: GameSide
  loser: GameSide
  /** League points; 0 in a tie, and where the tiebreaker decided. */
  margin: number
  isTie: boolean
  weeks: number[]
  isPlayoff: boolean
}

interface GameSide {
  teamId: number
  points: number
}

type Missed = NonNullable<ReturnType<typeof analyzeStartSit>>['missedOpportunities'][number]

export interface BenchBlunder {
  teamId: number
  week: number
  missed: Missed
  /** The loss that this one swap would have won; null: it changed nothing. */
  lost: { margin: number; opponentId: number } | null
}

export interface SeasonRecap {
  titleGame: RecapGame | null
  closest: RecapGame | null
  lopsided: RecapGame | null
  blunder: BenchBlunder | null
}

export function recapSeason(season: LeagueSeason): SeasonRecap {
  const games = listSeasonGames(season).map(toRecapGame)
  return {
    titleGame: findTitleGame(season, games),
    closest: games.reduce<RecapGame | null>((best, game) => (best && best.margin <= game.margin ? best : game), null),
    lopsided: games.reduce<RecapGame | null>((best, game) => (best && best.margin >= game.margin ? best : game), null),
    blunder: findBenchBlunder(season, games),
  }
}

function toRecapGame({ matchup, kind, home, away, winner }: SeasonGame): RecapGame {
  const sides = [home, away].map(({ teamId, points }) => ({ teamId, points: points ?? 0 })) as [GameSide, GameSide]
  const [first, second] = winner === 'away' ? [sides[1], sides[0]] : sides
  return {
    winner: first,
    loser: second,
    margin: Math.abs(subtractPoints(first.points, second.points)),
    isTie: winner === 'tie',
    weeks: matchup.weeks,
    isPlayoff: kind !== 'regular',
  }
}

/** The champion's last game after the regular season, which won the title; null where it was not won. */
function findTitleGame(season: LeagueSeason, games: readonly RecapGame[]): RecapGame | null {
  const champion = computeStandings(season).teams.find(({ isChampion }) => isChampion)?.team.id
  const last = games.findLast(
    ({ isPlayoff, winner, loser }) => isPlayoff && [winner.teamId, loser.teamId].includes(champion ?? Number.NaN),
  )
  return last && !last.isTie && last.winner.teamId === champion ? last : null
}

/**
 * The missed swap that cost the most points, in weeks of decided games. One that would have turned a loss into a win (points missed >
 * opponent's score − own score) comes before any that would not; of equal ones that of the better team, then the earlier week.
 */
function findBenchBlunder(season: LeagueSeason, games: readonly RecapGame[]): BenchBlunder | null {
  const all = computeStandings(season).teams.flatMap(({ team }) =>
    games.flatMap((game) => blundersOf(season, team.id, game)),
  )
  return all.reduce<BenchBlunder | null>((worst, one) => (worst && !isWorse(one, worst) ? worst : one), null)
}

function isWorse(one: BenchBlunder, than: BenchBlunder): boolean {
  if ((one.lost === null) !== (than.lost === null)) return one.lost !== null
  return one.missed.pointsMissed > than.missed.pointsMissed
}

function blundersOf(season: LeagueSeason, teamId: number, game: RecapGame): BenchBlunder[] {
  if (![game.winner.teamId, game.loser.teamId].includes(teamId)) return []
  return game.weeks.flatMap((week) =>
    (analyzeStartSit(season, teamId, week)?.missedOpportunities ?? [])
      .filter(({ pointsMissed }) => pointsMissed > 0)
      .map((missed) => ({ teamId, week, missed, lost: lossWonBy(missed.pointsMissed, teamId, game) })),
  )
}

function lossWonBy(points: number, teamId: number, game: RecapGame): BenchBlunder['lost'] {
  const { winner, loser, margin, isTie } = game
  const isLost = !isTie && loser.teamId === teamId && winner.points >= loser.points
  if (!isLost || !wouldHaveWon(points, { own: loser.points, opponent: winner.points })) return null
  return { margin, opponentId: winner.teamId }
}
