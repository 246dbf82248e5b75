import { describe, expect, it } from 'vitest'
import { parseBook } from '../../src/book/parse-book.ts'
import { DomainError } from '../../src/domain/errors.ts'

const parse = (text: string) => parseBook(text, 'espn-123.yml')

function refusal(text: string): string {
  try {
    parse(text)
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
  throw new Error('The book was accepted')
}

describe('webhooks of a league’s book', () => {
  it('name the target, and the variables with URL and secret', () => {
    const { webhooks } = parse(`
webhooks:
  - {to: discord, address: DISCORD_WEBHOOK}
  - {to: json, address: MY_RECEIVER, secret: MY_SECRET}
`)
    expect(webhooks).toEqual([
      { to: 'discord', address: 'DISCORD_WEBHOOK' },
      { to: 'json', address: 'MY_RECEIVER', secret: 'MY_SECRET' },
    ])
    expect(parse('').webhooks).toEqual([])
  })

  it('hear of what the book names, once each', () => {
    expect(parse('announce: [monday, weekly, monday]').announce).toEqual(['monday', 'weekly'])
    expect(parse('announce: []').announce).toEqual([])
    expect(parse('').announce).toBeUndefined()
    expect(refusal('announce: [mondey]')).toMatch(/announce\[1\]: expected .*monday.*, found "mondey"/)
  })

  it('are refused with the nearest word', () => {
    expect(refusal('webhooks: [{to: discord, adress: A_B}]')).toBe(
      'espn-123.yml, line 1: webhooks[1]: expected "address", found "adress".',
    )
    expect(refusal('webhooks: [{to: discrod, address: A_B}]')).toMatch(/expected .*discord.*, found "discrod"\.$/)
    expect(refusal('webhook: []')).toContain('expected "webhooks"')
  })

  it.each([
    'webhooks: [{to: discord, address: "https://discord.com/api/webhooks/1/s3cret"}]',
    'webhooks: [{to: json, address: A_B, secret: whsec_s3cret}]',
    'webhooks: [{to: "https://discord.com/api/webhooks/1/s3cret"}]',
    'webhooks: [{"https://discord.com/api/webhooks/1/s3cret": discord}]',
    'webhooks: ["https://discord.com/api/webhooks/1/s3cret"]',
    'webhooks: "https://discord.com/api/webhooks/1/s3cret"',
  ])('never have an address or a secret, nor does the message: %s', (text) => {
    expect(refusal(text)).toContain('espn-123.yml, line 1: webhooks')
    expect(refusal(text)).toMatch(/expected .*found (something else|nothing)/)
    expect(refusal(text)).not.toContain('s3cret')
  })

  it('have a secret if requests are signed', () => {
    expect(refusal('webhooks: [{to: slack, address: A_B, secret: C_D}]')).toContain(
      'webhooks[1].secret: expected none: only requests of json are signed, found something else',
    )
  })

  it('are each there once', () => {
    const twice = 'webhooks: [{to: slack, address: A_B}, {to: slack, address: A_B}]'
    expect(refusal(twice)).toContain('expected every webhook once')
  })
})
