import { expect, it } from 'vitest'
import { dataOf } from '../../src/client/call-failure.ts'
import { readState } from '../../src/client/read-state.ts'
import { apiResponse } from '../support/api-response.ts'

it('reads an equal text of a call once, another one anew, and those of the last calls only', async () => {
  const read = async (id: number, name: string) => dataOf(await readState('team', { id }, apiResponse({ name })))
  const first = await read(1, 'Bench Mob')
  expect(await read(1, 'Bench Mob')).toBe(first)
  expect(await read(2, 'Bench Mob')).not.toBe(first)
  const second = await read(1, 'Taco')
  expect(second).toMatchObject({ name: 'Taco' })
  for (let id = 3; id <= 51; id++) await read(id, 'Taco')
  expect(await read(1, 'Taco')).toBe(second)
  for (let id = 3; id <= 52; id++) await read(id, 'Taco')
  const again = await read(1, 'Taco')
  expect(again).toEqual(second)
  expect(again).not.toBe(second)
})
