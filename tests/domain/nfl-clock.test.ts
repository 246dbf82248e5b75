import { describe, expect, it } from 'vitest'
import { gamesStateAt, isUnderWay } from '../../src/domain/nfl-clock.ts'

const kickoffs = ['2026-11-20T01:15:00Z', '2026-11-22T18:00:00Z', '2026-11-22T21:25:00Z']
const at = (time: string) => gamesStateAt(kickoffs, Date.parse(time))

describe('a week’s NFL games', () => {
  it('are to come, played, paused and over by their kickoffs', () => {
    expect(at('2026-11-20T01:14:59Z')).toBe('before')
    expect(at('2026-11-20T01:15:00Z')).toBe('playing')
    expect(at('2026-11-21T12:00:00Z')).toBe('between')
    expect(at('2026-11-22T21:24:00Z')).toBe('between')
    expect(at('2026-11-22T22:00:00Z')).toBe('playing')
    expect(at('2026-11-23T00:35:00Z')).toBe('over')
  })

  it('make a week under way from the first kickoff to the end of the last game', () => {
    const states = ['2026-11-19T12:00:00Z', '2026-11-21T12:00:00Z', '2026-11-22T22:00:00Z', '2026-11-23T01:00:00Z']
    expect(states.map((time) => isUnderWay(kickoffs, Date.parse(time)))).toEqual([false, true, true, false])
    expect(isUnderWay([], Date.now())).toBe(false)
  })
})
