import type { MatchupKind } from '../domain/league-season.ts'
import { ordinalEnding } from '../domain/ordinal.ts'

const roundNames = ['Final', 'Semifinal', 'Quarterfinal']

/** A round by how many are left with it: 'Final', 'Semifinals', 'Quarterfinals', 'Round of 16'. */
export function titleRound(left: number): string {
  const name = roundNames[left - 1]
  if (name === undefined) return `Round of ${2 ** left}`
  return left === 1 ? name : `${name}s`
}

export interface GamePlace {
  /** Within its contest and round, from 0. */
  index: number
  /** Games of that contest in the round. */
  games: number
  best: number
  worst: number
  /** Rounds left, this one included. */
  left: number
}

/** 'Final', 'Semifinal 2', '3rd place', 'Places 7 to 12' */
export function titleGame(kind: MatchupKind, { index, games, best, worst, left }: GamePlace): string {
  if (kind === 'winners-bracket') {
    const name = roundNames[left - 1] ?? titleRound(left)
    return games === 1 ? name : `${name} ${index + 1}`
  }
  const isOnePlace = left === 1 || best === worst
  return isOnePlace ? `${best}${ordinalEnding(best)} place` : `Places ${best} to ${worst}`
}
