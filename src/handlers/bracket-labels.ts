import { ordinalEnding } from '../domain/ordinal.ts'
import type { MatchupKind } from '../domain/season.ts'

const roundNames = ['Final', 'Semifinal', 'Quarterfinal']

/**
 * A round's title by the rounds left to the title: 'Final', 'Semifinals', 'Quarterfinals', 'Round of 16'; after the final of a longer
 * consolation bracket 'Toilet bowl' or 'Consolation'.
 */
export function titleRound(left: number, isToiletBowl: boolean): string {
  if (left < 1) return `${isToiletBowl ? 'Toilet bowl' : 'Consolation'}${left < 0 ? `, ${1 - left}` : ''}`
  const name = roundNames[left - 1]
  if (name === undefined) return `Round of ${2 ** left}`
  return left === 1 ? name : `${name}s`
}

export interface GamePlace {
  /** Index within its contest and round, from 0. */
  index: number
  /** Games of that contest in the round. */
  games: number
  best: number
  worst: number
  /** Rounds left to the title, including this one. */
  left: number
  /** The game decides the ranks of both teams. */
  isForPlaces: boolean
}

/** 'Final', 'Semifinal 2', '3rd place', 'Places 5 to 6', 'Places 7 to 12, game 2' */
export function titleGame(kind: MatchupKind, { index, games, best, worst, left, isForPlaces }: GamePlace): string {
  if (kind === 'winners-bracket') {
    const name = roundNames[left - 1] ?? titleRound(left, false)
    return games === 1 ? name : `${name} ${index + 1}`
  }
  if (isForPlaces || best === worst) return `${best}${ordinalEnding(best)} place`
  return `Places ${best} to ${worst}${games === 1 ? '' : `, game ${index + 1}`}`
}

/** The same within a sentence, shortened: 'semifinal 2', 'places 5 to 6', '7–12, game 2'. */
export function gameLabel(kind: MatchupKind, place: GamePlace): string {
  const { index, games, best, worst, isForPlaces } = place
  const isOneOfMany = kind !== 'winners-bracket' && !isForPlaces && games > 1 && best !== worst
  if (isOneOfMany) return `${best}–${worst}, game ${index + 1}`
  const title = titleGame(kind, place)
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`
}
