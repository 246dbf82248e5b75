/** Memorable games of a league's schedule: the title game, the closest and the most lopsided one. */
import type { ReadResponse } from '../../client/read-response.ts'
import { roundPoints } from '../../domain/rounding.ts'
import type { SeasonGame } from '../../parts/recap/GameResult.tsx'

export interface SeasonGames {
  /** The champion's last playoff game; null during the season. */
  title: SeasonGame | null
  closest: SeasonGame | null
  lopsided: SeasonGame | null
}

type Schedule = ReadResponse<'hostLeagueSchedule'>

/**
 * Final games with both scores, each once. Games with a side at 0 points or less are left out, because a lineup was probably empty.
 * `championId`: null if there is no champion yet.
 */
export function findSeasonGames(schedule: Schedule, championId: number | null): SeasonGames {
  const games = schedule
    .flatMap((matchup) => toGame(matchup) ?? [])
    .sort((a, b) => (a.weeks.at(-1) ?? 0) - (b.weeks.at(-1) ?? 0))
  const title = games.findLast(({ isPlayoff, winner, loser }) => {
    return isPlayoff && championId !== null && [winner.teamId, loser.teamId].includes(championId)
  })
  const played = games.filter((game) => game !== title && game.winner.score > 0 && game.loser.score > 0)
  const closest = findClosestGame(played)
  const lopsided = findMostLopsidedGame(played)
  return {
    title: title?.winner.teamId === championId ? title : null,
    closest,
    lopsided: lopsided === closest ? null : lopsided,
  }
}

function toGame({
  home,
  away,
  weeks = [],
  week,
  status,
  isPlayoff,
  isTie: reported,
  winner: won,
}: Schedule[number]): SeasonGame | null {
  const over = weeks.length > 0 ? weeks : week === undefined ? [] : [week]
  const sides = [home, away].map((side) => ({
    teamId: side?.teamId ?? null,
    teamName: side?.teamName?.trim() || 'Unnamed team',
    score: side?.score,
  }))
  const isWinner = ({ teamId }: { teamId: number | null }) => Number(teamId !== null && teamId === won?.id)
  const [winner, loser] = sides
    .flatMap(({ score, ...side }) => (score === undefined ? [] : [{ ...side, score }]))
    .sort((a, b) => b.score - a.score || isWinner(b) - isWinner(a))
  if (status !== 'final' || over.length === 0 || !winner || !loser) return null
  const margin = roundPoints(winner.score - loser.score)
  const isTie = reported ?? (margin === 0 && won?.id === undefined)
  return { winner, loser, margin, isTie, weeks: over, isPlayoff: isPlayoff === true }
}

/** The game with the smallest margin, ties first; the earliest of several. */
export function findClosestGame(games: readonly SeasonGame[]): SeasonGame | null {
  return games.toSorted((a, b) => a.margin - b.margin)[0] ?? null
}

/** The game with the largest margin; the earliest of several. */
export function findMostLopsidedGame(games: readonly SeasonGame[]): SeasonGame | null {
  return games.toSorted((a, b) => b.margin - a.margin)[0] ?? null
}
