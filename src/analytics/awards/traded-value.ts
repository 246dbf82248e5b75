/** The awards for the sides that gained and lost most by a trade. */
import { roundFigure } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { writeGamesAgainst } from '../../domain/trade-games.ts'
import { teamRefOf } from '../public-ids.ts'
import { factsOf } from '../season-facts.ts'
import type { LeagueTrade } from '../trades/list-trades.ts'
import { rateTrade } from '../trades/rate-trade.ts'
import { listFlippedOf } from '../trades/replay-without.ts'
import { rankTrades } from '../trades/season-trades.ts'
import type { Award } from './award.ts'
import { type Candidate, chooseWinner } from './choose-winner.ts'
import { formatDifference } from './wording.ts'

export const bestTrade: Award = {
  key: 'best-trade',
  title: 'Best Trade',
  icon: 'swap',
  description:
    'The side that gained most by a trade this season: starter points above replacement, received minus sent. Picks count once they are used.',
  restsOnLineups: true,
  pick: (season) =>
    chooseWinner(
      season,
      listTradeSides(season).filter(({ value }) => value > 0),
      'highest',
      (side) => describeTradeSide(season, side),
    ),
}

export const worstTrade: Award = {
  key: 'worst-trade',
  title: 'Worst Trade',
  icon: 'thumbs-down',
  isShame: true,
  description:
    'The side that lost most by a trade this season: starter points above replacement, received minus sent. Picks count once they are used.',
  restsOnLineups: true,
  pick: (season) =>
    chooseWinner(
      season,
      listTradeSides(season).filter(({ value }) => value < 0),
      'lowest',
      (side) => describeTradeSide(season, side),
    ),
}

interface TradeCandidate extends Candidate {
  week: number
  players: string
  openPicks: number
  trade: LeagueTrade
}

/** Sides of trades with the season's value, the names of the received players, and the picks that it leaves out. */
function listTradeSides(season: Season): TradeCandidate[] {
  const { players } = factsOf(season)
  return rankTrades(season)
    .filter(({ side }) => factsOf(season).teams.has(side.teamId))
    .map(({ trade, side: { teamId, received }, value, openPicks }) => ({
      teamId,
      week: Math.max(1, trade.move.week),
      value: roundFigure(value),
      players: nameSome(received.flatMap(({ spells: [spell] }) => (spell && players.get(spell.player)?.name) ?? [])),
      openPicks,
      trade,
    }))
}

/** '+84.2 starter points above replacement for Alpha and 1 more, week 6; 2 picks aren’t counted; lost a game by it (week 9, to Beta)' */
function describeTradeSide(season: Season, side: TradeCandidate): string {
  const { value, players, week, openPicks } = side
  const open =
    openPicks === 0 ? '' : openPicks === 1 ? '; one pick isn’t counted' : `; ${openPicks} picks aren’t counted`
  const games = describeGames(season, side)
  return `${formatDifference(value)} starter points above replacement${players && ` for ${players}`}, week ${week}${open}${games && `; ${games}`}`
}

/** What the trade's games of the season say where they disagree with the side's points; else empty. */
function describeGames(season: Season, { teamId, value, trade }: TradeCandidate): string {
  const { sides: rated, flips } = rateTrade([season], trade)
  const sides = rated.map((side) => ({
    team: teamRefOf(season, side.teamId),
    value: side.teamId === teamId ? value : side.value,
    wins: side.wins,
    flipped: listFlippedOf(flips, side.teamId),
  }))
  const own = sides[rated.findIndex((side) => side.teamId === teamId)]
  return own ? writeGamesAgainst(sides, own, season.season) : ''
}

function nameSome([first = '', ...more]: readonly string[]): string {
  return more.length === 0 ? first : more.length === 1 ? `${first} and ${more[0]}` : `${first} and ${more.length} more`
}
