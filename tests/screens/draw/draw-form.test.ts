import { describe, expect, it } from 'vitest'
import { describeTeams } from '../../../src/screens/draw/describe-teams.ts'
import { emptyRows, firstChances, readRows, rowsByFinish, withWeights } from '../../../src/screens/draw/draw-teams.ts'
import { describeWait, readLocalTime, toLocalTime } from '../../../src/screens/draw/local-time.ts'
import { readPastedRound } from '../../../src/screens/draw/pasted-round.ts'
import { knownRound } from '../../support/known-draw.ts'

describe('the teams of a rule', () => {
  const standings = [
    { teamName: 'Champions', rank: 1 },
    { teamName: '  Odd\u202e  name ', rank: 3 },
    { teamName: 'Seconds', rank: 2 },
  ]

  it('have the most weight for the last place, and 1 for the champion', () => {
    const { rows, newcomers } = rowsByFinish(standings)
    expect(newcomers).toEqual([])
    expect(readRows(rows)).toEqual([
      { name: 'Odd name', weight: 3 },
      { name: 'Seconds', weight: 2 },
      { name: 'Champions', weight: 1 },
    ])
    expect(firstChances(rows).map((chance) => chance?.toFixed(1))).toEqual(['50.0', '33.3', '16.7'])
  })

  const last = [
    { teamName: 'Old Ann', rank: 1, managerKeys: ['ann'] },
    { teamName: 'Bob and Cid', rank: 2, managerKeys: ['bob', 'cid'] },
    { teamName: 'Dan', rank: 3, managerKeys: ['dan'] },
    { teamName: 'Gone', rank: 4, managerKeys: ['eve'] },
  ]
  const current = [
    { teamName: 'New Ann', rank: 1, managerKeys: ['ann'] },
    { teamName: 'Fay', rank: 2, managerKeys: ['fay'] },
    { teamName: 'Cid and Dan', rank: 3, managerKeys: ['dan', 'cid'] },
    { teamName: 'Nobody’s', rank: 4, managerKeys: [] },
    { teamName: 'Eve', rank: 5, managerKeys: ['eve'] },
  ]

  it('are this season’s by their managers’ places, with newcomers in the middle', () => {
    const { rows, note } = describeTeams(2025, last, current)
    expect(readRows(rows)).toEqual([
      { name: 'Eve', weight: 5 },
      { name: 'Cid and Dan', weight: 4 },
      { name: 'Fay', weight: 3 },
      { name: 'Nobody’s', weight: 3 },
      { name: 'New Ann', weight: 1 },
    ])
    expect(note).toBe(
      'The teams are this season’s, weighted by their managers’ final places of 2025, last place first. Without a place last season, Fay, Nobody’s have the weight of the middle. Check the names, and change the weights as your league likes.',
    )
    expect(describeTeams(2025, last, current.slice(1, 3)).note).toContain('Fay has the weight of the middle')
  })

  it('are last season’s until the new one has teams, equal without a last one, and empty without any', () => {
    expect(describeTeams(2025, last, []).note).toContain('come from the final standings of 2025')
    expect(readRows(describeTeams(2025, last, []).rows)[0]).toEqual({ name: 'Gone', weight: 4 })
    const equal = readRows(describeTeams(null, [], current).rows)
    expect(equal.map((team) => 'weight' in team && team.weight)).toEqual([1, 1, 1, 1, 1])
    expect(describeTeams(null, [], []).rows.map(({ name }) => name)).toEqual(Array(10).fill(''))
  })

  it('are all equal if the league wants that, and back', () => {
    const equal = withWeights(rowsByFinish(standings).rows, 'equal')
    expect(equal.map(({ number }) => number)).toEqual(['1', '1', '1'])
    expect(withWeights(equal, 'lottery').map(({ number }) => number)).toEqual(['3', '2', '1'])
  })

  it('leave out rows without a name, and have 0 for what is no number', () => {
    const [one, two, three] = emptyRows(3)
    if (!one || !two || !three) throw new Error('Three rows were expected')
    const rows = [{ ...one, name: 'A', number: 'x' }, { ...two, name: ' B ', isFixed: true, number: '2' }, three]
    expect(readRows(rows)).toEqual([
      { name: 'A', weight: 0 },
      { name: 'B', pick: 2 },
    ])
    expect(firstChances(rows)).toEqual([null, null, null])
  })
})

describe('the time of a draw', () => {
  it('is the minute that the field shows', () => {
    const time = new Date(2026, 7, 5, 9, 5).getTime()
    expect(toLocalTime(time)).toBe('2026-08-05T09:05')
    expect(readLocalTime('2026-08-05T09:05')).toBe(time)
    for (const text of ['', '2026-08-05', '2026-19-05T09:05']) expect(readLocalTime(text)).toBeNull()
  })

  it('is as far away as a reader says it', () => {
    const minute = 60_000
    expect([0.5, 1, 59, 89, 90, 47 * 60, 48 * 60].map((minutes) => describeWait(minutes * minute))).toEqual([
      'in less than a minute',
      'in 1 minute',
      'in 59 minutes',
      'in 89 minutes',
      'in 2 hours',
      'in 47 hours',
      'in 2 days',
    ])
  })
})

describe('a pasted round', () => {
  const { round, signature, randomness } = knownRound

  it('is the beacon’s response or its signature', () => {
    const response = { round, randomness, signature }
    for (const text of [
      JSON.stringify(response),
      JSON.stringify(response, null, 2),
      signature.toUpperCase(),
      ` ${signature}\n`,
    ]) {
      expect(readPastedRound(text, round)).toEqual({ signature })
    }
  })

  it('is refused if it is another round, cut off, or something else', () => {
    expect(readPastedRound(JSON.stringify({ round: 999, randomness, signature }), round)).toEqual({
      problem: expect.stringContaining('This is round 999, and the rule names round 1000'),
    })
    for (const text of ['', randomness, signature.slice(1), '<html>', JSON.stringify({ round, randomness })]) {
      expect(readPastedRound(text, round)).toEqual({ problem: expect.stringContaining('96 characters') })
    }
  })
})
