import { expect, it } from 'vitest'
import { nameYear, writeFinish } from '../../../src/screens/story/cards/finish.ts'

const standing = (rank: number, pointsFor: number, madePlayoffs: boolean) => ({
  teamName: `Team ${rank}`,
  rank,
  madePlayoffs,
  isChampion: false,
  eliminatedInWeek: null,
  regularSeason: { wins: 6, losses: 8, ties: 0, rank, pointsFor },
})

const sentenceOf = (
  own: ReturnType<typeof standing>,
  others: ReturnType<typeof standing>[],
  throughWeek: number | null = null,
) => {
  const facts = { responses: { standings: { standings: [own, ...others] } }, standing: own, throughWeek, teamCount: 3 }
  return writeFinish(facts as unknown as Parameters<typeof writeFinish>[0])?.sentence
}

it('says that the league’s highest scorer missed the playoffs', () => {
  const others = [standing(1, 1400, true), standing(2, 1300, true)]
  expect(sentenceOf(standing(3, 1500, false), others)).toBe(
    'The league’s highest scorer missed the playoffs, 3rd of 3 teams.',
  )
  expect(sentenceOf(standing(3, 1350, false), others)).toBe('Finished 3rd of 3 teams, and missed the playoffs.')
  expect(sentenceOf(standing(3, 1500, false), others, 10)).toBe('3rd of 3 teams after week 10.')
})

it('names the year by how it ended', () => {
  const yearOf = (rank: number, madePlayoffs: boolean, isChampion = false) =>
    nameYear({ ...standing(rank, 1400, madePlayoffs), isChampion } as unknown as Parameters<typeof nameYear>[0], 10)
  expect(yearOf(1, true, true)).toBe('A year with a title')
  expect(yearOf(2, true)).toBe('So close to a title')
  expect(yearOf(4, true)).toBe('A playoff year')
  expect(yearOf(7, false)).toBe('A year without playoffs')
  expect(yearOf(10, false)).toBe('Only up from here')
})
