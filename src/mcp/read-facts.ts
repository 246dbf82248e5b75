/** Chooses the week of a league that an assistant hears of, and reads its facts. */
import type { CallParameters } from '../contract/endpoints.ts'
import type { ResponseOf } from '../contract/responses/index.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey, LeagueRef } from '../domain/identity.ts'
import { boardFacts, editionFacts, type FactPlace, leagueFacts } from '../weekly/fact-sheet.ts'

type Names = 'hostLeague' | 'hostLeagueTeams' | 'live' | 'weekly'

/** A call of the API with responses as in the code. */
export type CallForFacts = <N extends Names>(name: N, parameters: CallParameters<N>) => Promise<ResponseOf<N>>

export interface WantedFacts extends LeagueRef {
  season?: number | undefined
  /** The running week: its board. One that is final: its edition. Left out: the board while games are played, else the newest edition. */
  week?: number | undefined
}

interface FactsOptions extends Pick<FactPlace, 'addressOf'> {
  call: CallForFacts
}

/** The same text as the page of that week copies. Throws `DomainError('not-found')` for an unknown league, season or week. */
export async function readFacts(
  { host, leagueId, season, week }: WantedFacts,
  { call, addressOf }: FactsOptions,
): Promise<string> {
  const league = await call('hostLeague', { host, leagueId, season })
  const key: LeagueKey = { host, leagueId, season: league.season }
  const place = { key, addressOf }
  const board = await call('live', { ...key })
  const isPlayed = board.state === 'playing' || board.state === 'between'
  const hasGames = board.matchups.length + board.ranking.length > 0
  if (board.week !== null && hasGames && (week === undefined ? isPlayed : week === board.week))
    return boardFacts(board, place)
  const { edition } = await call('weekly', { ...key, week }).catch((error) => {
    // Without a week it is one that is final.
    if (week !== undefined || !(error instanceof DomainError) || error.kind !== 'not-found') throw error
    return { edition: null }
  })
  if (edition) return editionFacts(edition, place)
  if (board.week !== null && hasGames) return boardFacts(board, place)
  return leagueFacts(league, await call('hostLeagueTeams', { ...key }), place)
}
