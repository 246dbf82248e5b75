/** What the picture of a game says. */
import type { LiveResponse } from '../../contract/responses/live.ts'
import { formatChance, formatPoints } from '../../ui/format.ts'
import type { Subject } from '../../ui/subject.ts'
import { describeLow, describeTurn, describeWatched, labelTurn } from './describe-path.ts'
import { type GamePath, type PlacedPath, placePath, type WatchedWeek } from './place-path.ts'

type Game = LiveResponse['matchups'][number]

export interface PicturedGame extends Pick<Game, 'home' | 'status' | 'weeks'> {
  away: Game['home']
  /** Of the path: one of the game's weeks. */
  week: number
}

export interface GamePicture {
  league: string
  /** "Week 11, 2026"; of a game of several weeks, whose score is that of all, "Week 16 of 15–16, 2026". */
  label: string
  home: PicturedSide
  away: PicturedSide
  placed: PlacedPath
  /** Beside the mark in the plot: "7:40 p.m., +6.2 Arlo Penn". */
  turn: string | null
  sentences: readonly string[]
}

export interface PicturedSide {
  name: string
  points: string
  /** "38% before kickoff" */
  chances: string
  isLoser: boolean
}

export interface PictureSource {
  path: GamePath
  week: WatchedWeek
  game: PicturedGame
}

/** Null where the path has no drawing. */
export function composeGamePicture({ path, week, game }: PictureSource, { name, season }: Subject): GamePicture | null {
  const placed = placePath(path, week)
  if (!placed) return null
  const { home, away, status } = game
  const last = path.chances.at(-1) ?? 0.5
  const sideOf = (side: Game['home'], other: Game['home'], chance: number): PicturedSide => ({
    name: side.team.name,
    points: formatPoints(side.points),
    chances: [
      side.chanceBefore !== null && `${formatChance(side.chanceBefore)} before kickoff`,
      // A final game has its score for that.
      status !== 'final' && `${formatChance(chance)} at the end`,
    ]
      .filter(Boolean)
      .join(', '),
    isLoser: other.isWinner,
  })
  return {
    league: name ?? '',
    label: [nameWeek(game), season].filter(Boolean).join(', '),
    home: sideOf(home, away, last),
    away: sideOf(away, home, 1 - last),
    placed,
    turn: labelTurn(path),
    sentences: [describeTurn(path), describeLow(path), describeWatched(week)].filter((text) => text !== null),
  }
}

function nameWeek({ week, weeks }: PicturedGame): string {
  return weeks.length > 1 ? `Week ${week} of ${weeks[0]}–${weeks.at(-1)}` : `Week ${week}`
}
