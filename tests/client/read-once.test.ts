import { expect, it, vi } from 'vitest'
import { createReadOnce } from '../../src/client/read-once.ts'

it('reads an equal text of a call once, another one anew, and those of the last calls only', () => {
  const readOnce = createReadOnce()
  const read = vi.fn((text: string) => ({ text }))
  const ask = (call: string, text: string) => readOnce(call, text, () => read(text))
  const first = ask('a', 'one')
  expect(ask('a', 'one')).toBe(first)
  expect(ask('a', 'two')).toEqual({ text: 'two' })
  expect(read).toHaveBeenCalledTimes(2)
  for (let call = 0; call < 50; call++) ask(`player ${call}`, 'one')
  ask('a', 'two')
  expect(read).toHaveBeenCalledTimes(53)
})
