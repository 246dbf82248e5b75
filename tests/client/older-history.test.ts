/** Responses that were published before a field existed. */
import { expect, it } from 'vitest'
import { readResponse } from '../../src/client/read-response.ts'
import { readSnapshotResponse } from '../../src/client/snapshot-source.ts'
import { completeResponse } from '../support/complete-response.ts'

it('says how a history without moments of weeks is saved again', () => {
  const history = completeResponse('history', { leagueName: 'Ten' })
  expect(readSnapshotResponse('history', history, [])).toMatchObject({ weekMoments: [] })
  const { weekMoments, ...older } = history
  expect(() => readSnapshotResponse('history', older, [])).toThrow('Save it again: npm run snapshot -- --refresh')
})

it('reads a league’s response without joined seasons', () => {
  const { joinedSeasons, ...older } = completeResponse('hostLeague', { season: 2024 })
  expect(readResponse('hostLeague', older)?.joinedSeasons).toEqual([])
})
