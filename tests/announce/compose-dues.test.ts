import { expect, it } from 'vitest'
import { duesLine } from '../../src/announce/compose-dues.ts'
import { composeLine } from '../../src/announce/compose-line.ts'

const debt = (name: string, due: number) => ({ key: name, name, due, seasons: [{ season: 2026, due }] })
const money = (debts: ReturnType<typeof debt>[]) => ({ debts, currency: 'USD', decimals: 2 })

it('is one polite line with every open sum, or null if all have paid', () => {
  expect(duesLine(money([debt('Ann', 5000), debt('Bob', 1250)]))).toBe(
    'Buy-ins still open: Ann 50.00 USD, Bob 12.50 USD. Thanks to everyone who has paid!',
  )
  expect(duesLine(money([]))).toBeNull()
})

it('fits the limits of every chat, and mentions no one', () => {
  const line = duesLine(money(Array.from({ length: 100 }, () => debt('@everyone <!channel>', 5000)))) ?? ''
  expect(line.length).toBeLessThanOrEqual(1000)
  expect(composeLine('discord', line)).toMatchObject({ allowed_mentions: { parse: [] } })
  expect(JSON.stringify(composeLine('slack', line))).not.toContain('<!')
  expect(composeLine('groupme', line)).toEqual({ text: line })
})
