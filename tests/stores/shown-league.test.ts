/** Who waits for the page's league. */
import { expect, it } from 'vitest'
import { leagueOnceShown, noteLeagueFailed } from '../../src/stores/shown-league.ts'

const never = 2 ** 31 - 1

it('is not waited for once it could not be loaded, until it is requested again', async () => {
  const before = leagueOnceShown(never)
  const takeBack = noteLeagueFailed()
  expect(await before).toBeNull()
  expect(await leagueOnceShown(never)).toBeNull()
  takeBack()
  const again = leagueOnceShown(never)
  expect(await Promise.race([again, 'waits'])).toBe('waits')
  noteLeagueFailed()()
  expect(await again).toBeNull()
})
