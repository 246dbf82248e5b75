import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { awardIcon, describeAward } from '../../src/parts/awards/season-awards.ts'
import { splitDisplay } from '../../src/parts/awards/split-display.ts'
import { iconPaths } from '../../src/ui/icons.ts'
import { awardTitles } from '../support/award-titles.ts'
import { completed } from '../support/completed.ts'

const iconOf = (award: string, icon: string | null = null) => awardIcon({ award, icon })

describe('awardIcon', () => {
  it('has a separate icon for each of the twelve specified titles', () => {
    const icons = awardTitles.map((title) => iconOf(title))
    expect(new Set(icons.map((icon) => iconPaths[icon])).size).toBe(12)
    expect(icons).not.toContain('star')
  })

  it('reads titles in any case and spacing', () => {
    expect(iconOf('  MOST  consistent ')).toBe(iconOf('Most Consistent'))
  })

  it('uses the default icon for unknown titles', () => {
    for (const title of ['Waiver Wizard', '', 'constructor', '__proto__']) expect(iconOf(title)).toBe('star')
  })

  it('uses the server’s icon name if known', () => {
    expect([iconOf('Waiver Wizard', 'swap'), iconOf('Most Consistent', 'swap')]).toEqual(['swap', 'swap'])
    expect(iconOf('Most Consistent', 'sparkly-hat')).toBe('target')
    for (const named of ['sparkly-hat', 'constructor', '']) expect(iconOf('Waiver Wizard', named)).toBe('star')
  })
})

describe('describeAward', () => {
  it('is one sentence', () => {
    const winner = { teamName: 'Alpha', playerName: 'Joe Doe', display: '187.4 points in week 6' }
    const awards = [{ award: 'Draft Boom', winner }, { award: 'Most Consistent' }]
    expect(completed('superlatives', { superlatives: awards }).superlatives.map(describeAward)).toEqual([
      'Draft Boom: Alpha, Joe Doe, 187.4 points in week 6',
      'Most Consistent',
    ])
  })
})

describe('splitDisplay', () => {
  it('finds the figure of the sentence', () => {
    const figure = (display: string) => splitDisplay(display).figure
    expect(figure('205.9 points in week 13')).toBe('205.9')
    expect(figure('−180.5 points against expectation, round 1 (pick 5)')).toBe('−180.5')
    expect(figure('+1,203.4 points')).toBe('+1,203.4')
    expect(figure('10–4, 71.4%')).toBe('10–4')
    expect(figure('9-4-1 over the season')).toBe('9-4-1')
    expect(figure('Weekly scores vary by 14.6% of their mean')).toBe('14.6%')
    expect(figure('49ers D/ST, 23.')).toBe('23')
    expect(figure('Lost to Team 13 by 0.04 points, week 2')).toBe('0.04')
    expect(figure('Lost to Team 13 90.0–89.96, week 2')).toBe('90.0–89.96')
    expect(figure('Nobody knows')).toBe('')
  })

  it('loses nothing of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('1', '9', '.', ',', '-', '–', '%', ' ', 'a', '+') }), (text) => {
        const { before, figure, after } = splitDisplay(text)
        expect(before + figure + after).toBe(text)
      }),
    )
  })
})
