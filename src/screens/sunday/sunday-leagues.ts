/** What the page knows of each of the reader's leagues. */
import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useState } from 'react'
import type { CallFailure } from '../../client/call-failure.ts'
import { type RecentLeague, readRecentLeagues } from '../../client/recent-leagues.ts'
import { isGameOver } from '../../contract/game-over.ts'
import type { LiveResponse } from '../../contract/responses/live.ts'
import { nameLeague } from '../../domain/identity.ts'
import { type LiveGame, type LiveGameSide, refreshAfter } from '../../parts/live/live-games.ts'
import { listMyLeagues, type MyLeague } from '../../parts/my-team/my-leagues.ts'
import { $myTeams } from '../../stores/my-team.ts'
import type { Refresh } from '../../stores/use-resource.ts'
import { useResources } from '../../stores/use-resources.ts'
import { formatChance, formatCount } from '../../ui/format.ts'
import { listGames, type SundayBoard } from './sunday-players.ts'

/** The parameters of a league's board, the same as on its own page. */
export const boardOf = ({ leagueRef, season }: MyLeague) => ({ ...leagueRef, season })

/** A league with a week whose games the reader's team is in, before, while and after they are played. */
export interface OpenLeague extends SundayBoard {
  league: MyLeague
  week: number
  refresh: Refresh | null
}

/** A league whose board has not arrived. */
export interface LoadingLeague {
  key: string
  league: MyLeague
  state: 'loading'
}

/** A league of which there is one line; 'outside': it is in no week, or the reader's team has no game in it. */
export type ClosedLeague = { league: MyLeague } & (
  | { state: 'failed'; failure: CallFailure; reload: () => void }
  | { state: 'outside'; season: number; week: number | null }
)

export interface SundayLeagues {
  /** In the device's order, so that a board that arrives takes its own place. */
  games: readonly (OpenLeague | LoadingLeague)[]
  closed: readonly ClosedLeague[]
}

/** Null before hydration: the HTML is the same for all devices. */
export function useMyLeagues(): readonly MyLeague[] | null {
  const choices = useStore($myTeams, { ssr: () => [] })
  const [recent, setRecent] = useState<readonly RecentLeague[] | null>(null)
  useEffect(() => setRecent(readRecentLeagues()), [])
  return useMemo(() => (recent === null ? null : listMyLeagues(choices, recent)), [choices, recent])
}

/** Requests the board of each, as often as its own page does. None waits for another. */
export function useSundayLeagues(leagues: readonly MyLeague[]): SundayLeagues {
  const states = useResources('live', leagues.map(boardOf), { refreshAfter })
  const games: (OpenLeague | LoadingLeague)[] = []
  const closed: ClosedLeague[] = []
  for (const [index, league] of leagues.entries()) {
    const state = states[index]
    const key = nameLeague(league.leagueRef)
    if (state?.status === 'ready') {
      const { data: board, refresh = null } = state
      const { host } = league.leagueRef
      const name = board.leagueName ?? league.name
      const teamId = league.team.id
      const shared = { key, host, leagueName: name, teamId, league }
      if (board.week !== null && hasTeam(board, teamId)) games.push({ ...shared, week: board.week, board, refresh })
      else closed.push({ league: { ...league, name }, state: 'outside', season: board.season, week: board.week })
    } else if (state?.status === 'failed') {
      closed.push({ league, state: 'failed', failure: state.failure, reload: state.reload })
    } else {
      games.push({ key, league, state: 'loading' })
    }
  }
  return { games, closed }
}

/**
 * How the reader's games stand: '1 won, 1 lost. Favored in 1 of 2 other games.', '64% to win your game.' Null while no game of theirs is over or
 * has a chance.
 */
export function describeGames(leagues: readonly Pick<OpenLeague, 'board' | 'teamId'>[]): string | null {
  const games = leagues.flatMap((league) => {
    const { week, state } = league.board
    return listGames(league).flatMap(({ game, mine, other }) =>
      other ? { game, mine, other, state, isOver: isGameOver(game, week) } : [],
    )
  })
  const over = games.filter(({ isOver }) => isOver)
  const won = over.filter(({ game, mine, other }) => isAhead(game, mine, other)).length
  const lost = over.filter(({ game, mine, other }) => isAhead(game, other, mine)).length
  const chances = games
    // Chances of a moment before the games of a week that is over, as in an old file, say nothing of how it stands.
    .filter(({ isOver, state }) => !isOver && state !== 'over')
    .flatMap(({ mine, game }) => (game.status === 'scheduled' ? mine.chanceBefore : mine.chanceLive) ?? [])
  const results = [
    won > 0 && `${won} won`,
    lost > 0 && `${lost} lost`,
    over.length > won + lost && `${over.length - won - lost} tied`,
  ]
  const words = [
    results.filter((result) => result !== false).join(', '),
    describeChances(chances, { hasOver: over.length > 0, isAlone: games.length - over.length === 1 }),
  ].filter(Boolean)
  return words.length === 0 ? null : `${words.join('. ')}.`
}

/** `isAlone`: no other game is open, not even one without a chance. */
function describeChances(
  chances: readonly number[],
  { hasOver, isAlone }: { hasOver: boolean; isAlone: boolean },
): string | null {
  const [first] = chances
  if (first === undefined) return null
  const whose = hasOver ? 'the other' : 'your'
  if (chances.length === 1)
    return `${formatChance(first)} to win ${isAlone ? `${whose} game` : `one of ${whose} games`}`
  const favored = chances.filter((chance) => chance > 0.5).length
  return `Favored in ${favored} of ${formatCount(chances.length, hasOver ? 'other game' : 'game')}`
}

/** Until a game is final its points count. */
function isAhead({ status }: LiveGame, one: LiveGameSide, other: LiveGameSide): boolean {
  return status === 'final' ? one.isWinner : (one.points ?? 0) > (other.points ?? 0)
}

function hasTeam({ matchups, ranking }: LiveResponse, teamId: number): boolean {
  const sides = matchups.flatMap(({ home, away }) => (away ? [home, away] : [home]))
  return [...sides, ...ranking].some(({ team }) => team.id === teamId)
}
