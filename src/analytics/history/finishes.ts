import type { HistoryResponse } from '../../contract/responses/history.ts'
import type { LeagueSeason } from '../../domain/league-season.ts'
import { finalRanksOf } from '../final-ranks.ts'
import { memoizeBySeason } from '../memoize-by-season.ts'
import { teamRef } from '../public-ids.ts'
import { isRegularSeasonOver, leagueSeeds, rankRegularSeason } from '../regular-season-table.ts'
import type { Tenure } from './manager-seasons.ts'
import { listSeasonGames, type SeasonGame } from './season-games.ts'

/** How a team's season ended. */
export interface Finish {
  /** Final rank; null while the season goes on, and where nobody knows it. */
  rank: number | null
  /** Place after the regular season; null before its end and in leagues without opponents. */
  seed: number | null
  /** Null before the end of the regular season. */
  madePlayoffs: boolean | null
  isLast: boolean
}

/** How the season ended for every team. By team id. */
export const listFinishes = memoizeBySeason((season: LeagueSeason): ReadonlyMap<number, Finish> => {
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

/** How a season ended for a team, as responses have it. */
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

/** Who won the title of a season. */
export interface SeasonTitle {
  /** Team id; null while nobody has won it, and where nobody knows. */
  championId: number | null
  /**
   * Null where there was no final, and where nobody knows of it. Who won it is the champion unless the commissioner ranked the teams
   * otherwise; a tied final has the champion as its winner.
   */
  final: { game: SeasonGame; winnerId: number; loserId: number } | null
}

export const findTitle = memoizeBySeason((season: LeagueSeason): SeasonTitle => {
  const championId = [...listFinishes(season)].find(([, { rank }]) => rank === 1)?.[0] ?? null
  const game = findFinal(season)
  if (!game || championId === null) return { championId, final: null }
  const { home, away, winner } = game
  const winnerId = winner === 'tie' ? championId : winner === 'home' ? home.teamId : away.teamId
  return { championId, final: { game, winnerId, loserId: winnerId === home.teamId ? away.teamId : home.teamId } }
})

/** The game for the title; null before it is decided and where there was none. */
const findFinal = memoizeBySeason((season: LeagueSeason): SeasonGame | null => {
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

/** The final ranks as far as they are known; where nobody is first, the first two places by the final. */
function rankFinally(season: LeagueSeason): ReadonlyMap<number, number> {
  if (season.status.phase !== 'complete') return new Map()
  const known = finalRanksOf(season)
  if (known) return known
  const ranks = new Map(season.teams.flatMap(({ id, finalRank }) => (finalRank === null ? [] : [[id, finalRank]])))
  const final = findFinal(season)
  if ([...ranks.values()].includes(1) || !final || final.winner === 'tie') return ranks
  const [winner, loser] = final.winner === 'home' ? [final.home, final.away] : [final.away, final.home]
  return new Map([...ranks, [winner.teamId, 1], [loser.teamId, 2]])
}

/** The league's own seeds, else the table; null where no game and no record is known. */
function findSeeds(season: LeagueSeason): ReadonlyMap<number, number> | null {
  const seeds = leagueSeeds(season)
  if (seeds) return seeds
  const table = rankRegularSeason(season)
  return table.some(({ games }) => games > 0) ? new Map(table.map(({ teamId, rank }) => [teamId, rank])) : null
}

function teamsInBracket(season: LeagueSeason): ReadonlySet<number> {
  const games = listSeasonGames(season).filter(({ kind }) => kind === 'playoffs')
  const resting = season.matchups.filter(({ kind, away }) => kind === 'winners-bracket' && away === null)
  return new Set([
    ...games.flatMap(({ home, away }) => [home.teamId, away.teamId]),
    ...resting.map(({ home }) => home.teamId),
  ])
}
