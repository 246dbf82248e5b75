import { describe, expect, it } from 'vitest'
import { describePath, describeTurn } from '../../../src/parts/path/describe-path.ts'
import { pathOf, placePath } from '../../../src/parts/path/place-path.ts'

/** Sunday at 1:00 p.m. and Monday at 8:15 p.m.: 190 minutes each, and a break of 3 % of both, 11.4 minutes: 391.4 in all. */
const kickoffs = ['2026-11-22T18:00:00Z', '2026-11-24T01:15:00Z']
const one = Date.parse('2026-11-22T18:00:00Z') / 1000
const minutesIn = (minutes: number) => one + 60 * minutes
const placeOf = (minutes: number) => Math.round((10_000 * minutes) / 391.4) / 100

const week = {
  kickoffs,
  watched: [
    { from: minutesIn(10), to: minutesIn(40) },
    { from: minutesIn(100), to: minutesIn(100) },
  ],
}
const path = {
  matchupId: 1,
  homeTeamId: 1,
  times: [minutesIn(10), minutesIn(20), minutesIn(100)],
  chances: [0.5, 0.25, 0.75],
  turn: null,
  low: null,
}

describe('the drawing of a path', () => {
  it('has its steps while somebody watched, and nothing in between', () => {
    const placed = placePath(path, week)
    const at = placeOf
    expect(placed?.line).toBe(`M${at(10)},50H${at(20)}V75H${at(40)}M${at(100)},25H${at(100)}`)
    expect(placed?.end).toEqual({ x: placeOf(100), y: 25 })
  })

  it('goes up with the chance of either team', () => {
    expect(pathOf(path, 1)).toBe(path)
    expect(pathOf(path, 2)).toEqual({ ...path, homeTeamId: 2, chances: [0.5, 0.75, 0.25] })
    expect(placePath(pathOf(path, 2), week)?.end).toEqual({ x: placeOf(100), y: 75 })
  })

  it('shades the hours of games that nobody watched, up to the last reading', () => {
    const gapsOf = (watched: typeof week.watched, isOver = false) =>
      placePath(path, { kickoffs, watched, isOver })?.gaps.map(({ from, to }) => [from, to])
    expect(gapsOf(week.watched)).toEqual([[placeOf(40), placeOf(100)]])
    expect(gapsOf([{ from: minutesIn(11), to: minutesIn(40) }])).toEqual([[0, placeOf(11)]])
    // A week that is over goes on after the last reading.
    expect(gapsOf([{ from: minutesIn(1), to: minutesIn(40) }])).toEqual([])
    expect(gapsOf([{ from: minutesIn(1), to: minutesIn(40) }], true)).toEqual([[placeOf(40), 100]])
    const end = Date.parse(kickoffs[1] ?? '') / 1000 + 190 * 60
    expect(gapsOf([{ from: minutesIn(1), to: end - 120 }], true)).toEqual([])
    expect(gapsOf([{ from: minutesIn(1), to: end + 120 }], true)).toEqual([])
  })

  it('goes on after a gap with the chance that held, where it has not moved', () => {
    const quiet = { ...path, times: [minutesIn(10)], chances: [0.5] }
    const [, second] = placePath(quiet, week)?.line.split('M').slice(1) ?? []
    expect(second).toBe(`${placeOf(100)},50H${placeOf(100)}`)
  })

  it('names kickoffs where there is room', () => {
    const labels = placePath(path, {
      ...week,
      kickoffs: [kickoffs[0] ?? '', '2026-11-22T18:05:00Z', kickoffs[1] ?? ''],
    })
    expect(labels?.kickoffs.map(({ label }) => label)).toEqual(['Sun 1:00', null, 'Mon 8:15'])
  })

  it('is none without kickoffs, or without a reading', () => {
    expect(placePath(path, { ...week, kickoffs: [] })).toBe(null)
    expect(placePath(path, { ...week, watched: [] })).toBe(null)
  })

  it('is said in words', () => {
    expect(describePath(path, { ...week, name: 'Hawks' })).toBe(
      'Chance of Hawks: 50% on Sun, 1:10 p.m. ET, lowest 25% on Sun, 1:20 p.m. ET, highest 75% on Sun, 2:40 p.m. ET, last 75% on Sun, 2:40 p.m. ET. Not watched: Sun, 1:40 p.m. ET to Sun, 2:40 p.m. ET.',
    )
  })

  it('names the turn and who scored in it', () => {
    const player = { id: 9, name: 'Arlo Penn', position: 'WR', nflTeam: 'KC' } as const
    const turn = {
      team: { id: 1, name: 'Hawks' },
      at: '2026-11-23T00:40:00Z',
      from: 0.35,
      to: 0.72,
      player,
      points: 6.2,
    }
    expect(describeTurn({ turn })).toBe('The turn: Sun, 7:40 p.m. ET, Hawks from 35% to 72%, +6.2 points by Arlo Penn.')
    expect(describeTurn({ turn: { ...turn, player: null, points: null } })).toBe(
      'The turn: Sun, 7:40 p.m. ET, Hawks from 35% to 72%.',
    )
    expect(describeTurn({ turn: null })).toBe(null)
  })
})
