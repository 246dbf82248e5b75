import { findCorrections } from '../analytics/moves/corrections.ts'
import { listMoves, type Move, type MoveSide } from '../analytics/moves/list-moves.ts'
import { findReplacementLevels } from '../analytics/moves/replacement-level.ts'
import type { StintValue } from '../analytics/moves/stint-value.ts'
import { rankPickUps, summarizeMoves } from '../analytics/moves/summarize-moves.ts'
import { leagueIdOf, teamRefOf, toPlayerRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import { rankTrades, rateSeasonTrades } from '../analytics/trades/season-trades.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { hostFacts } from '../domain/host-facts.ts'
import { hostTitles } from '../domain/identity.ts'
import { roundFigure } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
import { slotOrder } from '../domain/vocabulary.ts'
import { describeTradedPick } from './describe-traded-pick.ts'
import type { Handler } from './handler.ts'

/** Number of best and of worst entries. */
const namedMoves = 5

export const handleMoves: Handler<'moves'> = ({ season }) => {
  const { acquisition } = season.settings
  const usesBudget = acquisition?.usesBudget === true
  const pickUps = rankPickUps(season).map(({ move }) => move.id)
  const trades = rankTrades(season).map(({ trade }) => trade.move.id)
  return {
    leagueId: leagueIdOf(season),
    season: season.season,
    unavailable: whyNoMoves(season),
    usesBudget,
    budget: usesBudget ? (acquisition?.budgetDollars ?? null) : null,
    minimumBid: usesBudget ? (acquisition?.minimumBidDollars ?? null) : null,
    notes: noteUnknowns(season),
    replacementLevels: [...findReplacementLevels(season)]
      .sort(([a], [b]) => slotOrder(a) - slotOrder(b))
      .map(([position, points]) => ({ position, points: roundFigure(points) })),
    teams: summarizeMoves(season).map(({ teamId, ...totals }) => ({ team: teamRefOf(season, teamId), ...totals })),
    bestPickUps: firstOf(pickUps),
    worstPickUps: firstOf(pickUps.toReversed()),
    bestTrades: firstOf(trades),
    moves: listMoves(season).map((move) => describeMove(season, move)),
  }
}

function firstOf(ids: readonly string[]): string[] {
  return [...new Set(ids)].slice(0, namedMoves)
}

function whyNoMoves(season: Season): string | null {
  if (listMoves(season).length > 0) return null
  const { phase } = season.status
  if (phase === 'pre-draft' || phase === 'pre-season') return 'Moves appear here once the season starts.'
  return season.areMovesKnown ? 'No moves yet this season.' : hostFacts[season.host].unknownMoves
}

function noteUnknowns(season: Season): string[] {
  const corrections = findCorrections(season)
  const executed = season.transactions.filter(
    ({ id, kind, status }) => kind === 'trade' && status === 'executed' && !corrections.has(id),
  )
  const rebuilt = executed.filter(({ isRebuilt }) => isRebuilt).length
  const unknown = executed.filter(
    ({ items, draftPicks, budgetDollars }) =>
      items.every(({ action }) => action === 'drop') && !draftPicks && !budgetDollars,
  ).length
  const withDollars = executed.filter(({ draftPicks, budgetDollars }) => budgetDollars && !draftPicks).length
  const hasLineups = season.lineups.length > 0
  return [
    ...(rebuilt > 0
      ? [
          `The players in ${rebuilt === 1 ? 'one trade' : `${rebuilt} trades`} are inferred from lineups, because ${hostTitles[season.host]} doesn’t list them.`,
        ]
      : []),
    ...(unknown > 0 ? [`The players in ${unknown === 1 ? 'one trade' : `${unknown} trades`} are unknown.`] : []),
    ...(withDollars > 0 ? ['FAAB dollars have no point value, so we rate such trades by their players.'] : []),
    ...(hasLineups ? [] : ['Without lineups, we can’t tell what a player did for a team.']),
  ]
}

function describeMove(
  season: Season,
  { otherBids, byCommissioner, sides, ...move }: Move,
): ResponseOf<'moves'>['moves'][number] {
  const trade = rateSeasonTrades(season).get(move.id)
  const sideValue = ({ teamId, value }: MoveSide) =>
    trade ? (trade.sides.find((side) => side.teamId === teamId)?.value ?? null) : value
  return {
    ...move,
    ...(trade && trade.openPicks > 0 ? { openPicks: trade.openPicks } : {}),
    ...(otherBids
      ? { otherBids: otherBids.map(({ teamId, dollars }) => ({ team: teamRefOf(season, teamId), dollars })) }
      : {}),
    ...(byCommissioner ? { byCommissioner } : {}),
    sides: sides.map((side) => describeSide(season, { ...side, value: sideValue(side) })),
  }
}

function describeSide(
  season: Season,
  { teamId, received, sent, receivedPicks, sentPicks, receivedDollars, sentDollars, value }: MoveSide,
): ResponseOf<'moves'>['moves'][number]['sides'][number] {
  const { players } = factsOf(season)
  const teamOrNull = (id: number | null) => (id === null ? null : teamRefOf(season, id))
  return {
    team: teamRefOf(season, teamId),
    received: received.flatMap(({ player: number, fromTeamId, stint }) => {
      const player = players.get(number)
      return player
        ? [{ player: toPlayerRef(season, player), from: teamOrNull(fromTeamId), ...describeStint(stint) }]
        : []
    }),
    sent: sent.flatMap(({ player: number, toTeamId, elsewhere }) => {
      const player = players.get(number)
      return player
        ? [{ player: toPlayerRef(season, player), to: teamOrNull(toTeamId), ...describeStint(elsewhere) }]
        : []
    }),
    ...(receivedPicks.length > 0
      ? { receivedPicks: receivedPicks.map((pick) => describeTradedPick(season, pick)) }
      : {}),
    ...(sentPicks.length > 0 ? { sentPicks: sentPicks.map((pick) => describeTradedPick(season, pick)) } : {}),
    ...(receivedDollars > 0 ? { receivedDollars } : {}),
    ...(sentDollars > 0 ? { sentDollars } : {}),
    value: roundFigure(value),
  }
}

function describeStint(stint: StintValue | null) {
  if (stint) return { ...stint, value: roundFigure(stint.value) }
  return { weeksRostered: null, weeksStarted: null, pointsRostered: null, pointsStarted: null, value: null }
}
