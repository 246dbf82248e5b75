import { expect, it } from 'vitest'
import type { ResponseOf } from '../../src/contract/responses/index.ts'
import { keyNumberer, withoutManagerKeys } from '../../src/snapshot/number-keys.ts'

it('numbers managers by their first season, so that a new one changes no other’s key', () => {
  const managers = [
    { key: 'a-new', seasonYears: [2025] },
    { key: 'b-first', seasonYears: [2020, 2025] },
    { key: 'c-then', seasonYears: [2021] },
  ]
  const numberKeys = keyNumberer({ managers } as ResponseOf<'history'>, [{ champion_key: 'nobody-else' }])
  expect(numberKeys({ key: 'b-first', other_key: 'c-then', name: 'a-new' })).toEqual({
    key: 'm1',
    other_key: 'm2',
    name: 'a-new',
  })
  expect([numberKeys('a-new'), numberKeys('nobody-else')]).toEqual(['m3', 'm4'])
})

it('removes the managers of a season’s teams, and no other keys', () => {
  const standings = { standings: [{ team_id: 1, manager_keys: ['a-key', 'b-key'] }] }
  expect(withoutManagerKeys([{ stories: [{ key: 'upset' }], first: standings }])).toEqual([
    { stories: [{ key: 'upset' }], first: { standings: [{ team_id: 1, manager_keys: null }] } },
  ])
})
