import {
  type HistorySeason,
  type LeagueHistory,
  managerName,
  managerOfTeam,
} from '../analytics/history/league-history.ts'
import { findCorrections } from '../analytics/moves/corrections.ts'
import { listMoves } from '../analytics/moves/list-moves.ts'
import { teamRefOf, toPlayerRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { AssetPath } from '../analytics/trades/follow-asset.ts'
import { findChampionTrades, listPartners, rateLeagueTrades, sumByManager } from '../analytics/trades/league-trades.ts'
import { type LeagueTrade, listTradedAssets, listTrades } from '../analytics/trades/list-trades.ts'
import { listPointsSince } from '../analytics/trades/points-since.ts'
import { isOpen, type RatedSide, type RatedTrade, rateTrade } from '../analytics/trades/rate-trade.ts'
import { type FlippedGame, listFlippedOf } from '../analytics/trades/replay-without.ts'
import type { Parameters } from '../contract/endpoints.ts'
import type { TradeResponse, TradesResponse } from '../contract/responses/trades.ts'
import { DomainError } from '../domain/errors.ts'
import { hostTitles } from '../domain/identity.ts'
import { joinList } from '../domain/join-list.ts'
import { roundFigure, sumPoints } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import { describeTradedPick } from './describe-traded-pick.ts'
import { describeHistoryLeague, type HistoryInput, historyOf, leagueNameOf } from './history-input.ts'

export function handleTrades(input: HistoryInput): TradesResponse {
  const league = historyOf(input)
  const rated = rateLeagueTrades(league)
  const managerOf = (season: Season, teamId: number) => entryOf(league, season).managerOf(teamId)
  return {
    ...describeHistoryLeague(league),
    trades: rated.map((one) => ({
      ...momentOfTrade(one.trade),
      isRebuilt: one.trade.move.isRebuilt,
      state: one.state,
      best: bestOf(one),
      sides: one.sides.map((side) => ({
        ...describeSide(league, one.trade, side, one.flips),
        assets: side.received.map((path) => describeAsset(one.trade.season, path)),
      })),
      open: one.paths.filter(isOpen).length,
    })),
    managers: sumByManager(rated, managerOf).map(({ value, wins, ...record }) => ({
      ...record,
      name: managerName(league, record.key),
      value: roundFigure(value),
      wins: roundFigure(wins),
    })),
    partners: listPartners(rated, managerOf).map(({ balance, ...pair }) => ({
      ...pair,
      name: managerName(league, pair.key),
      otherName: managerName(league, pair.otherKey),
      balance: roundFigure(balance),
    })),
    champions: findChampionTrades(league, rated).map(({ season, championId, best, playoffWins }) => {
      const { id, season: year, week } = best ? momentOfTrade(best.rated.trade) : { id: '', season: 0, week: 0 }
      return {
        season: season.season.season,
        team: teamRefOf(season.season, championId),
        ...managerOfTeam(league, season, championId),
        trade: best && { id, season: year, week },
        value: roundFigure(best?.value),
        playoffWins,
      }
    }),
    notes: noteUnknowns(league),
  }
}

/** Without a season the newest one with the trade. Throws `DomainError('not-found')`. */
export function handleTrade(input: HistoryInput, { trade: id, season: year }: Parameters<'trade'>): TradeResponse {
  const league = historyOf(input)
  const seasons = league.seasons.map(({ season }) => season)
  const wanted = seasons.toReversed().filter(({ season }) => year === undefined || season === year)
  const trade = wanted.flatMap(listTrades).find(({ move }) => move.id === id)
  const undone = wanted.flatMap(listUndone).find(({ move }) => move.id === id)
  const found = trade ?? undone
  if (!found)
    throw new DomainError('not-found', `No trade ${JSON.stringify(id)} in ${leagueNameOf(league) || 'this league'}.`)
  const rated = trade ? rateTrade(seasons, trade) : null
  return {
    ...describeHistoryLeague(league),
    ...momentOfTrade(found),
    isRebuilt: found.move.isRebuilt,
    state: rated?.state ?? 'undone',
    best: rated && bestOf(rated),
    sides: (rated?.sides ?? unrated(found)).map((side) => {
      const started = side.received.flatMap(({ spells }) => spells.map(({ pointsStarted }) => pointsStarted))
      return {
        ...describeSide(league, found, side, rated?.flips ?? []),
        pointsStarted: sumPoints(started),
        assets: side.received.map((path) => describePath(found.season, path)),
        weeks: listPointsSince(found, side, rated?.sides ?? []).map(({ season, ...week }) => ({
          season: season.season,
          ...week,
        })),
      }
    }),
    flips: (rated?.flips ?? []).map(({ season, matchup, kind, home, away }) => {
      const flipped = ({ teamId, points, without }: typeof home) => ({
        team: teamRefOf(season, teamId),
        points,
        without,
      })
      return {
        season: season.season,
        weeks: matchup.weeks,
        kind,
        matchupId: matchup.id,
        home: flipped(home),
        away: flipped(away),
      }
    }),
    notes: [...noteTrade(found, rated), ...noteUnknowns(league, found.season.season)],
  }
}

/** Trades that were reversed: they have a page, and count nowhere. */
function listUndone(season: Season): LeagueTrade[] {
  const corrections = findCorrections(season)
  const trades = new Set(season.transactions.filter(({ kind }) => kind === 'trade').map(({ id }) => id))
  return listMoves(season)
    .filter(({ id, kind }) => kind === 'undone' && corrections.get(id) === 'undone' && trades.has(id))
    .map((move) => ({ season, move }))
}

function unrated(trade: LeagueTrade): RatedSide[] {
  const end = { kind: 'none', at: null, trade: null } as const
  const paths = listTradedAssets(trade).map(
    (asset): AssetPath => ({ asset, spells: [], drafted: null, end, value: null }),
  )
  return trade.move.sides.map(({ teamId }) => ({
    teamId,
    value: null,
    wins: null,
    received: paths.filter(({ asset }) => asset.toTeamId === teamId),
    sent: paths.filter(({ asset }) => asset.fromTeamId === teamId),
  }))
}

function momentOfTrade({ season, move: { id, week, date } }: LeagueTrade) {
  return { id, season: season.season, week, date }
}

function bestOf({ best, trade }: RatedTrade) {
  return best && teamRefOf(trade.season, best.teamId)
}

function describeSide(
  league: LeagueHistory,
  { season }: LeagueTrade,
  { teamId, value, wins }: RatedSide,
  flips: readonly FlippedGame[],
) {
  return {
    team: teamRefOf(season, teamId),
    ...managerOfTeam(league, entryOf(league, season), teamId),
    value: roundFigure(value),
    wins: roundFigure(wins),
    flipped: listFlippedOf(flips, teamId),
  }
}

function entryOf({ seasons }: LeagueHistory, season: Season): HistorySeason {
  const entry = seasons.find((one) => one.season === season)
  if (!entry) throw new Error('The season is not of this league')
  return entry
}

function describeAsset(season: Season, { asset, drafted, value, end }: AssetPath) {
  const known = drafted ?? (asset.kind === 'player' ? { season, player: asset.player } : null)
  const player = known && factsOf(known.season).players.get(known.player)
  return {
    kind: asset.kind,
    from: asset.fromTeamId === null ? null : teamRefOf(season, asset.fromTeamId),
    player: known && player ? toPlayerRef(known.season, player) : null,
    pick: asset.kind === 'pick' ? describeTradedPick(season, asset.pick) : null,
    draftedAs: drafted?.overallPick ?? null,
    dollars: asset.kind === 'dollars' ? asset.dollars : null,
    value: roundFigure(value),
    outcome: end.kind,
  }
}

function describePath(season: Season, path: AssetPath): TradeResponse['sides'][number]['assets'][number] {
  const { spells, end, asset } = path
  return {
    ...describeAsset(season, path),
    seasons: spells.map(({ season: of, weeksRostered, weeksStarted, pointsStarted, value }) => ({
      season: of.season,
      weeksRostered,
      weeksStarted,
      pointsStarted,
      value: roundFigure(value),
    })),
    left: end.at && {
      season: end.at.season.season,
      week: end.at.week,
      team: end.trade && receiverIn(end.trade, asset.toTeamId),
      trade: end.trade?.move.id ?? null,
    },
  }
}

/** The other side of a trade of two teams. */
function receiverIn({ season, move }: LeagueTrade, teamId: number) {
  const others = move.sides.filter((side) => side.teamId !== teamId)
  return others.length === 1 && others[0] ? teamRefOf(season, others[0].teamId) : null
}

function noteTrade({ season, move }: LeagueTrade, rated: RatedTrade | null): string[] {
  const host = hostTitles[season.host]
  if (!rated) return ['This trade was reversed, so it counts nowhere.']
  return [
    ...(move.isRebuilt ? [`The players are inferred from lineups, because ${host} doesn’t list them.`] : []),
    ...(rated.paths.length === 0 ? [`${host} doesn’t list what was traded.`] : []),
    ...(rated.paths.some(({ asset }) => asset.kind === 'dollars') ? ['FAAB dollars have no point value.'] : []),
  ]
}

/** Seasons whose moves are missing. A trade depends on its own season and later ones (`since`). */
function noteUnknowns({ seasons, missing }: LeagueHistory, since = 0): string[] {
  const without = seasons
    .filter(({ season, isPlayed }) => isPlayed && !season.areMovesKnown && season.season >= since)
    .map(({ season }) => season.season)
  const absent = missing.filter(({ season }) => season >= since).map(({ season }) => season)
  return [
    ...(without.length > 0 ? [`The trades of ${joinList(without.map(String))} are missing.`] : []),
    ...(absent.length === 1 ? [`${absent[0]} is missing, so nothing from that season counts.`] : []),
    ...(absent.length > 1
      ? [`${joinList(absent.map(String))} are missing, so nothing from those seasons counts.`]
      : []),
  ]
}
