import { expect, it } from 'vitest'
import { hasMissedDraft } from '../../src/parts/league/league-phase.ts'

const asOf = '2026-09-08T00:00:00Z'

it('says that the day of the draft has passed without a pick', () => {
  expect(hasMissedDraft({ draftDate: '2026-09-01T00:00:00Z', asOf, totalPicks: 0 })).toBe(true)
  expect(hasMissedDraft({ draftDate: '2026-09-09T00:00:00Z', asOf, totalPicks: 0 })).toBe(false)
  expect(hasMissedDraft({ draftDate: '2026-09-01T00:00:00Z', asOf, totalPicks: 3 })).toBe(false)
  expect(hasMissedDraft({ draftDate: null, asOf })).toBe(false)
})
