import type { LeagueSeason, Team } from '../../domain/league-season.ts'
import { type GradedPick, gradePicks } from '../draft-cohorts.ts'
import { splitLuck } from '../luck/luck-split.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { listRegularPeriods } from '../regular-periods.ts'
import { isRegularSeasonOver } from '../regular-season-table.ts'
import { recordOf, type SetRecord } from './all-time-table.ts'
import { type Finish, listFinishes } from './finishes.ts'
import { findKryptonite, type Kryptonite } from './kryptonite.ts'
import type { HistorySeason, LeagueHistory } from './league-history.ts'
import type { CoManager, Manager } from './manager-seasons.ts'
import { listMoveValues, type MoveValue } from './move-values.ts'
import { findNemesis, listOpponents, type OpponentRecord } from './rivalries.ts'
import { type GameSet, gameSets, isInSet } from './season-games.ts'
import { isForStreaks, listStreaks, longestStreaks, type Streak } from './streaks.ts'

/** One season of a manager with one team. */
export interface ManagerSeason {
  season: HistorySeason
  team: Team
  coManagers: readonly CoManager[]
  sets: Readonly<Record<GameSet, SetRecord>>
  /** Regular season; null where no game is known. */
  expectedWins: number | null
  luck: number | null
  finish: Finish | null
}

export interface ManagerPick {
  season: LeagueSeason
  pick: GradedPick
}

export interface ManagerMove extends MoveValue {
  season: HistorySeason
}

export interface ManagerProfile {
  manager: Manager
  /** Ascending. */
  seasons: readonly ManagerSeason[]
  /** Null after a tie, before a first game, and where he is not in the newest season with games. */
  currentStreak: Streak | null
  /** All of the greatest length; empty where he never won, or lost, twice in a row. */
  longestWinningStreaks: readonly Streak[]
  longestLosingStreaks: readonly Streak[]
  /** Furthest above what their position in their round scored on average. */
  bestPicks: readonly ManagerPick[]
  /** Starter points above replacement: above 0, and below. */
  bestMoves: readonly ManagerMove[]
  worstMoves: readonly ManagerMove[]
  nemesis: OpponentRecord | null
  favouriteVictim: OpponentRecord | null
  kryptonite: Kryptonite | null
  opponents: readonly OpponentRecord[]
}

const shownPicks = 5
const shownMoves = 5

/** What is known of one manager over all seasons. */
export function profileManager(history: LeagueHistory, manager: Manager): ManagerProfile {
  const { key, tenures } = manager
  const seasonOf = new Map(history.seasons.map((season) => [season.season, season]))
  const own = tenures.flatMap(({ season, ...tenure }) => {
    const known = seasonOf.get(season)
    return known ? [{ season: known, ...tenure }] : []
  })
  const streaks = listStreaks(history.gamesOf(key).filter(isForStreaks))
  const moves = own
    .flatMap(({ season, team }) =>
      listMoveValues(season.season)
        .filter(({ teamId }) => teamId === team.id)
        .map((move) => ({ ...move, season })),
    )
    .sort((a, b) => b.value - a.value)
  return {
    manager,
    seasons: own.map(({ season, team, coManagers }) => reviewSeason(history, manager, { season, team, coManagers })),
    currentStreak: streaks.find((streak) => streak.isCurrent && isOfNewestGames(history, streak)) ?? null,
    longestWinningStreaks: longestStreaks(streaks, 'win'),
    longestLosingStreaks: longestStreaks(streaks, 'loss'),
    bestPicks: own
      .flatMap(({ season: { season }, team }) =>
        listBestPicks(season)
          .filter((pick) => pick.team.id === team.id)
          .map((pick) => ({ season, pick })),
      )
      .sort((a, b) => b.pick.valueOverExpectation - a.pick.valueOverExpectation)
      .slice(0, shownPicks),
    bestMoves: moves.filter(({ value }) => value > 0).slice(0, shownMoves),
    worstMoves: moves
      .filter(({ value }) => value < 0)
      .reverse()
      .slice(0, shownMoves),
    ...findNemesis(history, key),
    kryptonite: findKryptonite(manager),
    opponents: listOpponents(history, key),
  }
}

function reviewSeason(
  history: LeagueHistory,
  { key }: Manager,
  { season, team, coManagers }: Pick<ManagerSeason, 'season' | 'team' | 'coManagers'>,
): ManagerSeason {
  const games = history.gamesOf(key).filter((game) => game.game.season === season && game.teamId === team.id)
  const hasGames = listRegularPeriods(season.season).length > 0
  const luck = hasGames ? splitLuck(season.season).get(team.id) : undefined
  const sets = gameSets.map((set) => [set, recordOf(games.filter(({ kind }) => isInSet(kind, set)))])
  return {
    ...{ season, team, coManagers },
    sets: Object.fromEntries(sets),
    expectedWins: luck?.expectedWins ?? null,
    luck: luck?.luck ?? null,
    finish: listFinishes(season.season).get(team.id) ?? null,
  }
}

function isOfNewestGames({ games }: LeagueHistory, { last }: Streak): boolean {
  return last.game.season === games.at(-1)?.season
}

/** Picks above expectation, the best first; none before the end of the regular season. */
const listBestPicks = memoizeBySeason((season: LeagueSeason): readonly GradedPick[] =>
  !isRegularSeasonOver(season)
    ? []
    : gradePicks(season)
        .filter(({ valueOverExpectation }) => valueOverExpectation > 0)
        .toSorted((a, b) => b.valueOverExpectation - a.valueOverExpectation),
)
