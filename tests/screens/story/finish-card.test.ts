import { expect, it } from 'vitest'
import { nameYear, writeFinish } from '../../../src/screens/story/cards/finish.ts'
import { findTeamFacts, type TeamFacts } from '../../../src/screens/story/team-facts.ts'

const standing = (rank: number, pointsFor: number, madePlayoffs: boolean) => ({
  teamId: rank,
  teamName: `Team ${rank}`,
  rank,
  madePlayoffs,
  isChampion: false,
  eliminatedInWeek: null,
  regularSeason: { wins: 6, losses: 8, ties: 0, rank, pointsFor },
})

function factsOf(
  own: ReturnType<typeof standing>,
  { others = [], teamCount, throughWeek = null }: FactsOptions,
): TeamFacts {
  const responses = { league: { teamCount }, standings: { standings: [own, ...others] }, weeks: null }
  const facts = findTeamFacts({ throughWeek }, own.teamId, responses as unknown as TeamFacts['responses'])
  if (!facts) throw new Error('The team is not in the standings')
  return facts
}

interface FactsOptions {
  others?: ReturnType<typeof standing>[]
  teamCount: number
  throughWeek?: number | null
}

it('says that the league’s highest scorer missed the playoffs', () => {
  const others = [standing(1, 1400, true), standing(2, 1300, true)]
  const sentenceOf = (pointsFor: number, throughWeek: number | null = null) =>
    writeFinish(factsOf(standing(3, pointsFor, false), { others, teamCount: 3, throughWeek }))?.sentence
  expect(sentenceOf(1500)).toBe('The league’s highest scorer missed the playoffs, 3rd of 3 teams.')
  expect(sentenceOf(1350)).toBe('Finished 3rd of 3 teams, and missed the playoffs.')
  expect(sentenceOf(1500, 10)).toBe('3rd of 3 teams after week 10.')
})

it('names the year by how it ended', () => {
  const yearOf = (rank: number, madePlayoffs: boolean, isChampion = false) =>
    nameYear(factsOf({ ...standing(rank, 1400, madePlayoffs), isChampion }, { teamCount: 10 }))
  expect(yearOf(1, true, true)).toBe('A year with a title')
  expect(yearOf(2, true)).toBe('So close to a title')
  expect(yearOf(4, true)).toBe('A playoff year')
  expect(yearOf(7, false)).toBe('A year without playoffs')
  expect(yearOf(10, false)).toBe('Only up from here')
})
