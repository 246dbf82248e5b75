/** Responses that were published before a field existed. */
import { expect, it } from 'vitest'
import { readResponse } from '../../src/client/read-response.ts'
import { completeResponse } from '../support/complete-response.ts'

it('reads a league’s response without joined seasons', () => {
  const { joinedSeasons, ...older } = completeResponse('hostLeague', { season: 2024 })
  expect(readResponse('hostLeague', older)?.joinedSeasons).toEqual([])
})
