import { leagueIdOf, teamRefOf } from '../analytics/public-ids.ts'
import { type RecapGame, recapSeason } from '../analytics/recap.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import type { LeagueSeason } from '../domain/league-season.ts'
import type { Handler } from './handler.ts'

type Response = ResponseOf<'recap'>

export const recap: Handler<'recap'> = ({ season }) => {
  const { titleGame, closest, lopsided, blunder } = recapSeason(season)
  const playerName = (player: number) => factsOf(season).players.get(player)?.name ?? ''
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    titleGame: titleGame && describeGame(season, titleGame),
    closest: closest && describeGame(season, closest),
    lopsided: lopsided && describeGame(season, lopsided),
    blunder: blunder && {
      ...sideOf(season, blunder.teamId),
      week: blunder.week,
      slot: blunder.missed.slot,
      started: {
        name: blunder.missed.started ? playerName(blunder.missed.started.player) : 'Empty slot',
        points: blunder.missed.started?.points ?? 0,
      },
      benched: { name: playerName(blunder.missed.benched.player), points: blunder.missed.benched.points },
      pointsMissed: blunder.missed.pointsMissed,
      lost: blunder.lost && {
        margin: blunder.lost.margin,
        opponentName: teamRefOf(season, blunder.lost.opponentId).name,
      },
    },
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
