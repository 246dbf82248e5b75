import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { count, margin, ordinal, percent, points, score } from '../../src/weekly/wording/numbers.ts'
import { openWording } from '../../src/weekly/wording/pick.ts'
import { listParts, phrase, team, teams, write } from '../../src/weekly/wording/sentence.ts'

describe('wordings', () => {
  const options = ['a', 'b', 'c'].map((text) => () => text)

  it('are all used before one repeats', () => {
    const wording = openWording('league', 4)
    expect(new Set([1, 2, 3].map(() => wording.choose('key', options)))).toEqual(new Set(['a', 'b', 'c']))
  })

  it('are the same for a week, and start differently in the next', () => {
    const first = (week: number) => openWording('league', week).choose('key', options)
    expect(first(5)).toBe(first(5))
    expect(first(6)).not.toBe(first(5))
  })
})

describe('a sentence', () => {
  const reply = { id: 1, name: 'Reply All.' }

  it('collects figures and teams, and starts with a capital', () => {
    expect(write`${count(2, 'win')} for ${team({ id: 3, name: 'eels' })} with ${points(112.44)}.`).toEqual({
      text: 'Two wins for eels with 112.4.',
      facts: [
        { name: 'count', value: 2, text: 'two' },
        { name: 'points', value: 112.44, text: '112.4' },
      ],
      teams: [{ id: 3, name: 'eels' }],
    })
  })

  it('leaves the first letter of a name as it is, and ends once', () => {
    expect(write`${team({ id: 3, name: 'eels' })} beat ${team(reply)}.`.text).toBe('eels beat Reply All.')
    expect(write`The winner: ${team(reply)}. It was close.`.text).toBe('The winner: Reply All. It was close.')
  })

  it('lists and owns', () => {
    const parts = ['A', 'B', 'C'].map((name, id) => team({ id, name }))
    expect(listParts(parts).text).toBe('A, B, and C')
    expect(phrase`${teams({ id: 1, name: 'Bench Warrants' })} and ${teams({ id: 2, name: 'Café Olé' })}`.text).toBe(
      'Bench Warrants’ and Café Olé’s',
    )
  })
})

describe('facts', () => {
  it('have no more decimals than a share has, whatever their inputs', () => {
    const amount = fc.double({ min: -500, max: 500, noNaN: true })
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        const { facts } =
          write`${points(a - b)}, ${margin(a, b) ?? ''}, ${score(a + b, b)}, ${percent(Math.abs(a / 1000))}`
        for (const { value } of facts) expect(String(value)).toMatch(/^-?\d+(\.\d{1,4})?$/)
      }),
    )
    expect(write`${points(101.02 - 100)}`.facts[0]?.value).toBe(1.02)
  })
})

describe('figures', () => {
  it('mention the tiebreaker if the scores of a won game are equal', () => {
    expect(score(140, 140).text).toBe('140.0–140.0 on the tiebreaker')
    expect(score(101.2, 109.8).text).toBe('101.2–109.8 by league ruling')
  })

  it('show two decimals only if one would make scores equal', () => {
    expect(score(121.46, 109.8).text).toBe('121.5–109.8')
    expect(score(104.84, 104.8).text).toBe('104.84–104.80')
    expect(margin(105.56, 104.84)).toBeNull()
    expect(margin(105.5, 104.8)?.text).toBe('0.7')
  })

  it('are words below ten', () => {
    expect([count(1, 'week'), count(12, 'week'), ordinal(3), ordinal(11)].map(({ text }) => text)).toEqual([
      'one week',
      '12 weeks',
      'third',
      '11th',
    ])
  })

  it('never call a chance certain', () => {
    expect([percent(0.998), percent(0.43), percent(0.001)].map(({ text }) => text)).toEqual(['>99%', '43%', '<1%'])
  })
})
