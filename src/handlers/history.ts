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
import { teamRef, teamRefOf } from '../analytics/public-ids.ts'
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

export function history(input: HistoryInput): HistoryResponse {
  const league = historyOf(input)
  const { scores, newest } = listFinalScores(league)
  const rivalries = findRivalries(league)
  const records = listRecords(league)
  return {
    leagueName: leagueNameOf(league),
    since: firstPlayed(league),
    ownerNames: listOwnerNames(league.managers.values()),
    notes: [...(input.notes ?? [])],
    seasons: listSeasons(league),
    managers: computeAllTimeTable(league).map((row) => describeRow(league, row)),
    records: records.all.map((record) => describeRecord(league, record)),
    regularRecords: records.regular.map((record) => describeRecord(league, record)),
    playoffRecords: records.playoffs.map((record) => describeRecord(league, record)),
    headToHead: listMeetings(league).map((meeting) => describeMeeting(league, meeting)),
    bookRivalries: listBookRivalries(league, input),
    rivalries: {
      mostGames: rivalries.mostGames.map((rivalry) => describeRivalry(league, rivalry)),
      closest: rivalries.closest.map((rivalry) => describeRivalry(league, rivalry)),
    },
    scorigami: { newest, scores: scores.map(describeScore) },
    draftSkill: describeDraftSkills(league),
    optimalWorld: describeOptimalWorld(league),
  }
}

type Season = HistoryResponse['seasons'][number]

function listSeasons(league: LeagueHistory): Season[] {
  const missing = league.missing.map((season): Season => {
    const nobody = { championKey: null, championName: null, championTeam: null, final: null }
    return { ...describeMissing(season), phase: null, teamCount: 0, ...nobody }
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
    teamCount: season.teams.length,
    championKey: champion?.key ?? null,
    championName: champion?.name ?? null,
    championTeam: championId === null ? null : teamRefOf(season, championId),
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
    winnerKey: winner.key,
    winnerName: winner.name,
    loserKey: loser.key,
    loserName: loser.name,
    scores: [pointsOf(winnerId), pointsOf(loserId)],
    week: game.matchup.weeks[0] ?? 1,
    weeks: game.matchup.weeks,
    matchupId: game.matchup.id,
  }
}

/** A manager's row of the all-time table, with his finishes. */
export function describeRow(league: LeagueHistory, row: AllTimeRow): HistoryResponse['managers'][number] {
  const { manager, seasons, sets } = row
  return {
    key: manager.key,
    name: manager.name,
    seasons: seasons.length,
    seasonYears: [...seasons],
    isCurrent: manager.tenures.at(-1)?.season === league.seasons.at(-1)?.season,
    ...describeSets(sets),
    againstMedian: row.againstMedian,
    expectedWins: roundFigure(row.expectedWins),
    luck: roundFigure(row.luck),
    relativePoints: roundFigure(sets.regular.relativePoints),
    playoffAppearances: row.playoffAppearances,
    titles: row.titles.length,
    titleYears: [...row.titles],
    runnerUps: row.runnerUps.length,
    lastPlaces: row.lastPlaces.length,
    weeklyHighs: row.weeklyHighs,
    weeklyLows: row.weeklyLows,
    finishes: listOwnFinishes(manager),
  }
}

export function describeSets({ regular, playoffs, all }: AllTimeRow['sets']) {
  return { regular: describeSet(regular), playoffs: describeSet(playoffs), all: describeSet(all) }
}

function describeSet({ wins, losses, ties, games, pointsFor, pointsAgainst, relativePoints }: SetRecord) {
  return {
    ...{ wins, losses, ties, games },
    pointsFor,
    pointsAgainst,
    relativePoints: roundFigure(relativePoints),
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
      madePlayoffs: finish?.madePlayoffs ?? null,
      teamCount: season.teams.length,
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
    opponentKey: opponent?.key ?? null,
    opponentName: opponent?.name ?? null,
    scores: scores && [...scores],
    season: season.season.season,
    week,
    weeks: [...weeks],
    since: since && { season: since.season.season.season, week: since.week },
    isRunning,
    players: [...players],
  }
}

function describeMeeting(
  league: LeagueHistory,
  { key, otherKey, games, last }: Meeting,
): HistoryResponse['headToHead'][number] {
  const streak = findCurrentStreak(league, games)
  return {
    key,
    otherKey,
    ...tallyByKind(games),
    currentStreak: streak && { key: streak.result === 'win' ? key : otherKey, length: streak.length },
    lastGame: momentOf(last),
  }
}

function describeRivalry(
  league: LeagueHistory,
  { key, otherKey, games, wins, losses, ties, meanMargin }: Rivalry,
): HistoryResponse['rivalries']['closest'][number] {
  return {
    key,
    name: nameOf(league, key),
    otherKey,
    otherName: nameOf(league, otherKey),
    ...{ games, wins, losses, ties },
    meanMargin: roundFigure(meanMargin),
  }
}

function listBookRivalries(league: LeagueHistory, { book }: HistoryInput): HistoryResponse['bookRivalries'] {
  return (book?.book.rivalries ?? []).flatMap((rivalry) => {
    const pair = resolveRivalry(league, rivalry)
    return pair ? [{ key: pair.key, otherKey: pair.otherKey, name: rivalry.name, trophy: rivalry.trophy }] : []
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
  return { lower, higher, count, first: momentOf({ game: first }), last: momentOf({ game: last }), isNew }
}

function describeDraftSkills(league: LeagueHistory): HistoryResponse['draftSkill'] {
  const { rows, seasons, leftOut } = rateDraftSkills(league)
  return {
    seasons: [...seasons],
    leftOut: [...leftOut],
    managers: rows.map(({ manager, seasons: own, draftWins, skill }) => ({
      key: manager.key,
      name: manager.name,
      seasons: own.length,
      draftWins: roundFigure(draftWins),
      skill: roundFigure(skill),
    })),
  }
}

function describeOptimalWorld(league: LeagueHistory): HistoryResponse['optimalWorld'] {
  const { rows, seasons, leftOut } = replayWithBestLineups(league)
  return {
    seasons: [...seasons],
    leftOut: [...leftOut],
    managers: rows.map(({ manager, wins, losses, ties, games, pointsFor, pointsAgainst, real }) => ({
      key: manager.key,
      name: manager.name,
      ...{ wins, losses, ties, games },
      pointsFor,
      pointsAgainst,
      real,
    })),
  }
}
