import { expect, it } from 'vitest'
import { keepOrder } from '../../../src/screens/story/steady-cards.ts'
import type { Story } from '../../../src/screens/story/story.ts'

const storyOf = (keys: string[], season = 2025) =>
  ({ host: 'espn', leagueId: '1', season, team: null, cards: keys.map((key) => ({ key })) }) as unknown as Story
const keysOf = (story: Story) => story.cards.map(({ key }) => key).join(' ')

const early = storyOf(['first', 'table', 'games', 'luck', 'last'])
const whole = storyOf(['first', 'odds', 'table', 'draft', 'games', 'pick-up', 'luck', 'last'])

it('adds later cards behind the one being read and its neighbor, the biggest first', () => {
  expect(keysOf(keepOrder(early, whole, 0))).toBe('first table odds draft games pick-up luck last')
  expect(keysOf(keepOrder(early, whole, 2))).toBe('first table games luck odds draft pick-up last')
})

it('keeps the last card last, also for who reads it', () => {
  expect(keysOf(keepOrder(early, whole, 4))).toBe('first table games luck odds draft pick-up last')
})

it('drops a card that newer data do not have, and begins another story anew', () => {
  expect(keysOf(keepOrder(early, storyOf(['first', 'games', 'last']), 1))).toBe('first games last')
  expect(keysOf(keepOrder(storyOf(['first', 'games'], 2024), whole, 1))).toBe(keysOf(whole))
})
