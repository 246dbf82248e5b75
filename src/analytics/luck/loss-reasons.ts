import type { Season } from '../../domain/season.ts'
import { type OwnGame, ownRegularGames } from '../../verdict/regular-periods.ts'
import { partsOfPeriod } from '../period-score.ts'

/** The reasons of a loss, in points that add up to the margin; negative values hurt the team. */
export interface LossReason {
  teamId: number
  game: OwnGame
  /** Own points − opponent's, below 0. */
  margin: number
  /** Usual difference in strength between the team and this opponent. */
  strength: number
  /** Points of the optimal lineup compared with the usual; null without lineups. */
  rosterDay: number | null
  /** Bench points compared with the usual. */
  mistakes: number | null
  adjustment: number | null
  /** Sum of the three above, if they are unknown. */
  ownDay: number | null
  /** The opponent's score compared with its usual score. */
  opponentDay: number
}

/** Explains every loss of the regular season, also to teams that left since, in the order of play. The parts add up to the margin exactly. */
export function explainLosses(season: Season): LossReason[] {
  const usual = new Map([...ownRegularGames(season).keys()].map((id) => [id, meanWeek(season, id)]))
  return season.teams
    .flatMap(({ id }) =>
      (ownRegularGames(season).get(id) ?? [])
        .filter(({ result }) => result === 0)
        .flatMap((game) => {
          const own = usual.get(id)
          const opponent = usual.get(game.opponentId)
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
  /** False if a lineup is missing: the last three are then unknown. */
  isKnown: boolean
}

function explainLoss(season: Season, teamId: number, game: OwnGame, own: MeanWeek, opponent: MeanWeek): LossReason {
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

function meanWeek(season: Season, teamId: number): MeanWeek {
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
