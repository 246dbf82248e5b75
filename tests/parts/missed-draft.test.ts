import { expect, it } from 'vitest'
import { describeDraft, hasMissedDraft } from '../../src/parts/league/league-phase.ts'

const asOf = '2026-09-08T00:00:00Z'

it('says that the day of the draft has passed without a pick', () => {
  const isMissed = (draftDate: string | null, totalPicks = 0) =>
    hasMissedDraft({ draftDate, asOf, draftState: null, totalPicks }, null)
  expect(isMissed('2026-09-01T00:00:00Z')).toBe(true)
  expect(isMissed('2026-09-09T00:00:00Z')).toBe(false)
  expect(isMissed('2026-09-01T00:00:00Z', 3)).toBe(false)
  expect(isMissed(null)).toBe(false)
})

it('says so by the reader’s time where the host was read before that day', () => {
  const draftDate = '2026-09-09T00:00:00Z'
  expect(
    hasMissedDraft({ draftDate, asOf, draftState: null, totalPicks: null }, Date.parse('2026-11-26T12:00:00Z')),
  ).toBe(true)
  expect(
    hasMissedDraft({ draftDate, asOf: null, draftState: null, totalPicks: null }, Date.parse('2026-11-26T12:00:00Z')),
  ).toBe(true)
  expect(hasMissedDraft({ draftDate, asOf, draftState: null, totalPicks: 3 }, Date.parse('2026-11-26T12:00:00Z'))).toBe(
    false,
  )
  expect(hasMissedDraft({ draftDate, asOf: null, draftState: null, totalPicks: null }, null)).toBe(false)
})

it('says of a season that is over without a draft that it never drafted', () => {
  const league = { draftDate: null, asOf: null, draftState: 'not-held', totalPicks: 0 } as const
  expect(describeDraft(league, null)).toBe('never drafted')
  expect(
    describeDraft({ ...league, draftDate: '2023-08-23T03:30:00.000Z', asOf: '2026-11-26T12:00:00Z' }, null),
  ).toMatch(/^was to draft on /)
  // As a published page says it, before its draft and after.
  expect(describeDraft({ ...league, draftState: 'to-come', draftDate: '2023-08-23T03:30:00.000Z' }, null)).toMatch(
    /^draft on /,
  )
})
