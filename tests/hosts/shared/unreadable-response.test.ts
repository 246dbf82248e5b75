import { expect, it } from 'vitest'
import { DomainError } from '../../../src/domain/errors.ts'
import { unreadableResponse } from '../../../src/hosts/shared/unreadable-response.ts'
import { failure } from '../../../src/server/errors.ts'
import { deserializeError, serializeError } from '../../../src/server/worker-message.ts'

const pattern = 'user_id: Invalid string: must match pattern /^\\d{1,20}$/'
const problemOf = (league: string, week: number, record: number, found: string) =>
  unreadableResponse(
    'sleeper',
    `League ${league}, season 2025, week ${week}, matchups-0${week}.json`,
    `[${record}].${pattern}, found ${found}.`,
  )

it('has path and expected value for the log, and a sentence with a code for readers', async () => {
  const error = problemOf('77', 3, 0, '"x"')
  expect(error.message).toMatch(
    /^League 77, season 2025, week 3, matchups-03\.json: \[0\]\.user_id: .*, found "x"\. \[SLEEPER-\w{4}\]$/,
  )
  const code = /SLEEPER-\w{4}/.exec(error.message)?.[0]
  const detail = `Sleeper sent data in an unexpected format. If this keeps happening, report code ${code}.`
  const response = failure(deserializeError(serializeError(error)))
  expect([response.status, await response.json()]).toEqual([502, { detail }])
})

it('has one code per problem, for any league, week and record', () => {
  const errors = [
    problemOf('77', 3, 0, '"x"'),
    problemOf('88', 4, 12, '7'),
    unreadableResponse('sleeper', 'users.json', 'a: b'),
  ]
  const [first, second, other] = errors.map(({ readerMessage }) => readerMessage)
  expect(second).toBe(first)
  expect(other).not.toBe(first)
})

it('is the same text for readers and the log of other errors', () => {
  expect(new DomainError('busy', 'Try again.').readerMessage).toBe('Try again.')
})
