import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundAt, timeOfRound } from '../../src/domain/beacon.ts'
import { isBeaconSignature } from '../../src/domain/beacon-signature.ts'
import {
  type DrawTeam,
  drawOrder,
  findRuleProblem,
  fingerprintOf,
  largestWeight,
  mostDrawn,
  numbersBelow,
  orderBy,
  randomnessOf,
  readDrawRule,
  toDrawName,
  writeDrawRule,
} from '../../src/domain/draft-draw.ts'
import { knownOrder, knownRound, knownRule, knownText } from '../support/known-draw.ts'
import { runs } from '../support/runs.ts'

/** A stream of these numbers. */
function numbers(...list: number[]) {
  let at = 0
  return () => {
    const number = list[at++]
    if (number === undefined) throw new Error('More numbers were taken than expected')
    return number
  }
}

/** Of letters that no name of one look shares with another: 0 looks like o, and 1 like l. */
const numeral = (index: number) => 'abcdefghij'.charAt(Math.floor(index / 10)) + 'abcdefghij'.charAt(index % 10)

const namesOf = (picks: readonly { name: string }[]) => picks.map(({ name }) => name)

describe('the beacon', () => {
  it('publishes a round every three seconds', () => {
    expect(timeOfRound(knownRound.round)).toBe(knownRound.time)
    expect(roundAt(knownRound.time)).toBe(1000)
    expect(roundAt(knownRound.time + 1)).toBe(1001)
    expect(roundAt(0)).toBe(1)
  })

  it('signs each round, which is checked with its public key', () => {
    const { round, signature, randomness } = knownRound
    expect(isBeaconSignature(round, signature)).toBe(true)
    expect(randomnessOf(signature)).toBe(randomness)
  })

  it.each([
    ['another round', 1001, knownRound.signature],
    ['a forged signature', 1000, knownRound.signature.replace(/9$/, '8')],
    ['no point of the curve', 1000, 'ff'.repeat(48)],
    ['the point at infinity', 1000, `c0${'00'.repeat(47)}`],
    ['a cut signature', 1000, knownRound.signature.slice(2)],
    ['no digits', 1000, 'x'.repeat(96)],
  ])('has not signed %s', (_, round, signature) => {
    expect(isBeaconSignature(round, signature)).toBe(false)
  })
})

describe('a draw', () => {
  it('has the published order of a known round', () => {
    expect(drawOrder(knownRule, knownRound.randomness)).toEqual(knownOrder)
  })

  it('gives a pick to the team whose share of the weights has the number', () => {
    const teams: DrawTeam[] = [
      { name: 'A', weight: 3 },
      { name: 'B', weight: 1 },
      { name: 'C', weight: 2 },
    ]
    // 0 to 2 are A's, 3 is B's, 4 and 5 are C's; then of B and C: 0 is B's, 1 and 2 are C's.
    expect(namesOf(orderBy(teams, numbers(2, 0, 0)))).toEqual(['A', 'B', 'C'])
    expect(namesOf(orderBy(teams, numbers(3, 2, 1)))).toEqual(['B', 'A', 'C'])
    expect(namesOf(orderBy(teams, numbers(6 + 5, 4 + 3, 0)))).toEqual(['C', 'B', 'A'])
  })

  it('leaves out numbers above the last whole multiple of the sum', () => {
    const teams: DrawTeam[] = [
      { name: 'A', weight: 2 },
      { name: 'B', weight: 1 },
    ]
    // 2^48 is one more than a multiple of 3.
    expect(namesOf(orderBy(teams, numbers(numbersBelow - 1, 2, 0)))).toEqual(['B', 'A'])
    expect(namesOf(orderBy(teams, numbers(numbersBelow - 2, 0)))).toEqual(['B', 'A'])
  })

  it('keeps fixed picks', () => {
    const teams: DrawTeam[] = [
      { name: 'A', weight: 1 },
      { name: 'B', pick: 1 },
      { name: 'C', weight: 1 },
      { name: 'D', pick: 3 },
    ]
    expect(orderBy(teams, numbers(1, 0))).toEqual([
      { pick: 1, name: 'B', isFixed: true },
      { pick: 2, name: 'C', isFixed: false },
      { pick: 3, name: 'D', isFixed: true },
      { pick: 4, name: 'A', isFixed: false },
    ])
  })

  const anyRule = fc
    .record({
      weights: fc.array(fc.integer({ min: 1, max: largestWeight }), { minLength: 2, maxLength: mostDrawn - 2 }),
      fixed: fc.integer({ min: 0, max: 2 }),
      league: fc.string({ unit: 'binary' }).map((text) => toDrawName(`L${text}`)),
      name: fc.string({ unit: 'binary' }),
    })
    .map(({ weights, fixed, league, name }) => ({
      ...knownRule,
      league,
      teams: [
        ...weights.map((weight, index) => ({ name: toDrawName(`${numeral(index)} ${name}`), weight })),
        ...[1, 2].slice(0, fixed).map((pick) => ({ name: `Fixed ${pick}`, pick })),
      ] satisfies DrawTeam[],
    }))
  const randomness = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => bytes.toHex())

  it('has every team once, whatever the names, and the fixed ones at their picks', () => {
    fc.assert(
      fc.property(anyRule, randomness, (rule, value) => {
        const picks = drawOrder(rule, value)
        expect(namesOf(picks).toSorted()).toEqual(namesOf(rule.teams).toSorted())
        expect(picks.map(({ pick }) => pick)).toEqual(rule.teams.map((_, index) => index + 1))
        for (const team of rule.teams) if ('pick' in team) expect(picks[team.pick - 1]?.name).toBe(team.name)
        expect(readDrawRule(writeDrawRule(rule))).toEqual(rule)
      }),
      { numRuns: runs(100, 5000) },
    )
  })

  it('gives each team its share of the first picks', () => {
    // Each number below the sum once: exactly the weights' shares, without chance.
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 2, maxLength: 12 }), (weights) => {
        const teams = weights.map((weight, index) => ({ name: `${index}`, weight }))
        const sum = weights.reduce((all, weight) => all + weight, 0)
        const zeros = weights.map(() => 0)
        const firsts = Array.from({ length: sum }, (_, number) => orderBy(teams, numbers(number, ...zeros))[0]?.name)
        expect(weights.map((_, index) => firsts.filter((name) => name === `${index}`).length)).toEqual(weights)
      }),
      { numRuns: runs(100, 5000) },
    )
  })

  it('has shares of the weights over many rounds', () => {
    const rule = {
      ...knownRule,
      teams: [
        { name: 'A', weight: 3 },
        { name: 'B', weight: 1 },
      ],
    }
    const firsts = Array.from({ length: 4000 }, (_, index) => drawOrder(rule, `${index}`)[0]?.name)
    const share = firsts.filter((name) => name === 'A').length / firsts.length
    // Five standard errors of a share of 0.75 in 4000.
    expect(Math.abs(share - 0.75)).toBeLessThan(0.035)
  })
})

describe('the rule of a draw', () => {
  it('is a text that anyone can read', () => {
    expect(knownText).toBe(
      `Draft draw 1
League: The Long Count
Stated: 2023-08-23T15:00:00Z
Beacon: quicknet 1000
40 Wide Left
30 Fourth & Long
20 Éclair 🏈 Élite
10 =3 Amigos
=5 Last Year’s Champion`,
    )
    expect(readDrawRule(knownText)).toEqual(knownRule)
  })

  it('has a fingerprint that changes with any character', () => {
    expect(fingerprintOf(knownText)).toMatch(/^([\da-f]{4} ){7}[\da-f]{4}$/)
    expect(fingerprintOf(knownText.replace('40', '41'))).not.toBe(fingerprintOf(knownText))
  })

  it('is refused if the round was public when it was stated', () => {
    const { time } = knownRound
    for (const statedAt of [time, time + 1000, Date.UTC(2026, 0)]) {
      expect(readDrawRule(writeDrawRule({ ...knownRule, statedAt }))).toEqual({
        problem: expect.stringContaining('already public when this rule was stated'),
      })
    }
    expect(findRuleProblem({ ...knownRule, statedAt: time - 1000 })).toBeNull()
  })

  const teams = (count: number): DrawTeam[] =>
    Array.from({ length: count }, (_, index) => ({ name: `T${index}`, weight: 1 }))

  it.each([
    ['one team', teams(1), '2 to 32 teams'],
    ['33 teams', teams(33), '2 to 32 teams'],
    ['a name twice', [...teams(2), { name: 'T1', weight: 1 }], 'Two teams are named T1'],
    ['a name in another case', [...teams(2), { name: 't1', weight: 1 }], 'Two teams are named t1, or look so'],
    ['a name in wide letters', [...teams(2), { name: '\uff34\uff11', weight: 1 }], 'or look so'],
    ['a Cyrillic T', [...teams(2), { name: '\u04221', weight: 1 }], 'or look so'],
    ['a letter for a digit', [...teams(2), { name: 'Tl', weight: 1 }], 'or look so'],
    ['an invisible character', [...teams(2), { name: 'T\u200b1', weight: 1 }], 'or look so'],
    ['a name of nothing to see', [...teams(2), { name: '\u3164\u200b\u2800', weight: 1 }], 'Team 3 needs a name'],
    ['no name', [...teams(2), { name: '', weight: 1 }], 'Team 3 needs a name'],
    ['a name of two lines', [...teams(2), { name: 'a\nb', weight: 1 }], 'Team 3 needs a name'],
    ['a name that turns the text', [...teams(2), { name: 'a\u202eb', weight: 1 }], 'Team 3 needs a name'],
    ['a weight of 0', [...teams(2), { name: 'A', weight: 0 }], 'A needs a weight from 1 to 1000'],
    ['half a weight', [...teams(2), { name: 'A', weight: 1.5 }], 'A needs a weight from 1 to 1000'],
    ['a pick twice', [...teams(2), { name: 'A', pick: 1 }, { name: 'B', pick: 1 }], 'Pick 1 can’t be fixed'],
    ['a pick too late', [...teams(2), { name: 'A', pick: 4 }], 'Pick 4 can’t be fixed'],
    ['one team to draw', [...teams(1), { name: 'A', pick: 2 }], 'At least two teams have to be drawn'],
  ])('is refused with %s', (_, list, problem) => {
    expect(findRuleProblem({ ...knownRule, teams: list })).toContain(problem)
  })

  it('has any two names that readers tell apart', () => {
    const names = ['Ions', 'Lons', 'Éclair', 'Eclair', 'Рома', 'Roma 🏈', 'Roma 🏀', '青', '青い']
    expect(findRuleProblem({ ...knownRule, teams: names.map((name) => ({ name, weight: 1 })) })).toBeNull()
    const twice = ['Will', 'WILL'].map((name) => ({ name, weight: 1 }))
    expect(findRuleProblem({ ...knownRule, teams: twice })).toContain('or look so')
  })

  it.each([
    ['an empty text', ''],
    ['another heading', knownText.replace('draw 1', 'draw 2')],
    ['a cut line', knownText.slice(0, knownText.indexOf('40') + 3)],
    ['a time without seconds', knownText.replace(':00Z', 'Z')],
    ['a day that no calendar has', knownText.replace('08-23', '02-31')],
    ['a line too much', `${knownText}\n`],
    ['another beacon', knownText.replace('quicknet', 'other')],
    ['spaces around a name', knownText.replace('Wide Left', 'Wide Left ')],
    ['a round of no year', knownText.replace(' 1000', ' 9999999999')],
  ])('is refused as %s', (_, text) => {
    expect(readDrawRule(text)).toEqual({ problem: expect.stringMatching(/\.$/) })
  })
})
