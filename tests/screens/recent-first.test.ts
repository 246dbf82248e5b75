import { describe, expect, it } from 'vitest'
import { recentFirst } from '../../src/screens/home/recent-first.ts'
import { completedLeague } from '../support/completed.ts'

const opened = (leagueId: string, season: number | null = 2025) =>
  ({ host: 'espn', leagueId, name: `Opened ${leagueId}`, season, isDrafted: true }) as const

const list = [1, 2, 3].map((id) => completedLeague({ espnLeagueId: id, season: 2025, name: `Listed ${id}` }))
const order = (...args: Parameters<typeof recentFirst>) => recentFirst(...args).map(({ name }) => name)

describe('the list with recent leagues', () => {
  it('has them first, the last opened one before the others', () => {
    const recent = [opened('3'), opened('2')]
    expect(order(list, recent, { isComplete: false })).toEqual(['Listed 3', 'Listed 2', 'Listed 1'])
  })

  it('keeps its order without any', () => {
    expect(recentFirst(list, [], { isComplete: false })).toEqual(list)
  })

  it('shows a missing one by its known name, unless the list is complete', () => {
    expect(recentFirst(list, [opened('9')], { isComplete: false })[0]).toMatchObject({
      host: 'espn',
      hostLeagueId: '9',
      name: 'Opened 9',
      season: 2025,
      draftComplete: true,
    })
    expect(recentFirst(list, [opened('9')], { isComplete: true })).toEqual(list)
  })

  it('has the first listed season of a league for any of its seasons', () => {
    expect(order(list, [opened('2', 2019)], { isComplete: true })).toEqual(['Listed 2', 'Listed 1', 'Listed 3'])
    const ids = [2025, 2024].map((season) => ({ season, hostLeagueId: `90000000000000${season}` }))
    const dynasty = ids.map(({ season, hostLeagueId }) =>
      completedLeague({ host: 'sleeper', hostLeagueId, season, name: `Dynasty ${season}`, seasonLeagueIds: ids }),
    )
    const recent = [{ ...opened('900000000000002024', 2024), host: 'sleeper' }] as const
    expect(order([...list, ...dynasty], recent, { isComplete: true })[0]).toBe('Dynasty 2025')
  })
})
