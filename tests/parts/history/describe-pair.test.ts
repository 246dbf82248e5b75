import { describe, expect, it } from 'vitest'
import { describeDefending, describePair, describePairName } from '../../../src/parts/history/describe-pair.ts'
import { type Pair, toSeasonHistory } from '../../../src/parts/history/season-history.ts'
import { completeResponse } from '../../support/complete-response.ts'

const noor = { key: 'n', name: 'Noor' }
const cleo = { key: 'c', name: 'Cleo' }

function pairOf(wins: number, losses: number, ties: number, streak?: [key: string, length: number]): Pair {
  return {
    manager: noor,
    other: cleo,
    all: { wins, losses, ties },
    currentStreak: streak ? { key: streak[0], length: streak[1] } : null,
    lastGame: wins + losses + ties === 0 ? null : { season: 2023, week: 5 },
    rivalry: null,
  }
}

describe('the games of two managers', () => {
  it('have the name of the league’s book, and future games their stakes', () => {
    const pair = { ...pairOf(1, 0, 0), rivalry: { name: 'The Ditch', trophy: 'The Shovel' } }
    expect(describePairName(pair, { isToCome: true })).toBe('The Ditch, for The Shovel')
    expect(describePairName(pair, { isToCome: false })).toBe('The Ditch')
    expect(describePairName(pairOf(1, 0, 0), { isToCome: true })).toBe('')
  })
})

describe('the record of two managers', () => {
  const toCome = { season: 2024, week: 9, isToCome: true }
  const decided = { season: 2024, week: 3, isToCome: false }

  it.each([
    [pairOf(9, 4, 0, ['n', 3]), 'Noor leads 9-4, won the last three. Noor could make it four in a row'],
    [pairOf(4, 9, 1, ['n', 2]), 'Cleo leads 9-4-1; Noor won the last two. Noor could make it three in a row'],
    [pairOf(9, 4, 0, ['c', 1]), 'Noor leads 9-4; Cleo won the last one'],
    [pairOf(3, 4, 0), 'Cleo leads 4-3. A win for Noor evens the series'],
    [pairOf(4, 4, 0), 'Tied at 4-4. The winner takes the lead'],
    [pairOf(1, 0, 0, ['n', 1]), 'Noor won their only previous meeting'],
    [pairOf(0, 0, 1), 'They tied their only previous meeting'],
    [pairOf(0, 0, 0), 'First meeting'],
  ])('describes the effect of a future game %#', (pair, text) => {
    expect(describePair(pair, toCome)).toBe(text)
  })

  it('is of all time beside a game that is decided', () => {
    expect(describePair(pairOf(9, 4, 0, ['n', 3]), decided)).toBe('All time: Noor leads 9-4, won the last three')
    expect(describePair(pairOf(3, 3, 0, ['n', 2]), decided)).toBe('All time: tied at 3-3; Noor won the last two')
    expect(describePair(pairOf(0, 0, 0), decided)).toBe('')
  })

  it('distinguish their first game from one of an earlier season', () => {
    const pair = pairOf(0, 1, 0, ['c', 1])
    expect(describePair(pair, { season: 2023, week: 5, isToCome: false })).toBe('First meeting')
    expect(describePair(pair, decided)).toBe('Cleo won their only previous meeting')
  })
})

describe('a season in the history', () => {
  const finishOf = (season: number, id: number) => ({ season, team: { id, name: `Team ${id}` } })
  const response = completeResponse('history', {
    seasons: [
      { season: 2022, known: 'missing' as const },
      { season: 2023, known: 'whole' as const, isPlayed: true, championKey: 'c', championName: 'Cleo' },
      { season: 2024, known: 'whole' as const, isPlayed: true, championKey: 'n', championName: 'Noor' },
      { season: 2025, known: 'whole' as const },
    ],
    managers: [
      { ...noor, finishes: [finishOf(2023, 31), finishOf(2024, 41), finishOf(2025, 51)] },
      { ...cleo, finishes: [finishOf(2023, 32), finishOf(2024, 42)] },
    ],
    headToHead: [
      { key: 'c', otherKey: 'n', regular: { wins: 2, losses: 1, ties: 0 }, playoffs: { wins: 0, losses: 1, ties: 0 } },
    ],
  })

  it('adds the games of two teams’ managers, in the order of the response', () => {
    const season = toSeasonHistory(response, 2024)
    expect(season?.pairOf(41, 42)).toMatchObject({ manager: cleo, other: noor, all: { wins: 2, losses: 2, ties: 0 } })
    expect(season?.pairOf(41, 31)).toBeNull()
    expect(season?.pairOf(41, 41)).toBeNull()
  })

  it('is empty with one known season', () => {
    expect(toSeasonHistory({ ...response, seasons: response.seasons.slice(0, 2) }, 2023)).toBeNull()
  })

  it('names the defending champion, also one who left', () => {
    const describe = (season: number, isOver: boolean) => {
      const { defending = null } = toSeasonHistory(response, season) ?? {}
      return defending && describeDefending(defending, { isOver })
    }
    expect(describe(2023, true)).toBeNull()
    expect(describe(2024, false)).toBe('Defending champion: Cleo (Team 42)')
    expect(describe(2024, true)).toBe('Cleo (Team 42) entered the season as defending champion')
    expect(describe(2025, false)).toBe('Defending champion: Noor (Team 51)')
    const seasons = response.seasons.map((one) => (one.season === 2023 ? { ...one, championKey: 'n' } : one))
    const again = toSeasonHistory({ ...response, seasons }, 2024)?.defending
    expect(again && describeDefending(again, { isOver: true })).toMatch(/ \(Team 41\) repeated as champion$/)
    expect(again && describeDefending({ ...again, hasRepeated: false, teamName: null }, { isOver: false })).toMatch(
      /^2023 champion .+ isn’t playing this season$/,
    )
  })
})
