/** Awards of any server. */
import { describe, expect, it } from 'vitest'
import { completed } from '../support/completed.ts'

const awardsOf = (superlatives: object[]) => completed('superlatives', { superlatives }).superlatives

describe('awards', () => {
  it('have null for what the server does not send, in its order', () => {
    const winner = { teamId: 3, teamName: 'Alpha', playerName: 'Joe Doe', display: '187.4 points in week 6' }
    const [first, second] = awardsOf([
      { award: ' Highest Single Week Score ', description: 'Best week of any team', winner },
      { award: 'Waiver Wizard', winner: { teamName: 'Beta', playerName: ' ' } },
    ])
    expect(first).toMatchObject({ award: 'Highest Single Week Score', description: 'Best week of any team', winner })
    expect(second).toMatchObject({
      description: null,
      icon: null,
      winner: { teamId: null, teamName: 'Beta', playerName: null, display: '', week: null },
      runnersUp: [],
    })
  })

  it('are left out without a title, and runners-up without a name', () => {
    const [award, ...others] = awardsOf([{}, { award: ' ' }, { award: 'A', runnersUp: [{}, { playerName: 'Joe' }] }])
    expect(award?.runnersUp.map(({ playerName }) => playerName)).toEqual(['Joe'])
    expect(others).toEqual([])
  })

  it('have keys for URLs, from the server’s key or the title, each its own and none too long', () => {
    const keys = awardsOf([
      { award: 'Highest Week', key: 'highest-week' },
      { award: 'Prix / d’Élégance' },
      { award: 'Highest week' },
      { award: 'أعلى نتيجة' },
      { award: 'L'.repeat(200) },
    ]).map(({ key }) => key)
    expect(keys.slice(0, 4)).toEqual(['highest-week', 'prix-d-l-gance', 'highest-week-2', 'unnamed'])
    expect(keys[4]).toMatch(/^[a-z0-9-]{10,80}$/)
  })

  it('are counted if the server does not', () => {
    expect(completed('superlatives', { superlatives: [{ award: 'A' }] }).summary).toEqual({
      totalAwards: 1,
      teamsAnalyzed: null,
    })
  })
})
