import { leagueIdOf, teamRefOf } from '../analytics/public-ids.ts'
import { type BenchBlunder, type RecapGame, recapSeason } from '../analytics/recap.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { Handler } from './handler.ts'

type Response = ResponseOf<'recap'>

export const recap: Handler<'recap'> = ({ season }) => {
  const { titleGame, closest, lopsided, blunder } = recapSeason(season)
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    titleGame: titleGame && describeGame(season, titleGame),
    closest: closest && describeGame(season, closest),
    lopsided: lopsided && describeGame(season, lopsided),
    blunder: blunder && describeBlunder(season, blunder),
  }
}

function describeBlunder(season: LeagueSeason, { teamId, week, missed, lost }: BenchBlunder): Response['blunder'] {
  return {
    ...sideOf(season, teamId),
    week,
    slot: missed.positionEligibility,
    started: { name: missed.starterName, points: missed.starterPoints },
    benched: { name: missed.benchName, points: missed.benchPoints },
    pointsMissed: missed.pointsMissed,
    lost: lost && { margin: lost.margin, opponentName: sideOf(season, lost.opponentId).teamName },
  }
}

function describeGame(season: LeagueSeason, { winner, loser, ...game }: RecapGame): NonNullable<Response['closest']> {
  return {
    ...game,
    winner: { ...sideOf(season, winner.teamId), score: winner.points },
    loser: { ...sideOf(season, loser.teamId), score: loser.points },
  }
}

function sideOf(season: LeagueSeason, teamId: number): { teamId: number; teamName: string } {
  const { id, name } = teamRefOf(season, teamId)
  return { teamId: id, teamName: name }
}
