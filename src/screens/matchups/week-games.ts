/** A week's games as the screen shows them, from the response of any server: unknown fields are null. */
import type { ReadResponse } from '../../client/read-response.ts'

export type ScoreboardResponse = ReadResponse<'scoreboard'>
type MatchupEntry = NonNullable<ScoreboardResponse['matchups']>[number]

export interface GameSide {
  teamId: number | null
  name: string
  /** In the playoffs. */
  seed: number | null
  /** Of the regular season, after this week. */
  record: string | null
  /** Of the whole game: of a round over two weeks, both. */
  points: number | null
  /** Of this week alone. */
  weekPoints: number | null
  projected: number | null
  optimal: number | null
  missed: number | null
  /** Among all scores of the week. */
  rank: number | null
  /** To win, 0 to 1, before the game. */
  chanceBefore: number | null
  /** To win, 0 to 1, while it is played. */
  chanceNow: number | null
  startersToCome: number | null
  isWinner: boolean
  /** Median leagues; null elsewhere and where the score is the median. */
  beatsMedian: boolean | null
}

export interface WeekGame {
  key: string
  weeks: readonly number[]
  kind: NonNullable<MatchupEntry['kind']>
  status: 'scheduled' | 'in-progress' | 'final'
  /** The winner, where there is one. */
  first: GameSide
  /** Null: a bye. */
  second: GameSide | null
  isTie: boolean
  margin: number | null
  flags: readonly string[]
}

/** In the order of the response. */
export function toWeekGames({ matchups = [] }: ScoreboardResponse): WeekGame[] {
  return matchups.flatMap((matchup, index) => {
    const { matchupId, weeks = [], kind = 'regular', status, home, away, isTie = false, margin, flags = [] } = matchup
    if (!home) return []
    const sides = [toSide(home), ...(away ? [toSide(away)] : [])]
    const [first, second = null] = sides[1]?.isWinner ? sides.toReversed() : sides
    if (!first) return []
    return {
      key: String(matchupId ?? `at ${index}`),
      weeks,
      kind,
      status: status === 'final' || status === 'in-progress' ? status : 'scheduled',
      first,
      second,
      isTie,
      margin: margin ?? null,
      flags,
    }
  })
}

/** For best ball, where every lineup is the best one: nothing is missed. */
export function withoutMissedPoints({ matchups = [], ranking = [], ...board }: ScoreboardResponse): ScoreboardResponse {
  const nothing = { optimalPoints: undefined, missedPoints: undefined }
  return {
    ...board,
    matchups: matchups.map(({ home, away, ...matchup }) => ({
      ...matchup,
      home: home && { ...home, ...nothing },
      away: away && { ...away, ...nothing },
    })),
    ranking: ranking.map((row) => ({ ...row, ...nothing })),
  }
}

function toSide(side: NonNullable<MatchupEntry['home']>): GameSide {
  return {
    teamId: side.team?.id ?? null,
    name: side.team?.name?.trim() || 'Unnamed team',
    seed: side.seed ?? null,
    record: side.record ?? null,
    points: side.points ?? null,
    weekPoints: side.weekPoints ?? null,
    projected: side.projectedPoints ?? null,
    optimal: side.optimalPoints ?? null,
    missed: side.missedPoints ?? null,
    rank: side.scoreRank ?? null,
    chanceBefore: side.chanceBefore ?? null,
    chanceNow: side.chanceLive ?? null,
    startersToCome: side.startersToCome ?? null,
    isWinner: side.isWinner ?? false,
    beatsMedian: side.beatsMedian ?? null,
  }
}
