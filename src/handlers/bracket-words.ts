import type { MatchupKind } from '../domain/league-season.ts'

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
  if (left === 1) return `${ordinal(best)} place`
  return best === worst ? `${ordinal(best)} place` : `Places ${best} to ${worst}`
}

function ordinal(place: number): string {
  const last = place % 10
  const isTeen = Math.floor((place % 100) / 10) === 1
  const ending = isTeen ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'
  return `${place}${ending}`
}
