import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DomainError, type ErrorKind } from '../../src/domain/errors.ts'
import { failure } from '../../src/server/errors.ts'
import { deserializeError, serializeError } from '../../src/server/worker-message.ts'

const kinds: Readonly<Record<ErrorKind, true>> = {
  'bad-request': true,
  'not-found': true,
  'private-league': true,
  'too-many-requests': true,
  'host-unavailable': true,
  'host-timeout': true,
  'unreadable-answer': true,
  storage: true,
  'store-away': true,
  busy: true,
  aborted: true,
}
const anyKind = fc.constantFrom(...(Object.keys(kinds) as ErrorKind[]))
const anyCode = fc.constantFrom(undefined, 'ENOSPC', 'EDQUOT', 'EACCES', 'EROFS')
/** As it arrives on the other side of a thread. */
const cross = (error: unknown) => deserializeError(structuredClone(serializeError(error)))
const seenByClient = async (error: unknown) => {
  const response = failure(error)
  return [response.status, [...response.headers], await response.text()]
}

describe('a failure of an import', () => {
  it('is the same on either side of its thread', async () => {
    await fc.assert(
      fc.asyncProperty(
        anyKind,
        anyCode,
        fc.string(),
        fc.option(fc.nat(), { nil: undefined }),
        async (kind, code, message, retryAfterSeconds) => {
          const cause = code && Object.assign(new Error(`${code}: /a/path`), { code })
          const error = new DomainError(kind, message, { cause, retryAfterSeconds })
          expect(await seenByClient(cross(error))).toEqual(await seenByClient(error))
        },
      ),
    )
  })

  it('is a full disk however deep that is buried', async () => {
    const full = Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })
    const buried = new DomainError('storage', 'outer', { cause: new DomainError('storage', 'inner', { cause: full }) })
    expect(failure(cross(buried)).status).toBe(507)
  })

  it('keeps the stack of an internal error, for the log', () => {
    const crashed = cross(new TypeError('x is not a function'))
    expect(crashed).not.toBeInstanceOf(DomainError)
    expect(crashed.message).toContain('x is not a function')
    expect(cross('just words').message).toBe('just words')
  })
})
