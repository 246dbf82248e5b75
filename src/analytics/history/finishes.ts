import type { HistoryResponse } from '../../contract/responses/history.ts'
import type { Season } from '../../domain/season.ts'
import { finalRanksOf } from '../final-ranks.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { teamRef } from '../public-ids.ts'
import { isRegularSeasonOver, leagueSeeds, rankRegularSeason } from '../regular-season-table.ts'
import type { Tenure } from './manager-seasons.ts'
import { listSeasonGames, type SeasonGame } from './season-games.ts'

/** How a team's season ended. */
export interface Finish {
  /** Final rank; null during the season, and if unknown. */
  rank: number | null
  /** Regular-season rank; null before its end and in leagues without opponents. */
  seed: number | null
  /** Null before the end of the regular season. */
  madePlayoffs: boolean | null
  isLast: boolean
}

/** Every team's finish, by team id. */
export const listFinishes = memoizeBySeason((season: Season): ReadonlyMap<number, Finish> => {
  const ranks = rankFinally(season)
  const isOver = isRegularSeasonOver(season) && season.settings.scoringFormat === 'head-to-head'
  const seeds = isOver ? findSeeds(season) : null
  const inBracket = teamsInBracket(season)
  const { playoffTeamCount } = season.settings
  return new Map(
    season.teams.map(({ id }) => {
      const rank = ranks.get(id) ?? null
      const seed = seeds?.get(id) ?? null
      const isSeeded = playoffTeamCount < 2 ? inBracket.has(id) : seed !== null && seed <= playoffTeamCount
      const isLast = rank !== null && rank > 1 && rank === season.teams.length
      return [id, { rank, seed, madePlayoffs: seeds ? isSeeded : null, isLast }]
    }),
  )
})

/** A team's finish, as in responses. */
export function describeFinish({
  season,
  team,
}: Pick<Tenure, 'season' | 'team'>): HistoryResponse['managers'][number]['finishes'][number] {
  const { rank = null, seed = null, madePlayoffs = null } = listFinishes(season).get(team.id) ?? {}
  return {
    season: season.season,
    team: teamRef(season, team),
    rank,
    seed,
    madePlayoffs,
    teamCount: season.teams.length,
  }
}

export interface SeasonTitle {
  /** Champion's team id; null if open or unknown. */
  championId: number | null
  /**
   * Null if there was no championship game or it is unknown. Its winner is the champion, unless the commissioner changed the ranks; the
   * champion counts as winner of a tied game.
   */
  final: { game: SeasonGame; winnerId: number; loserId: number } | null
}

export const findTitle = memoizeBySeason((season: Season): SeasonTitle => {
  const championId = [...listFinishes(season)].find(([, { rank }]) => rank === 1)?.[0] ?? null
  const game = findFinal(season)
  if (!game || championId === null) return { championId, final: null }
  const { home, away, winner } = game
  const winnerId = winner === 'tie' ? championId : winner === 'home' ? home.teamId : away.teamId
  return { championId, final: { game, winnerId, loserId: winnerId === home.teamId ? away.teamId : home.teamId } }
})

/** The championship game; null until it is final, and if there was none. */
const findFinal = memoizeBySeason((season: Season): SeasonGame | null => {
  if (season.status.phase !== 'complete') return null
  const bracket = listSeasonGames(season).filter(({ kind }) => kind === 'playoffs')
  const last = bracket.filter(({ matchup }) => matchup.matchupPeriod === bracket.at(-1)?.matchup.matchupPeriod)
  const rankOf = new Map(season.teams.map(({ id, finalRank }) => [id, finalRank]))
  const isForTitle = ({ home, away }: SeasonGame) =>
    [home, away].some(({ teamId }) => rankOf.get(teamId) === 1) &&
    [home, away].some(({ teamId }) => rankOf.get(teamId) === 2)
  const hasChampion = season.teams.some(({ finalRank }) => finalRank === 1)
  if (hasChampion && last.some(isForTitle)) return last.find(isForTitle) ?? null
  return hasChampion || last.length !== 1 ? null : (last[0] ?? null)
})

/** The known final ranks; if no team is first, the first two places by the championship game. */
function rankFinally(season: Season): ReadonlyMap<number, number> {
  if (season.status.phase !== 'complete') return new Map()
  const known = finalRanksOf(season)
  if (known) return known
  const ranks = new Map(season.teams.flatMap(({ id, finalRank }) => (finalRank === null ? [] : [[id, finalRank]])))
  const final = findFinal(season)
  if ([...ranks.values()].includes(1) || !final || final.winner === 'tie') return ranks
  const [winner, loser] = final.winner === 'home' ? [final.home, final.away] : [final.away, final.home]
  return new Map([...ranks, [winner.teamId, 1], [loser.teamId, 2]])
}

/** The league's own seeds, else the standings; null if no game and no record is known. */
function findSeeds(season: Season): ReadonlyMap<number, number> | null {
  const seeds = leagueSeeds(season)
  if (seeds) return seeds
  const table = rankRegularSeason(season)
  return table.some(({ games }) => games > 0) ? new Map(table.map(({ teamId, rank }) => [teamId, rank])) : null
}

function teamsInBracket(season: Season): ReadonlySet<number> {
  const games = listSeasonGames(season).filter(({ kind }) => kind === 'playoffs')
  const resting = season.matchups.filter(({ kind, away }) => kind === 'winners-bracket' && away === null)
  return new Set([
    ...games.flatMap(({ home, away }) => [home.teamId, away.teamId]),
    ...resting.map(({ home }) => home.teamId),
  ])
}
