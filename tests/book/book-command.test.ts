import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from '../../scripts/book.ts'
import { bookTemplate } from '../../src/book/book-template.ts'
import { parseBook } from '../../src/book/parse-book.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { buildHostSeason, game } from '../build-season.ts'
import { callScript } from '../scripts/support/call-script.ts'
import { linkAfter, linkBefore } from '../support/known-draw.ts'

const season = buildHostSeason({
  season: 2024,
  teams: [
    { ownerKeys: ['aa11'], ownerNames: ['Noor'] },
    { ownerKeys: ['bb22'], ownerNames: ['Samuel'] },
  ],
  matchups: [game(1, [1, 100], [2, 90])],
})
let dataDir = ''
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'book-'))
  await openStore(dataDir).write(season, { asOf: null, source: 'folder' })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const run = (...args: string[]) => callScript(command, args, { DATA_DIR: dataDir })
const file = (leagueId: number) => join(dataDir, 'book', `espn-${leagueId}.yml`)

describe('a book to fill in', () => {
  const template = bookTemplate({ host: 'espn', leagueId: '4242' }, [judgeSeason(season)])

  it('is a book as it is, and one with all of its examples', () => {
    expect(parseBook(template, 'espn-4242.yml')).toMatchObject({ name: null, money: null, rivalries: [] })
    const filled = template
      .split('\n')
      .filter((line) => !line.startsWith('##'))
      .map((line) => line.replace(/^# ?/, ''))
    const book = parseBook(filled.join('\n'), 'espn-4242.yml')
    expect(book).toMatchObject({ rivalries: [{ keys: ['aa11', 'bb22'] }], money: { isPublic: false, since: 2023 } })
    expect([book.rules.length, book.trophies.length, book.money?.rules.sidePots.length]).toEqual([3, 4, 1])
  })

  it('lists the managers with their keys', () => {
    expect(template).toContain('##   aa11  Noor: 2024\n##   bb22  Samuel: 2024\n')
  })
})

describe('npm run book', () => {
  it('prints the order of a draw, and refuses a forged one', async () => {
    await openStore(dataDir).write({ ...season, leagueId: '4243' }, { asOf: null, source: 'folder' })
    mkdirSync(join(dataDir, 'book'), { recursive: true })
    writeFileSync(file(4243), `draws: {2022: ${linkBefore}, 2023: ${linkAfter}}`)
    const { stdout } = await run('4243')
    expect(stdout).toContain('Draw of 2023: 1. Fourth & Long, 2. Wide Left, 3. Éclair 🏈 Élite, 4. =3 Amigos, 5. Last')
    expect(stdout).toContain('Draw of 2022: 5 teams, with a random value of 2023-08-23T15:59:24.000Z.')
    writeFileSync(file(4243), `draws: {2023: ${linkAfter.replace(/9$/, '8')}}`)
    const forged = await run('4243')
    expect([forged.code, forged.stderr]).toEqual([
      1,
      expect.stringContaining('draws.2023: expected the beacon’s signature of round 1000'),
    ])
  })

  it('writes a book once, checks it, and prints its content', async () => {
    const none = await run('4241')
    const written = await run('4242', '--new')
    expect([none.code, none.stderr]).toEqual([1, expect.stringMatching(/^No book found for league 4241\. [^\n]+\n$/)])
    expect([written.code, written.stderr]).toEqual([0, ''])
    expect(written.stdout).toContain(`Created ${file(4242)}.`)
    const text = readFileSync(file(4242), 'utf8')
    writeFileSync(
      file(4242),
      `${text}
rivalries: [{managers: [aa11, bb22], name: The Ditch}, {managers: [aa11, bb23], name: Nobody}]
money: {currency: USD, buy_in: 10, payouts: {places: {1: 15}}, side_pots: [{name: Bet, buy_in: 1, managers: [aa11, zz], best: points}]}
`,
    )
    const again = await run('4242', '--new')
    const checked = await run('4242')
    expect([again.code, again.stderr]).toEqual([1, 'book/espn-4242.yml already exists; nothing was written.\n'])
    expect([checked.code, checked.stderr]).toEqual([0, ''])
    expect(checked.stdout.split('\n')).toEqual(
      expect.arrayContaining([
        'Rivalry: The Ditch: Noor vs. Samuel, 1–0.',
        'Money: USD, private. Season 2024, if it ended today:',
        '  Place 1  15.00  Noor',
        'Paid in: 21.00. Assigned: 16.00. Open: 0.00. Left in the pot: 5.00.',
        'Note: espn-4242.yml: rivalries: no manager of the stored seasons has the key "bb23"; the nearest is bb22 (Samuel).',
        'Note: espn-4242.yml: side_pots: no manager of the stored seasons has the key "zz".',
      ]),
    )
  })

  it('refuses before it reads a season', async () => {
    const seasonFile = join(dataDir, 'store', 'seasons', '4242', '2024.json')
    const whole = readFileSync(seasonFile)
    writeFileSync(seasonFile, 'damaged')
    try {
      rmSync(file(4242), { force: true })
      expect((await run('4242')).stderr).toMatch(/^No book found for league 4242\./)
      mkdirSync(join(dataDir, 'book'), { recursive: true })
      writeFileSync(file(4242), '')
      expect((await run('4242', '--new')).stderr).toBe('book/espn-4242.yml already exists; nothing was written.\n')
    } finally {
      writeFileSync(seasonFile, whole)
    }
  })

  it('refuses payouts above the pot, and invalid entries', async () => {
    mkdirSync(join(dataDir, 'book'), { recursive: true })
    const write = (text: string) => writeFileSync(file(4242), text)
    write('money:\n  currency: USD\n  buy_in: 10\n  payouts: {places: {1: 20.01}}\n')
    const overdrawn = await run('4242')
    expect([overdrawn.code, overdrawn.stderr]).toEqual([
      1,
      expect.stringMatching(
        /^espn-4242\.yml, line 4: expected payouts of at most 20\.00 USD in 2024, .*found 20\.01 USD/,
      ),
    ])
    write('rivalry: []\n')
    const misspelt = await run('4242')
    expect([misspelt.code, misspelt.stderr]).toEqual([
      1,
      'espn-4242.yml, line 1: expected "rivalries", found "rivalry".\n',
    ])
  })
})
