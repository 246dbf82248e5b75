import { computeAllTimeTable } from '../analytics/history/all-time-table.ts'
import { type Comeback, listComebacks } from '../analytics/history/comebacks.ts'
import { rateDraftSkills } from '../analytics/history/draft-skill.ts'
import { type HistorySeason, type LeagueHistory, managerOfTeam, momentOf } from '../analytics/history/league-history.ts'
import { replayWithBestLineups } from '../analytics/history/optimal-world.ts'
import { proposePairs } from '../analytics/history/propose-pairs.ts'
import type { RecordHolder } from '../analytics/history/record-holder.ts'
import { type HistoryRecord, listRecords } from '../analytics/history/records.ts'
import { findRivalries } from '../analytics/history/rivalries.ts'
import { listFinalScores } from '../analytics/history/scorigami.ts'
import { findCurrentStreak, listVersusGames, type Meeting, tallyByKind } from '../analytics/history/versus.ts'
import { teamRefOf } from '../analytics/public-ids.ts'
import type { HistoryResponse } from '../contract/responses/history.ts'
import { nameSeason } from '../domain/identity.ts'
import { roundFigure } from '../domain/points.ts'
import type { SeasonTitle } from '../domain/season.ts'
import { oldestFirst } from '../domain/season-order.ts'
import {
  describeMissing,
  describeSeason,
  firstPlayed,
  type HistoryInput,
  historyOf,
  leagueNameOf,
  listOwnerNames,
  resolveRivalry,
} from './history-input.ts'
import { listWeekMoments } from './week-moments.ts'

export function handleHistory(input: HistoryInput): HistoryResponse {
  const league = historyOf(input)
  const records = listRecords(league)
  const seasons = listSeasons(league, input)
  return {
    leagueName: leagueNameOf(league),
    since: firstPlayed(league),
    ownerNames: listOwnerNames(league.managers.values()),
    notes: [...(input.notes ?? [])],
    seasons,
    yearClaims: listClaims(input),
    proposedPairs: proposePairs(league, input.tables).map(({ earlier, later, sign }) => ({
      key: earlier.key,
      name: earlier.name,
      otherKey: later.key,
      otherName: later.name,
      sign,
    })),
    managers: computeAllTimeTable(league),
    records: records.all.map((record) => describeRecord(league, record)),
    regularRecords: records.regular.map((record) => describeRecord(league, record)),
    playoffRecords: records.playoffs.map((record) => describeRecord(league, record)),
    comebacks: listComebacks(league)
      .map((comeback) => describeComeback(league, comeback))
      .toSorted((a, b) => a.chance - b.chance),
    weekMoments: listWeekMoments(league, { seasons, records: records.all }),
    headToHead: listVersusGames(league).map((meeting) => describeMeeting(league, meeting)),
    bookRivalries: listBookRivalries(league, input),
    rivalries: findRivalries(league),
    scorigami: listFinalScores(league),
    draftSkill: rateDraftSkills(league),
    optimalWorld: replayWithBestLineups(league),
  }
}

type Season = HistoryResponse['seasons'][number]

function listSeasons(league: LeagueHistory, input: HistoryInput): Season[] {
  const missing = league.missing.map((season): Season => {
    const nobody = { championKey: null, championName: null, championTeam: null, final: null, origin: null }
    return { ...describeMissing(season), phase: null, teamCount: 0, ...nobody }
  })
  return oldestFirst([
    ...league.seasons.map((entry) => ({ ...describeTitle(league, entry), origin: describeOrigin(entry, input) })),
    ...missing,
  ])
}

function listClaims({ claims = [] }: HistoryInput): HistoryResponse['yearClaims'] {
  return claims.map(({ claiming, used }) => ({
    season: used.season,
    leagues: claiming.map((season) => ({
      host: season.host,
      hostLeagueId: season.leagueId,
      isUsed: season === used,
    })),
  }))
}

function describeOrigin(
  { season, known }: HistorySeason,
  { savedAt = {}, comparisons = {} }: HistoryInput,
): Season['origin'] {
  const name = nameSeason(season)
  const comparison = comparisons[name] ?? null
  return {
    savedAt: savedAt[name] ?? null,
    isFromFile: comparison === null,
    lacks: [
      ...(known === 'whole' ? [] : [known === 'scores' ? noLineups : noGames]),
      ...season.warnings.map(({ message }) => message),
    ],
    equalToHost: comparison,
  }
}

const noLineups = 'Lineups, players, and moves aren’t loaded.'
const noGames = 'We only have teams and final ranks.'

function describeTitle(league: LeagueHistory, entry: HistorySeason): Omit<Season, 'origin'> {
  const { season } = entry
  const { championId, final } = season.title
  const champion = championId === null ? null : managerOfTeam(league, entry, championId)
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
  { matchup, winnerId, loserId }: NonNullable<SeasonTitle['final']>,
): Season['final'] {
  const winner = managerOfTeam(league, entry, winnerId)
  const loser = managerOfTeam(league, entry, loserId)
  const pointsOf = (teamId: number) => (matchup.home.teamId === teamId ? matchup.home : matchup.away)?.points ?? 0
  return {
    winnerKey: winner.key,
    winnerName: winner.name,
    loserKey: loser.key,
    loserName: loser.name,
    scores: [pointsOf(winnerId), pointsOf(loserId)],
    week: matchup.weeks[0] ?? 1,
    weeks: matchup.weeks,
    matchupId: matchup.id,
  }
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
  const opponent = opponentTeamId === null ? null : managerOfTeam(league, season, opponentTeamId)
  return {
    ...managerOfTeam(league, season, teamId),
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

function describeComeback(
  league: LeagueHistory,
  { game, week, at, chance }: Comeback,
): HistoryResponse['comebacks'][number] {
  const { teamId, opponentTeamId, points, opponentPoints } = game
  const { season, matchup } = game.game
  return {
    season: season.season.season,
    week,
    weeks: matchup.weeks,
    matchupId: matchup.id,
    ...managerOfTeam(league, season, teamId),
    team: teamRefOf(season.season, teamId),
    opponentName: managerOfTeam(league, season, opponentTeamId).name,
    opponentTeam: teamRefOf(season.season, opponentTeamId),
    scores: [points, opponentPoints],
    chance,
    at: new Date(1000 * at).toISOString(),
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
    lastGame: momentOf(last.game),
  }
}

function listBookRivalries(league: LeagueHistory, { book }: HistoryInput): HistoryResponse['bookRivalries'] {
  return (book?.book.rivalries ?? []).flatMap((rivalry) => {
    const pair = resolveRivalry(league, rivalry)
    return pair ? [{ key: pair.key, otherKey: pair.otherKey, name: rivalry.name, trophy: rivalry.trophy }] : []
  })
}
