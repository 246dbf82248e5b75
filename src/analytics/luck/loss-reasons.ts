import type { LeagueSeason } from '../../domain/league-season.ts'
import { partsOfPeriod } from '../period-score.ts'
import { type OwnGame, ownRegularGames } from '../regular-periods.ts'

/** Why a game was lost, in points that add up to the margin; below 0 is what cost the team. */
export interface LossReason {
  teamId: number
  game: OwnGame
  /** Own points − opponent's, below 0. */
  margin: number
  /** How much better or worse the team usually is than this opponent. */
  strength: number
  /** Points of the best lineup, compared with the usual; null where lineups are not known. */
  rosterDay: number | null
  /** Points left on the bench, compared with the usual. */
  mistakes: number | null
  adjustment: number | null
  /** The three above in one, where they are not known. */
  ownDay: number | null
  /** The opponent's score, compared with its usual one. */
  opponentDay: number
}

/** Explains every loss of the regular season, in the order of play. The parts add up to the margin exactly. */
export function explainLosses(season: LeagueSeason): LossReason[] {
  const usual = new Map(season.teams.map(({ id }) => [id, meanWeek(season, id)]))
  return season.teams
    .flatMap(({ id }) =>
      (ownRegularGames(season).get(id) ?? [])
        .filter(({ result }) => result === 0)
        .flatMap((game) => {
          const [own, opponent] = [usual.get(id), usual.get(game.opponentId)]
          return own && opponent ? [explainLoss(season, id, game, own, opponent)] : []
        }),
    )
    .sort((a, b) => a.game.period.matchupPeriod - b.game.period.matchupPeriod || a.margin - b.margin)
}

/** Means per week, so that games of one and of two weeks are comparable. */
interface MeanWeek {
  score: number
  optimal: number
  missed: number
  adjustment: number
  /** False where a lineup is missing: the last three are then not known. */
  isKnown: boolean
}

function explainLoss(
  season: LeagueSeason,
  teamId: number,
  game: OwnGame,
  own: MeanWeek,
  opponent: MeanWeek,
): LossReason {
  const length = Math.max(1, game.period.weeks.length)
  const parts = own.isKnown ? (partsOfPeriod(season, game.period).get(teamId) ?? null) : null
  return {
    teamId,
    game,
    margin: game.points - game.opponentPoints,
    strength: length * (own.score - opponent.score),
    rosterDay: parts && parts.optimal - length * own.optimal,
    mistakes: parts && length * own.missed - parts.missed,
    adjustment: parts && parts.adjustment - length * own.adjustment,
    ownDay: parts ? null : game.points - length * own.score,
    opponentDay: length * opponent.score - game.opponentPoints,
  }
}

function meanWeek(season: LeagueSeason, teamId: number): MeanWeek {
  const games = ownRegularGames(season).get(teamId) ?? []
  const weeks = games.reduce((sum, { period }) => sum + Math.max(1, period.weeks.length), 0)
  const parts = games.flatMap(({ period }) => partsOfPeriod(season, period).get(teamId) ?? [])
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, weeks)
  return {
    score: mean(games.map(({ points }) => points)),
    optimal: mean(parts.map(({ optimal }) => optimal)),
    missed: mean(parts.map(({ missed }) => missed)),
    adjustment: mean(parts.map(({ adjustment }) => adjustment)),
    isKnown: parts.length === games.length,
  }
}
