/** Memorable games and the costliest lineup decision of a season. */
import type { ResponseOf } from '../contract/responses/index.ts'
import { decidedBy } from '../domain/decided-by.ts'
import { subtractPoints } from '../domain/points.ts'
import type { Season, Team } from '../domain/season.ts'
import { wouldHaveWon } from '../domain/would-have-won.ts'
import { listSeasonGames, type SeasonGame } from './history/season-games.ts'
import { teamIdOf, teamRefOf } from './public-ids.ts'
import { computeStandings } from './standings.ts'
import { analyzeStartSit } from './start-sit.ts'

type Recap = Omit<ResponseOf<'recap'>, 'leagueId' | 'season'>
type RecapGame = NonNullable<Recap['closest']>
interface PlayedGame {
  matchupId: number
  game: RecapGame | null
}

type Blunder = NonNullable<Recap['blunder']>

export function recapSeason(season: Season): Recap {
  const seasonGames = listSeasonGames(season)
  const games = seasonGames.map((game) => toRecapGame(season, game))
  const played = games.filter((_, index) => !seasonGames[index]?.hasEmptyLineup)
  const byMargin = played.filter(isDecidedByScores).toSorted((a, b) => a.margin - b.margin)
  const closest = byMargin[0] ?? null
  const lopsided = byMargin.find(({ margin }) => margin === byMargin.at(-1)?.margin) ?? null
  return {
    titleGame: findTitleGame(
      season,
      seasonGames.map(({ matchup }, index) => ({ matchupId: matchup.id, game: games[index] ?? null })),
    ),
    closest,
    // The only game is the closest.
    lopsided: lopsided === closest ? null : lopsided,
    blunder: findBenchBlunder(season, games),
  }
}

/** Where the league ruled, the scores are neither close nor lopsided. */
function isDecidedByScores({ isTie, winner, loser }: RecapGame): boolean {
  return isTie || decidedBy(winner.score, loser.score) !== 'ruling'
}

function toRecapGame(season: Season, { matchup, kind, home, away, winner }: SeasonGame): RecapGame {
  const sideOf = ({ teamId, points }: SeasonGame['home']) => {
    const { id, name } = teamRefOf(season, teamId)
    return { teamId: id, teamName: name, score: points ?? 0 }
  }
  const [first, second] = winner === 'away' ? [sideOf(away), sideOf(home)] : [sideOf(home), sideOf(away)]
  return {
    margin: Math.abs(subtractPoints(first.score, second.score)),
    isTie: winner === 'tie',
    weeks: matchup.weeks,
    isPlayoff: kind !== 'regular',
    winner: first,
    loser: second,
  }
}

/** The championship game; null if it did not decide the title, as the commissioner named another champion. */
function findTitleGame({ title }: Season, games: readonly PlayedGame[]): RecapGame | null {
  const { final, championId } = title
  if (!final || final.winnerId !== championId) return null
  return games.find(({ matchupId }) => matchupId === final.matchup.id)?.game ?? null
}

/**
 * The missed swap that cost the most points, in weeks of final games. Swaps that would have turned a loss into a win (points missed >
 * opponent's score − own score) come first. Ties go to the better-ranked team, then the earlier week.
 */
function findBenchBlunder(season: Season, games: readonly RecapGame[]): Blunder | null {
  const all = computeStandings(season).teams.flatMap(({ team }) =>
    games.flatMap((game) => blundersOf(season, team, game)),
  )
  return all.reduce<Blunder | null>((worst, one) => (worst && !isWorse(one, worst) ? worst : one), null)
}

function isWorse(one: Blunder, than: Blunder): boolean {
  if ((one.lost === null) !== (than.lost === null)) return one.lost !== null
  return one.pointsMissed > than.pointsMissed
}

function blundersOf(season: Season, { id, name }: Team, game: RecapGame): Blunder[] {
  const teamId = teamIdOf(season, id)
  if (![game.winner.teamId, game.loser.teamId].includes(teamId)) return []
  return game.weeks.flatMap((week) =>
    (analyzeStartSit(season, id, week)?.missedOpportunities ?? [])
      .filter(({ pointsMissed }) => pointsMissed > 0)
      .map((missed) => ({
        teamId,
        teamName: name,
        week,
        slot: missed.positionEligibility,
        started: { name: missed.starterName, points: missed.starterPoints },
        benched: { name: missed.benchName, points: missed.benchPoints },
        pointsMissed: missed.pointsMissed,
        lost: lossWonBy(missed.pointsMissed, teamId, game),
      })),
  )
}

function lossWonBy(points: number, teamId: number, game: RecapGame): Blunder['lost'] {
  const { winner, loser, margin, isTie } = game
  const isLost = !isTie && loser.teamId === teamId
  if (!isLost || !wouldHaveWon(points, { own: loser.score, opponent: winner.score })) return null
  return { margin, opponentName: winner.teamName }
}
