/** Composes a season's recap from the responses. What is unknown is null or an empty list. */

import type { ListedMove } from '../../contract/responses/moves.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import { sortRows } from '../../ui/sort.ts'
import { type SeasonAward, wasWon } from '../awards/season-awards.ts'
import { rankStandings, type StandingsRow, toStandingsRows } from '../league/standings-rows.ts'
import { findMoveHighlights, type MoveHighlights } from '../moves/move-highlights.ts'
import { describeGamesAgainst, writeGained } from '../trades/describe-trade.ts'
import { type TradeVerdicts, verdictsIn } from '../trades/rate-by-verdicts.ts'
import { type BestAndWorstPicks, findBestAndWorstPicks } from './best-and-worst-picks.ts'
import { describeProof } from './describe-proof.ts'
import type { RecapGame } from './GameResult.tsx'
import { throughWeekOf } from './has-story.ts'
import { describeHistoric } from './historic.ts'
import type { RecapResponses } from './load-recap.ts'
import { findLuckAndCraft, type LuckAndCraft } from './luck-and-craft.ts'
import { type PodiumPlace, toPodium } from './podium.ts'
import { type RankByWeekSeries, rankByWeekSeries } from './rank-by-week-series.ts'
import { teamsOfStandings } from './ranks-by-week.ts'
import { type RecapMoment, toRecapMoments } from './recap-odds.ts'

export type BenchBlunder = NonNullable<NonNullable<RecapResponses['recap']>['blunder']>

export interface SeasonRecap extends LeagueKey {
  leagueName: string
  /** Null: the season is over. Otherwise the last week that counts; 0 before the first. */
  throughWeek: number | null
  /** When the newest host response behind it was saved, ISO 8601. */
  takenAt: string | null
  /** The teams' logos, if any. */
  logos: RecapResponses['league']['teamLogos']
  podium: PodiumPlace[]
  titleGame: RecapGame | null
  /** By final rank, or by the current rank. */
  table: StandingsRow[]
  playoffTeams: number | null
  ranks: RankByWeekSeries | null
  /** Those that were won. */
  awards: SeasonAward[]
  picks: BestAndWorstPicks | null
  /** `tradeVerdict`: where the games of the trade disagree with its points. Null: no trade and no pickup with a positive value is known. */
  moves: (Pick<MoveHighlights, 'trade' | 'bestPickUps'> & { tradeVerdict: string | null }) | null
  /** Contributions of luck and manager to a team's wins; null: unknown. */
  craft: LuckAndCraft | null
  closest: RecapGame | null
  lopsided: RecapGame | null
  blunder: BenchBlunder | null
  /** The win from the lowest chance, of the games that were watched; null without one. */
  comeback: NonNullable<RecapResponses['leagueHistory']>['comebacks'][number] | null
  /** The season in the league's history, in sentences; empty if unknown or unremarkable. */
  historic: string[]
  /** Games and points that equal the host's; null if they were not compared, or differ. */
  proof: string | null
  /** Only for a finished season. */
  odds: RecapMoment[]
}

/** From the manifest of snapshots. */
export interface RecapSubject extends LeagueKey {
  name: string
  throughWeek: number | null
  takenAt?: string | null
}

type LeagueAndStandings = Pick<RecapResponses, 'league' | 'standings'>

/** Of a league that is not in a snapshot. */
export function recapSeasonOf(key: LeagueKey, { league, standings }: LeagueAndStandings): RecapSubject {
  const { name = '', asOf } = league
  return { ...key, name, throughWeek: throughWeekOf(league, standings), ...(asOf && { takenAt: asOf }) }
}

export function composeSeasonRecap(snapshot: RecapSubject, responses: RecapResponses): SeasonRecap {
  const { league, standings, superlatives, draft, history, recap } = responses
  const isOver = snapshot.throughWeek === null
  const podium = toPodium(standings, isOver)
  const { titleGame = null, closest = null, lopsided = null, blunder = null } = recap ?? {}
  return {
    host: snapshot.host,
    leagueId: snapshot.leagueId,
    season: snapshot.season,
    leagueName: snapshot.name.trim() || `League ${snapshot.leagueId}`,
    throughWeek: snapshot.throughWeek,
    takenAt: snapshot.takenAt ?? null,
    logos: league.teamLogos,
    podium: snapshot.throughWeek === 0 ? [] : podium,
    titleGame,
    table: rankStandings(toStandingsRows(standings, league)),
    playoffTeams: league.playoffTeamCount,
    ranks: rankByWeekSeries(teamsOfStandings(standings), standings, isOver),
    awards: superlatives.superlatives.filter(wasWon),
    picks: findBestAndWorstPicks(draft),
    moves: findMoves(responses, snapshot.season),
    craft: findLuckAndCraft(responses.luck, responses.managers, podium[0]?.teamId ?? null),
    closest,
    lopsided,
    blunder,
    comeback: responses.leagueHistory?.comebacks.find(({ season }) => season === snapshot.season) ?? null,
    historic: responses.leagueHistory ? describeHistoric(responses.leagueHistory, snapshot.season) : [],
    proof: describeProof(snapshot.host, standings),
    odds: isOver ? toRecapMoments(history?.weeks ?? []) : [],
  }
}

function findMoves({ moves, trades }: RecapResponses, season: number): SeasonRecap['moves'] {
  if (!moves) return null
  const { trade, bestPickUps } = findMoveHighlights(moves.moves)
  if (!trade && bestPickUps.length === 0) return null
  return { trade, bestPickUps, tradeVerdict: trade && describeGames(trade, verdictsIn(trades?.trades ?? [], season)) }
}

function describeGames({ id, sides }: ListedMove, verdictOf: TradeVerdicts): string | null {
  const [best] = sortRows(sides, ({ value }) => value, 'descending')
  const verdict = verdictOf(id)
  if (!best) return null
  // Of the season, as the values beside it.
  const games = describeGamesAgainst(verdict, {
    teamId: best.team.id,
    value: best.value,
    only: verdict?.season ?? null,
  })
  return games === '' ? null : writeGained(best, games)
}
