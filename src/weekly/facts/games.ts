/** The week's decided games with all that the scoreboard says of them. */
import type { TeamRef } from '../../contract/responses/weekly.ts'
import type { LenientResponse } from '../sources.ts'
import { readTeam } from './clean-name.ts'
import type { Stage } from './stages.ts'

export interface GameSide {
  team: TeamRef
  points: number
  seed: number | null
  record: string | null
  projected: number | null
  optimal: number | null
  missed: number | null
  scoreRank: number | null
  chance: number | null
  beatsMedian: boolean | null
}

export interface Game {
  id: number
  weeks: number[]
  kind: string
  isTie: boolean
  /** Both scored the same and one of them won by the league's tie-breaker. */
  isTieBroken: boolean
  flags: readonly string[]
  /** Of a tie the home team. */
  winner: GameSide
  loser: GameSide
  margin: number
  /** Null in the regular season. */
  stage: Stage | null
  /** Of the final: who is champion by the final standings, which a commissioner may change; null where that is not known. */
  champion: TeamRef | null
}

type ScoreboardGame = NonNullable<LenientResponse<'scoreboard'>['matchups']>[number]

/** Games that were decided in the week, in the scoreboard's order. */
export function readGames(
  scoreboard: LenientResponse<'scoreboard'> | null,
  week: number,
  stages: ReadonlyMap<number, Stage>,
  champion: TeamRef | null,
): Game[] {
  return (scoreboard?.matchups ?? []).flatMap((game) => readGame(game, week, stages, champion) ?? [])
}

function readGame(
  game: ScoreboardGame,
  week: number,
  stages: ReadonlyMap<number, Stage>,
  champion: TeamRef | null,
): Game | null {
  const [home, away] = [readSide(game.home), readSide(game.away)]
  const weeks = [...(game.weeks ?? [])]
  if (!home || !away || game.matchupId == null || game.status !== 'final' || Math.max(...weeks) !== week) return null
  const isAway = game.away?.isWinner === true
  const isTie = game.isTie === true
  const stage = stages.get(game.matchupId) ?? null
  return {
    id: game.matchupId,
    weeks,
    kind: game.kind ?? 'regular',
    isTie,
    isTieBroken: !isTie && home.points === away.points,
    flags: game.flags ?? [],
    winner: isAway ? away : home,
    loser: isAway ? home : away,
    margin: game.margin ?? Math.abs(home.points - away.points),
    stage,
    champion: stage?.isFinal ? champion : null,
  }
}

function readSide(side: ScoreboardGame['home'] | ScoreboardGame['away']): GameSide | null {
  const team = readTeam(side?.team)
  if (!team || side?.points == null) return null
  return {
    team,
    points: side.points,
    seed: side.seed ?? null,
    record: side.record ?? null,
    projected: side.projectedPoints ?? null,
    optimal: side.optimalPoints ?? null,
    missed: side.missedPoints ?? null,
    scoreRank: side.scoreRank ?? null,
    chance: side.chanceBefore ?? null,
    beatsMedian: side.beatsMedian ?? null,
  }
}

/** Both scored 0 because neither started anybody: nothing else can be said of it. */
export function isEmptyGame({ flags, winner, loser }: Game): boolean {
  return flags.includes('nobody-started') || (winner.points === 0 && loser.points === 0)
}
