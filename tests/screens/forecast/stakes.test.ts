/** What a game is worth, and what a forecast is based on, in words. */
import { expect, it } from 'vitest'
import { describeStake } from '../../../src/screens/forecast/GameChoice.tsx'
import { describeBasis } from '../../../src/screens/forecast/RunningForecast.tsx'

const [home, away, other] = ['Home', 'Away', 'Other'].map((name, index) => ({ id: index + 1, name }))
if (!home || !away || !other) throw new Error('Three teams are expected')

it('names the odds with a win first, and the winner that helps a team without a part in the game', () => {
  const odds = { ifHomeWins: 0.16, ifAwayWins: 0.55 }
  expect(describeStake({ team: away, ...odds }, home, away)).toBe('55% with a win, 16% with a loss')
  expect(describeStake({ team: home, ...odds }, home, away)).toBe('16% with a win, 55% with a loss')
  expect(describeStake({ team: other, ...odds }, home, away)).toBe('55% if Away wins, 16% if not')
  expect(describeStake({ team: other, ...odds }, home, away, away.id)).toBe('55% if you win, 16% if not')
})

it('names the next week and the number of simulated seasons', () => {
  const runs = 10_000
  const games = [{ week: 12 }, { week: 11 }]
  expect(describeBasis({ runs, liveWeek: null }, games, null)).toBe('Before week 11’s games. 10,000 simulated seasons.')
  expect(describeBasis({ runs, liveWeek: null }, [], null)).toBe('10,000 simulated seasons.')
  expect(describeBasis({ runs, liveWeek: 11 }, games, '2026-11-22T20:40:00.000Z')).toBe(
    'Live, Sun, 3:40 p.m. ET. 10,000 simulated seasons.',
  )
  expect(describeBasis({ runs, liveWeek: 11 }, games, null)).toBe('Week 11 is being played. 10,000 simulated seasons.')
})
