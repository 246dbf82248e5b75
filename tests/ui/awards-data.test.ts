import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { awardIcon, describeAward, toAwards } from '../../src/parts/awards/award-cards.ts'
import { splitDisplay } from '../../src/parts/awards/split-display.ts'
import { iconPaths } from '../../src/ui/icons.ts'
import { awardTitles } from '../support/award-titles.ts'

describe('awardIcon', () => {
  it('has a separate icon for each of the twelve specified titles', () => {
    const icons = awardTitles.map((title) => awardIcon(title))
    expect(new Set(icons.map((icon) => iconPaths[icon])).size).toBe(12)
    expect(icons).not.toContain('star')
  })

  it('reads titles in any case and spacing', () => {
    expect(awardIcon('  MOST  consistent ')).toBe(awardIcon('Most Consistent'))
  })

  it('uses the default icon for unknown titles', () => {
    for (const title of ['Waiver Wizard', '', 'constructor', '__proto__']) expect(awardIcon(title)).toBe('star')
  })

  it('uses the server’s icon name if known', () => {
    expect([awardIcon('Waiver Wizard', 'swap'), awardIcon('Most Consistent', 'swap')]).toEqual(['swap', 'swap'])
    expect(awardIcon('Most Consistent', 'sparkly-hat')).toBe('target')
    for (const named of ['sparkly-hat', 'constructor', '']) expect(awardIcon('Waiver Wizard', named)).toBe('star')
  })
})

describe('toAwards', () => {
  it('numbers the awards in the server’s order', () => {
    const winner = { teamId: 3, teamName: 'Alpha', playerName: 'Joe Doe', display: '187.4 points in week 6' }
    const { cards } = toAwards({
      superlatives: [
        { award: 'Highest Single Week Score', description: 'Best week of any team', winner },
        { award: 'Waiver Wizard', winner: { teamName: 'Beta' } },
      ],
    })
    expect(cards[0]).toMatchObject({
      rank: 1,
      icon: 'flame',
      title: 'Highest Single Week Score',
      description: 'Best week of any team',
      teamId: 3,
      teamName: 'Alpha',
      playerName: 'Joe Doe',
      display: '187.4 points in week 6',
    })
    expect(cards[1]).toMatchObject({ rank: 2, icon: 'star', teamId: null, playerName: null, display: null })
  })

  it('leaves out entries without a title and numbers the rest without gaps', () => {
    const { cards } = toAwards({ superlatives: [{}, { award: ' ' }, { award: 'A' }, { award: 'A', winner: {} }] })
    expect(cards.map(({ rank, title }) => [rank, title])).toEqual([
      [1, 'A'],
      [2, 'A'],
    ])
    expect(cards.map(({ id }) => id)).toEqual(['award-a', 'award-a-2'])
  })

  it('names each card for addresses, by the server’s key or the title', () => {
    const { cards } = toAwards({
      superlatives: [
        { award: 'Highest Single Week Score', key: 'highest-week' },
        { award: 'Most Consistent (so far!)' },
        { award: 'أعلى نتيجة' },
      ],
    })
    expect(cards.map(({ id }) => id)).toEqual(['award-highest-week', 'award-most-consistent-so-far', 'award-unnamed'])
  })

  it('can be described in a sentence', () => {
    const winner = { teamName: 'Alpha', playerName: 'Joe Doe', display: '187.4 points in week 6' }
    const { cards } = toAwards({ superlatives: [{ award: 'Draft Boom', winner }, { award: 'Most Consistent' }] })
    expect(cards.map(describeAward)).toEqual(['Draft Boom: Alpha, Joe Doe, 187.4 points in week 6', 'Most Consistent'])
  })

  it('counts awards and teams in the footer', () => {
    expect(toAwards({ summary: { totalAwards: 12, teamsAnalyzed: 10 } }).footer).toBe(
      '12 awards celebrating the best from 10 teams',
    )
  })

  it('counts the awards, and shows no number of teams, if the server sends no counts', () => {
    expect(toAwards({ superlatives: [{ award: 'A' }] }).footer).toBe('1 awards celebrating the best from the league')
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
