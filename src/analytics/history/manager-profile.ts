import type { ManagerHistoryResponse } from '../../contract/responses/history.ts'
import { memoizeBySeason } from '../../domain/memoize-by-season.ts'
import { compareFigures, roundFigure } from '../../domain/points.ts'
import type { Season } from '../../domain/season.ts'
import { listRegularPeriods } from '../../verdict/regular-periods.ts'
import { type GradedPick, gradePicks } from '../draft-analysis.ts'
import { splitLuck } from '../luck/luck-split.ts'
import { toPlayerRef } from '../public-ids.ts'
import { recordSets } from './all-time-table.ts'
import { describeFinish } from './finishes.ts'
import { findKryptonite } from './kryptonite.ts'
import { type HistorySeason, type LeagueHistory, managerOfTeam, momentOf } from './league-history.ts'
import type { Manager, Tenure } from './manager-seasons.ts'
import { listMoveValues, type MoveValue } from './move-values.ts'
import { findNemesis, listOpponents } from './rivalries.ts'
import { isForStreaks, listStreaks, longestStreaks, type Streak } from './streaks.ts'

/** A manager's response without the row of the all-time standings and the league's seasons. */
type ManagerProfile = Omit<
  ManagerHistoryResponse,
  'leagueName' | 'ownerNames' | 'key' | 'name' | 'names' | 'leagueSeasons' | 'total'
>

const shownPicks = 5
const shownMoves = 5

/** A manager over all seasons. */
export function profileManager(history: LeagueHistory, manager: Manager): ManagerProfile {
  const { key, tenures } = manager
  const seasonOf = new Map(history.seasons.map((season) => [season.season, season]))
  const own = tenures.flatMap(({ season, ...tenure }) => {
    const known = seasonOf.get(season)
    return known ? [{ season: known, ...tenure }] : []
  })
  const streaks = listStreaks(history.gamesOf(key).filter(isForStreaks))
  const moves = listMoveValues(history.seasons)
    .filter(({ season, teamId }) => own.some((one) => one.season === season && one.team.id === teamId))
    .sort((a, b) => compareFigures(b.value, a.value))
  const picks = own
    .flatMap(({ season: { season }, team }) =>
      listBestPicks(season)
        .filter((pick) => pick.team.id === team.id)
        .map((pick) => ({ season, ...pick })),
    )
    .sort((a, b) => b.valueOverExpectation - a.valueOverExpectation)
  const currentStreak = streaks.find((streak) => streak.isCurrent && isOfNewestGames(history, streak))
  const describeMoves = (chosen: typeof moves) => chosen.slice(0, shownMoves).map((move) => describeMove(history, move))
  return {
    seasons: own.map((season) => reviewSeason(history, manager, season)),
    currentStreak: currentStreak ? describeStreak(currentStreak) : null,
    longestWinningStreaks: longestStreaks(streaks, 'win').map(describeStreak),
    longestLosingStreaks: longestStreaks(streaks, 'loss').map(describeStreak),
    bestPicks: picks.slice(0, shownPicks).map(({ season, pick, player, totalPoints, valueOverExpectation: value }) => ({
      season: season.season,
      player: toPlayerRef(season, player),
      round: pick.round,
      overallPick: pick.overallPick,
      totalPoints,
      value,
    })),
    bestMoves: describeMoves(moves.filter(({ value }) => value > 0)),
    worstMoves: describeMoves(moves.filter(({ value }) => value < 0).reverse()),
    ...findNemesis(history, key),
    kryptonite: findKryptonite(manager),
    opponents: listOpponents(history, key),
  }
}

interface OwnSeason extends Omit<Tenure, 'season'> {
  season: HistorySeason
}

function reviewSeason(
  history: LeagueHistory,
  { key }: Manager,
  { season, team, coManagers }: OwnSeason,
): ManagerHistoryResponse['seasons'][number] {
  const games = history.gamesOf(key).filter((game) => game.game.season === season && game.teamId === team.id)
  const hasGames = listRegularPeriods(season.season).length > 0
  const luck = hasGames ? splitLuck(season.season).get(team.id) : undefined
  const { season: year, team: ref, ...finish } = describeFinish({ season: season.season, team })
  return {
    season: year,
    team: ref,
    coManagers: coManagers.flatMap(({ key: coKey, name }) => {
      const known = history.managers.get(coKey)
      const shown = known?.name ?? name
      return shown === null ? [] : [{ key: known ? coKey : null, name: shown }]
    }),
    ...recordSets(games, [{ season: season.season, team }]),
    expectedWins: roundFigure(luck?.expectedWins),
    luck: roundFigure(luck?.luck),
    ...finish,
    isChampion: finish.rank === 1,
  }
}

function describeStreak({ result, length, first, last }: Streak): NonNullable<ManagerProfile['currentStreak']> {
  return { result, length, since: momentOf(first.game), until: momentOf(last.game) }
}

function describeMove(
  history: LeagueHistory,
  { season, week, kind, players, otherTeamId, value }: MoveValue,
): ManagerProfile['bestMoves'][number] {
  const opponent = otherTeamId === null ? null : managerOfTeam(history, season, otherTeamId)
  return {
    season: season.season.season,
    week,
    kind,
    players: [...players],
    opponentKey: opponent?.key ?? null,
    opponentName: opponent?.name ?? null,
    value: roundFigure(value),
  }
}

function isOfNewestGames({ games }: LeagueHistory, { last }: Streak): boolean {
  return last.game.season === games.at(-1)?.season
}

/** Picks above expectation, best first; empty before the end of the regular season. */
const listBestPicks = memoizeBySeason((season: Season): readonly GradedPick[] =>
  !season.status.isRegularSeasonOver
    ? []
    : gradePicks(season)
        .filter(({ valueOverExpectation }) => valueOverExpectation > 0)
        .toSorted((a, b) => b.valueOverExpectation - a.valueOverExpectation),
)
