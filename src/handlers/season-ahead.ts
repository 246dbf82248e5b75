import { type HistorySeason, type LeagueHistory, managerOfTeam } from '../analytics/history/league-history.ts'
import { listSettingChanges, rateSchedulesAhead, seasonBefore } from '../analytics/history/season-ahead.ts'
import { findSamePlayer } from '../analytics/kept-players.ts'
import { type PlayerSeason, summarizePlayers } from '../analytics/player-season.ts'
import { teamRefOf, toPlayerRef } from '../analytics/public-ids.ts'
import { factsOf } from '../analytics/season-facts.ts'
import type { SeasonAheadResponse } from '../contract/responses/season-ahead.ts'
import { compareFigures, roundFigure } from '../domain/points.ts'
import type { Season } from '../domain/season.ts'
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
    keepers: newest ? listEntered(newest.season, before?.season ?? null) : [],
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

/** Keepers of a draft to come, by team, the dearest first. */
function listEntered(season: Season, before: Season | null): SeasonAheadResponse['keepers'] {
  const draft = nextDraft(season)
  const ranks = before && rankByPosition(before)
  const { players } = factsOf(season)
  return (draft?.picks ?? [])
    .filter(({ isKeeper }) => isKeeper)
    .toSorted((a, b) => a.teamId - b.teamId || a.overallPick - b.overallPick)
    .flatMap((pick) => {
      const player = players.get(pick.player)
      if (!player) return []
      const same = before && findSamePlayer(season, pick.player, before)
      const last = same === null ? undefined : ranks?.get(same)
      return [
        {
          team: teamRefOf(season, pick.teamId),
          player: toPlayerRef(season, player),
          round: pick.round,
          price: pick.bidDollars,
          lastPoints: last?.points ?? null,
          lastRank: last?.rank ?? null,
        },
      ]
    })
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
