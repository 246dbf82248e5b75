import { expect, it } from 'vitest'
import { hasMissedDraft } from '../../src/parts/league/league-phase.ts'

const asOf = '2026-09-08T00:00:00Z'

it('says that the day of the draft has passed without a pick', () => {
  const isMissed = (draftDate: string | null, totalPicks = 0) => hasMissedDraft({ draftDate, asOf, totalPicks }, null)
  expect(isMissed('2026-09-01T00:00:00Z')).toBe(true)
  expect(isMissed('2026-09-09T00:00:00Z')).toBe(false)
  expect(isMissed('2026-09-01T00:00:00Z', 3)).toBe(false)
  expect(isMissed(null)).toBe(false)
})

it('says so by the reader’s time where the host was read before that day', () => {
  const draftDate = '2026-09-09T00:00:00Z'
  expect(hasMissedDraft({ draftDate, asOf, totalPicks: null }, Date.parse('2026-11-26T12:00:00Z'))).toBe(true)
  expect(hasMissedDraft({ draftDate, asOf: null, totalPicks: null }, Date.parse('2026-11-26T12:00:00Z'))).toBe(true)
  expect(hasMissedDraft({ draftDate, asOf, totalPicks: 3 }, Date.parse('2026-11-26T12:00:00Z'))).toBe(false)
  expect(hasMissedDraft({ draftDate, asOf: null, totalPicks: null }, null)).toBe(false)
})
