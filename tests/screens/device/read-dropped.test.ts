import { expect, it } from 'vitest'
import { readChosen } from '../../../src/screens/device/read-dropped.ts'

it('refuses a file that is too large for any league before it is read', async () => {
  const file = (size: number) => ({
    name: 'film.mov',
    size,
    arrayBuffer: async () => new TextEncoder().encode('{}').buffer,
  })
  const read = (size: number) => readChosen([file(size)] as unknown as FileList)
  expect(await read(2)).toMatchObject([{ path: 'film.mov' }])
  await expect(read(300 * 2 ** 20)).rejects.toThrow('film.mov has more than 256 MB; no league is that large.')
})
