import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoBooks } from '../../demo/books.ts'
import { parseBook } from '../../src/book/parse-book.ts'
import { writeDemoBooks } from '../../src/server/demo-books.ts'
import { demoServer, emptyServer, type TestServer } from './support/demo-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await demoServer()
}, 60_000)
afterAll(() => server.remove())

const inBooks = (name: string) => join(server.folder, 'book', name)

describe('the books of the demo', () => {
  it('are of leagues of the demo and name its managers', async () => {
    await writeDemoBooks(server.store, server.folder)
    expect(readdirSync(inBooks(''))).toEqual(['espn-101.yml', 'espn-102.yml', 'espn-103.yml'])
    const app = server.build({ dataDir: server.folder })
    const [withMoney, keepers, without] = await Promise.all(
      demoBooks.map(async ({ league }) => (await app.request(`/api/v1/leagues/espn/${league.leagueId}/book`)).json()),
    )
    expect([withMoney.notes, withMoney.rivalries.length, withMoney.money.is_public]).toEqual([[], 3, true])
    expect([keepers.notes, keepers.rivalries.length, keepers.money]).toEqual([[], 0, null])
    expect([without.notes, without.rivalries.length, without.money]).toEqual([[], 2, null])
  })

  it('have a keeper rule each way: by round, and by price', async () => {
    const app = server.build({ dataDir: server.folder })
    const [byRound, byPrice] = await Promise.all(
      ['102', '103'].map(async (id) => (await app.request(`/api/v1/leagues/espn/${id}/keepers`)).json()),
    )
    expect([byRound.rule.cost, byRound.is_auction, byPrice.rule.cost, byPrice.is_auction]).toEqual([
      ...['round', false],
      ...['price', true],
    ])
    expect(byRound.candidates.length).toBeGreaterThan(100)
    expect(byRound.kept.length).toBeGreaterThan(10)
    expect(byPrice.candidates.length).toBeGreaterThan(100)
  })

  it('leave an existing book alone, under any of its names, even an unreadable one', async () => {
    rmSync(inBooks(''), { recursive: true })
    mkdirSync(inBooks(''))
    writeFileSync(inBooks('espn-101.yaml'), 'name: Mine\n')
    writeFileSync(inBooks('espn-103.yml'), 'nonsense')
    await writeDemoBooks(server.store, server.folder)
    expect(readdirSync(inBooks(''))).toEqual(['espn-101.yaml', 'espn-102.yml', 'espn-103.yml'])
    expect(readFileSync(inBooks('espn-103.yml'), 'utf8')).toBe('nonsense')
  })

  it('are not written if the store has no demo', async () => {
    const empty = emptyServer()
    await writeDemoBooks(empty.store, empty.folder)
    expect(readdirSync(empty.folder)).not.toContain('book')
    empty.remove()
  })

  it('can be parsed', () => {
    for (const { league, text } of demoBooks)
      expect(parseBook(text, `${league.host}-${league.leagueId}.yml`).league).toEqual(league)
  })
})
