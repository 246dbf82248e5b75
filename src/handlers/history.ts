import { type AllTimeRow, computeAllTimeTable, type SetRecord } from '../analytics/history/all-time-table.ts'
import { rateDraftSkills } from '../analytics/history/draft-skill.ts'
import { findTitle, listFinishes } from '../analytics/history/finishes.ts'
import type { HistorySeason, LeagueHistory } from '../analytics/history/league-history.ts'
import type { Manager } from '../analytics/history/manager-seasons.ts'
import { replayWithBestLineups } from '../analytics/history/optimal-world.ts'
import type { RecordHolder } from '../analytics/history/record-holder.ts'
import { type HistoryRecord, listRecords } from '../analytics/history/records.ts'
import { findRivalries, type Rivalry } from '../analytics/history/rivalries.ts'
import { type FinalScore, listFinalScores } from '../analytics/history/scorigami.ts'
import { findCurrentStreak, listMeetings, type Meeting, tallyByKind } from '../analytics/history/versus.ts'
import { roundFigure } from '../analytics/points.ts'
import type { HistoryResponse } from '../contract/responses/history.ts'
import {
  describeMissing,
  describeSeason,
  firstPlayed,
  type HistoryInput,
  historyOf,
  leagueNameOf,
  listOwnerNames,
  nameOf,
  sideOf,
} from './history-input.ts'
import { momentOf } from './history-versus.ts'
import { resolveRivalry } from './league-book.ts'
import { teamRef, teamRefOf } from './public-ids.ts'
import { roundOrNull } from './round.ts'

export function history(input: HistoryInput): HistoryResponse {
  const league = historyOf(input)
  const { scores, newest } = listFinalScores(league)
  const rivalries = findRivalries(league)
  const records = listRecords(league)
  return {
    league_name: leagueNameOf(league),
    since: firstPlayed(league),
    owner_names: listOwnerNames(league.managers.values()),
    notes: [...(input.notes ?? [])],
    seasons: listSeasons(league),
    managers: computeAllTimeTable(league).map((row) => describeRow(league, row)),
    records: records.all.map((record) => describeRecord(league, record)),
    regular_records: records.regular.map((record) => describeRecord(league, record)),
    playoff_records: records.playoffs.map((record) => describeRecord(league, record)),
    head_to_head: listMeetings(league).map((meeting) => describeMeeting(league, meeting)),
    book_rivalries: listBookRivalries(league, input),
    rivalries: {
      most_games: rivalries.mostGames.map((rivalry) => describeRivalry(league, rivalry)),
      closest: rivalries.closest.map((rivalry) => describeRivalry(league, rivalry)),
    },
    scorigami: { newest, scores: scores.map(describeScore) },
    draft_skill: describeDraftSkills(league),
    optimal_world: describeOptimalWorld(league),
  }
}

type Season = HistoryResponse['seasons'][number]

function listSeasons(league: LeagueHistory): Season[] {
  const missing = league.missing.map((season): Season => {
    const nobody = { champion_key: null, champion_name: null, champion_team: null, final: null }
    return { ...describeMissing(season), phase: null, team_count: 0, ...nobody }
  })
  return [...league.seasons.map((season) => describeTitle(league, season)), ...missing].sort(
    (a, b) => a.season - b.season,
  )
}

function describeTitle(league: LeagueHistory, entry: HistorySeason): Season {
  const { season } = entry
  const { championId, final } = findTitle(season)
  const champion = championId === null ? null : sideOf(league, entry, championId)
  return {
    ...describeSeason(entry),
    phase: season.status.phase,
    team_count: season.teams.length,
    champion_key: champion?.key ?? null,
    champion_name: champion?.name ?? null,
    champion_team: championId === null ? null : teamRefOf(season, championId),
    final: final && describeFinal(league, entry, final),
  }
}

function describeFinal(
  league: LeagueHistory,
  entry: HistorySeason,
  { game, winnerId, loserId }: NonNullable<ReturnType<typeof findTitle>['final']>,
): Season['final'] {
  const [winner, loser] = [sideOf(league, entry, winnerId), sideOf(league, entry, loserId)]
  const pointsOf = (teamId: number) => (game.home.teamId === teamId ? game.home : game.away).points ?? 0
  return {
    winner_key: winner.key,
    winner_name: winner.name,
    loser_key: loser.key,
    loser_name: loser.name,
    scores: [pointsOf(winnerId), pointsOf(loserId)],
    week: game.matchup.weeks[0] ?? 1,
    weeks: game.matchup.weeks,
    matchup_id: game.matchup.id,
  }
}

/** A manager's row of the all-time table, with his finishes. */
export function describeRow(league: LeagueHistory, row: AllTimeRow): HistoryResponse['managers'][number] {
  const { manager, seasons, sets } = row
  return {
    key: manager.key,
    name: manager.name,
    seasons: seasons.length,
    season_years: [...seasons],
    is_current: manager.tenures.at(-1)?.season === league.seasons.at(-1)?.season,
    ...describeSets(sets),
    against_median: row.againstMedian,
    expected_wins: roundOrNull(row.expectedWins),
    luck: roundOrNull(row.luck),
    relative_points: roundOrNull(sets.regular.relativePoints),
    playoff_appearances: row.playoffAppearances,
    titles: row.titles.length,
    title_years: [...row.titles],
    runner_ups: row.runnerUps.length,
    last_places: row.lastPlaces.length,
    weekly_highs: row.weeklyHighs,
    weekly_lows: row.weeklyLows,
    finishes: listOwnFinishes(manager),
  }
}

export function describeSets({ regular, playoffs, all }: AllTimeRow['sets']) {
  return { regular: describeSet(regular), playoffs: describeSet(playoffs), all: describeSet(all) }
}

function describeSet({ wins, losses, ties, games, pointsFor, pointsAgainst, relativePoints }: SetRecord) {
  return {
    ...{ wins, losses, ties, games },
    points_for: pointsFor,
    points_against: pointsAgainst,
    relative_points: roundOrNull(relativePoints),
  }
}

/** How every season of a manager ended, ascending. */
export function listOwnFinishes({ tenures }: Manager): HistoryResponse['managers'][number]['finishes'] {
  return tenures.map(({ season, team }) => {
    const finish = listFinishes(season).get(team.id)
    return {
      season: season.season,
      team: teamRef(season, team),
      rank: finish?.rank ?? null,
      seed: finish?.seed ?? null,
      made_playoffs: finish?.madePlayoffs ?? null,
      team_count: season.teams.length,
    }
  })
}

function describeRecord(
  league: LeagueHistory,
  { kind, value, holders }: HistoryRecord,
): HistoryResponse['records'][number] {
  const [first] = holders
  return {
    kind,
    value: roundFigure(value),
    season: first?.season.season.season ?? 0,
    week: first?.week ?? null,
    holders: holders.map((holder) => describeHolder(league, holder)),
  }
}

function describeHolder(
  league: LeagueHistory,
  holder: RecordHolder,
): HistoryResponse['records'][number]['holders'][number] {
  const { season, week, weeks, teamId, opponentTeamId, scores, since, isRunning, players } = holder
  const opponent = opponentTeamId === null ? null : sideOf(league, season, opponentTeamId)
  return {
    ...sideOf(league, season, teamId),
    team: teamRefOf(season.season, teamId),
    opponent_key: opponent?.key ?? null,
    opponent_name: opponent?.name ?? null,
    scores: scores && [...scores],
    season: season.season.season,
    week,
    weeks: [...weeks],
    since: since && { season: since.season.season.season, week: since.week },
    is_running: isRunning,
    players: [...players],
  }
}

function describeMeeting(
  league: LeagueHistory,
  { key, otherKey, games, last }: Meeting,
): HistoryResponse['head_to_head'][number] {
  const streak = findCurrentStreak(league, games)
  return {
    key,
    other_key: otherKey,
    ...tallyByKind(games),
    current_streak: streak && { key: streak.result === 'win' ? key : otherKey, length: streak.length },
    last_game: momentOf(last),
  }
}

function describeRivalry(
  league: LeagueHistory,
  { key, otherKey, games, wins, losses, ties, meanMargin }: Rivalry,
): HistoryResponse['rivalries']['closest'][number] {
  return {
    key,
    name: nameOf(league, key),
    other_key: otherKey,
    other_name: nameOf(league, otherKey),
    ...{ games, wins, losses, ties },
    mean_margin: roundFigure(meanMargin),
  }
}

function listBookRivalries(league: LeagueHistory, { book }: HistoryInput): HistoryResponse['book_rivalries'] {
  return (book?.book.rivalries ?? []).flatMap((rivalry) => {
    const pair = resolveRivalry(league, rivalry)
    return pair ? [{ key: pair.key, other_key: pair.otherKey, name: rivalry.name, trophy: rivalry.trophy }] : []
  })
}

function describeScore({
  lower,
  higher,
  count,
  first,
  last,
  isNew,
}: FinalScore): HistoryResponse['scorigami']['scores'][number] {
  return { lower, higher, count, first: momentOf({ game: first }), last: momentOf({ game: last }), is_new: isNew }
}

function describeDraftSkills(league: LeagueHistory): HistoryResponse['draft_skill'] {
  const { rows, seasons, leftOut } = rateDraftSkills(league)
  return {
    seasons: [...seasons],
    left_out: [...leftOut],
    managers: rows.map(({ manager, seasons: own, draftWins, skill }) => ({
      key: manager.key,
      name: manager.name,
      seasons: own.length,
      draft_wins: roundFigure(draftWins),
      skill: roundFigure(skill),
    })),
  }
}

function describeOptimalWorld(league: LeagueHistory): HistoryResponse['optimal_world'] {
  const { rows, seasons, leftOut } = replayWithBestLineups(league)
  return {
    seasons: [...seasons],
    left_out: [...leftOut],
    managers: rows.map(({ manager, wins, losses, ties, games, pointsFor, pointsAgainst, real }) => ({
      key: manager.key,
      name: manager.name,
      ...{ wins, losses, ties, games },
      points_for: pointsFor,
      points_against: pointsAgainst,
      real,
    })),
  }
}
