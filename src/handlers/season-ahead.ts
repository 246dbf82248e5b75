import { type HistorySeason, type LeagueHistory, managerOfTeam } from '../analytics/history/league-history.ts'
import { listSettingChanges, rateSchedulesAhead, seasonBefore } from '../analytics/history/season-ahead.ts'
import { lastDrafted, listKeeperCandidates, seasonOfRosters } from '../analytics/keepers.ts'
import { type PlayerSeason, summarizePlayers } from '../analytics/player-season.ts'
import { teamRefOf, toPlayerRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { SeasonAheadResponse } from '../contract/responses/season-ahead.ts'
import type { KeeperRule } from '../domain/keeper-rule.ts'
import { compareFigures, roundFigure } from '../domain/points.ts'
import type { Player, Season } from '../domain/season.ts'
import { nextDraft } from '../verdict/drafts.ts'
import { listDraftsAndTrades } from './dated-moments.ts'
import { describeHistoryLeague, type HistoryInput, historyOf } from './history-input.ts'

export function handleSeasonAhead(input: HistoryInput): SeasonAheadResponse {
  const league = historyOf(input)
  const newest = league.seasons.at(-1)
  const before = newest ? seasonBefore(league, newest) : null
  return {
    ...describeHistoryLeague(league),
    season: newest?.season.season ?? null,
    before: before?.season.season ?? null,
    moments: listDraftsAndTrades(league)
      .filter(({ season }) => season !== newest?.season.season)
      .map(({ season, date, text }) => ({ season, date: date.toISOString(), text })),
    ...(newest
      ? describeKeepers({
          season: newest.season,
          before: before?.season ?? null,
          seasons: league.seasons.map(({ season }) => season),
          rule: input.book?.book.keepers ?? null,
        })
      : { keepers: [], candidates: [] }),
    changes: newest && before ? listSettingChanges(newest.season, before.season) : [],
    ruleChanges: (input.book?.book.ruleChanges ?? [])
      .filter(({ season }) => season === newest?.season.season)
      .map(({ season, text }) => ({ season, text })),
    schedule: newest ? describeSchedule(league, newest) : [],
  }
}

function describeSchedule(league: LeagueHistory, newest: HistorySeason): SeasonAheadResponse['schedule'] {
  return rateSchedulesAhead(league, newest)
    .toSorted((a, b) => compareFigures(b.strength ?? -1, a.strength ?? -1))
    .map(({ teamId, games, rated, strength }) => {
      const { key, name: managerName } = managerOfTeam(league, newest, teamId)
      const team = teamRefOf(newest.season, teamId)
      return { team, key, managerName, games, rated, strength: roundFigure(strength) }
    })
}

interface KeeperSources {
  season: Season
  before: Season | null
  seasons: readonly Season[]
  rule: KeeperRule | null
}

/** Candidates of a team that are listed. */
const mostCandidates = 3

/** Keepers of a draft to come, by team, the dearest first; before any is entered, who could be kept by the book's rule. */
function describeKeepers({ season, before, seasons, rule }: KeeperSources) {
  const draft = nextDraft(season)
  if (!draft) return { keepers: [], candidates: [] }
  const isAuction = draft.type === 'auction'
  const from = seasonOfRosters(seasons)
  const drafted = from && lastDrafted(seasons, from)
  // The rule is about an earlier draft. A league that buys its players from now on has no price for a round.
  const isOfRule = drafted !== null && drafted !== season && (drafted.settings.draftType === 'auction') === isAuction
  const known = from && rule && isOfRule ? listKeeperCandidates(seasons, from, rule) : []
  const lastOf = resultsOf(before)
  const costOf = (cost: number | null) => (isAuction ? { round: null, price: cost } : { round: cost, price: null })
  const { players } = factsOf(season)
  const keepers = draft.picks
    .filter(({ isKeeper }) => isKeeper)
    .toSorted((a, b) => a.teamId - b.teamId || a.overallPick - b.overallPick)
    .flatMap((pick) => {
      const player = players.get(pick.player)
      if (!player) return []
      const byRule = known.find(
        ({ teamId, player: { hostPlayerId } }) => teamId === pick.teamId && hostPlayerId === player.hostPlayerId,
      )
      // ESPN lists the keepers of a team in its first rounds, whatever they cost.
      const byHost = isAuction ? pick.bidDollars : season.host === 'espn' ? null : pick.round
      const cost = costOf(byHost ?? byRule?.cost ?? null)
      return [{ team: teamRefOf(season, pick.teamId), player: toPlayerRef(season, player), ...cost, ...lastOf(player) }]
    })
  if (!from || keepers.length > 0 || draft.state !== 'to-come') return { keepers, candidates: [] }
  const possible = known
    .filter(({ refusal }) => refusal === null)
    .map(({ teamId, player, cost }) => ({
      team: teamRefOf(from, teamId),
      player: toPlayerRef(from, player),
      ...costOf(cost),
      ...lastOf(player),
    }))
  return { keepers, candidates: [...Map.groupBy(possible, ({ team }) => team.id).values()].flatMap(takeBest) }
}

/** Those who brought points, the most first. */
function takeBest(candidates: readonly Keeper[]): Keeper[] {
  return candidates
    .filter(({ lastPoints }) => lastPoints !== null)
    .toSorted((a, b) => compareFigures(b.lastPoints ?? 0, a.lastPoints ?? 0))
    .slice(0, mostCandidates)
}

type Keeper = SeasonAheadResponse['keepers'][number]

/** What a player brought in the season before. */
function resultsOf(before: Season | null): (player: Player) => Pick<Keeper, 'lastPoints' | 'lastRank'> {
  const ranks = before && rankByPosition(before)
  const numbers = new Map(before?.players.map(({ hostPlayerId, number }) => [hostPlayerId, number]))
  return ({ hostPlayerId }) => {
    const last = ranks?.get(numbers.get(hostPlayerId) ?? Number.NaN)
    return { lastPoints: last?.points ?? null, lastRank: last?.rank ?? null }
  }
}

/** Points of a season and the rank by them within the position, by `Player.number`; equal points share a rank. */
function rankByPosition(season: Season): ReadonlyMap<number, { points: number; rank: number }> {
  const all = [...summarizePlayers(season).values()]
  const byPosition = Map.groupBy(all, ({ player }) => player.position)
  const rankOf = ({ totalPoints }: PlayerSeason, alike: readonly PlayerSeason[]) =>
    1 + alike.filter((other) => other.totalPoints > totalPoints).length
  return new Map(
    [...byPosition.values()].flatMap((alike) =>
      alike.map((one) => [one.player.number, { points: one.totalPoints, rank: rankOf(one, alike) }] as const),
    ),
  )
}
