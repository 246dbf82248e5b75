import { describe, expect, it } from 'vitest'
import { toAwards } from '../../src/features/awards/award-cards.ts'
import { awardIcon } from '../../src/features/awards/award-icons.ts'
import { iconPaths } from '../../src/ui/icons.ts'

const knownTitles = [
  'Highest Single Week Score',
  'Most Consistent',
  'Boom or Bust',
  'Best Regular Season Record',
  'Strongest Playoff Run',
  'Draft Boom of the Year',
  'Biggest Draft Bust',
  'Late Round Lottery Winner',
  'First Round Failure',
  'Most Points Against',
  'Should Have Made Playoffs',
  'Unluckiest Loss',
]

describe('awardIcon', () => {
  it('has an icon of its own for each of the twelve known titles', () => {
    const icons = knownTitles.map((title) => awardIcon(title))
    expect(new Set(icons.map((icon) => iconPaths[icon])).size).toBe(12)
    expect(icons).not.toContain('star')
  })

  it('reads titles in any case and spacing', () => {
    expect(awardIcon('  MOST  consistent ')).toBe(awardIcon('Most Consistent'))
  })

  it('gives unknown titles the default icon', () => {
    for (const title of ['Waiver Wizard', '', 'constructor', '__proto__']) expect(awardIcon(title)).toBe('star')
  })

  it('takes the server’s word for titles it does not know, where that is an icon of ours', () => {
    expect(awardIcon('Waiver Wizard', 'swap')).toBe('swap')
    for (const named of ['sparkly-hat', 'constructor', '']) expect(awardIcon('Waiver Wizard', named)).toBe('star')
  })
})

describe('toAwards', () => {
  it('numbers the awards in the server’s order', () => {
    const winner = { team_id: 3, team_name: 'Alpha', player_name: 'Joe Doe', display: '187.4 points in week 6' }
    const { cards } = toAwards({
      superlatives: [
        { award: 'Highest Single Week Score', description: 'Best week of any team', winner },
        { award: 'Waiver Wizard', winner: { team_name: 'Beta' } },
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

  it('leaves out entries without a title and keeps the numbers without gaps', () => {
    const { cards } = toAwards({ superlatives: [{}, { award: ' ' }, { award: 'A' }, { award: 'A', winner: {} }] })
    expect(cards.map(({ rank, title }) => [rank, title])).toEqual([
      [1, 'A'],
      [2, 'A'],
    ])
    expect(new Set(cards.map(({ key }) => key)).size).toBe(2)
  })

  it('counts awards and teams in the footer', () => {
    expect(toAwards({ summary: { total_awards: 12, teams_analyzed: 10 } }).footer).toBe(
      '12 awards celebrating the best from 10 teams',
    )
  })

  it('counts the awards itself, and claims no number of teams, where the server counts none', () => {
    expect(toAwards({ superlatives: [{ award: 'A' }] }).footer).toBe('1 awards celebrating the best from the league')
  })
})
