import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readBook } from '../../src/book/read-book.ts'
import type { LeagueRef } from '../../src/domain/identity.ts'
import { errorOf } from '../support/error-of.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'book-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

function write(fileName: string, text: string | Uint8Array): string {
  mkdirSync(join(dataDir, 'book'), { recursive: true })
  const path = join(dataDir, 'book', fileName)
  writeFileSync(path, text)
  return path
}

const espn = (...ids: string[]): LeagueRef[] => ids.map((leagueId) => ({ host: 'espn', leagueId }))
const sleeper = (...ids: string[]): LeagueRef[] => ids.map((leagueId) => ({ host: 'sleeper', leagueId }))
const bookOf = async (leagues: LeagueRef[]) => (await readBook(dataDir, leagues))?.book.fileName ?? null

describe('a league’s book in the data folder', () => {
  it('need not be there, nor its folder', async () => {
    expect(await readBook(dataDir, espn('123'))).toBeNull()
    expect(await readBook(join(dataDir, 'nowhere'), espn('123'))).toBeNull()
    write('espn-123.yml', '')
    expect(await readBook(dataDir, espn('124'))).toBeNull()
    expect(await readBook(dataDir, sleeper('123'))).toBeNull()
    writeFileSync(join(dataDir, 'file'), '')
    expect(await readBook(join(dataDir, 'file'), espn('123'))).toBeNull()
  })

  it('may have the id of any season of the league', async () => {
    write('sleeper-22.yml', 'aliases: {aa11: Noor}')
    expect((await readBook(dataDir, sleeper('24', '23', '22')))?.book.aliases).toEqual({ aa11: { name: 'Noor' } })
    expect(await bookOf(sleeper('24'))).toBeNull()
  })

  it('is that of further ids, too', async () => {
    write('espn-123.yml', 'also: [456]')
    expect([await bookOf(espn('123')), await bookOf(espn('456')), await bookOf(sleeper('456'))]).toEqual([
      'espn-123.yml',
      'espn-123.yml',
      null,
    ])
  })

  it('is the only one of its league', async () => {
    write('sleeper-22.yml', '')
    write('sleeper-24.yaml', '')
    const error = await errorOf(readBook(dataDir, sleeper('24', '23', '22')))
    expect(error.kind).toBe('bad-request')
    expect(error.message).toBe(
      'sleeper-22.yml and sleeper-24.yaml are of one league; expected one book: put all into one of them.',
    )
    write('espn-1.yml', 'also: [2]')
    write('espn-2.yml', '')
    for (const id of ['1', '2']) {
      expect((await errorOf(readBook(dataDir, espn(id)))).message).toContain('espn-1.yml and espn-2.yml')
    }
  })

  it('does not affect others if it is unreadable', async () => {
    write('espn-1.yml', 'alias: {}')
    write('espn-2.yml', '')
    expect(await bookOf(espn('2'))).toBe('espn-2.yml')
    expect((await errorOf(readBook(dataDir, espn('1')))).message).toContain('expected "aliases", found "alias"')
  })

  it('comes with its files, and lists missing ones', async () => {
    write('espn-1.yml', 'seasons_from_file: [history.csv, rnaks.csv]')
    write('history.csv', '\uFEFFseason')
    write('ranks.csv', '')
    expect(await readBook(dataDir, espn('1'))).toMatchObject({
      files: [{ fileName: 'history.csv', text: 'season' }],
      problems: ['espn-1.yml: seasons_from_file: there is no "rnaks.csv" beside the book; the nearest is "ranks.csv".'],
    })
  })

  it('is read again when a file changes, and is the same object until then', async () => {
    const book = write('espn-1.yml', 'seasons_from_file: [a.csv]')
    const csv = write('a.csv', 'one')
    const first = await readBook(dataDir, espn('1'))
    expect(await readBook(dataDir, espn('1'))).toBe(first)
    write('a.csv', 'two')
    utimesSync(csv, 1, 1)
    const second = await readBook(dataDir, espn('1'))
    expect(second?.files[0]?.text).toBe('two')
    write('espn-1.yml', 'seasons_from_file: [b.csv]')
    utimesSync(book, 1, 1)
    expect((await readBook(dataDir, espn('1')))?.files).toEqual([])
  })

  it('refuses too large files, non-files and other encodings without opening them', async () => {
    write('espn-1.yml', '#'.repeat(256 * 1024 + 1))
    expect((await errorOf(readBook(dataDir, espn('1')))).message).toBe(
      'espn-1.yml: expected at most 256 kB, found 257 kB.',
    )
    write('espn-2.yml', 'seasons_from_file: [folder.csv, latin.csv, large.csv, device.csv, link.csv]')
    mkdirSync(join(dataDir, 'book', 'folder.csv'))
    write('latin.csv', new Uint8Array([0x4a, 0xfc, 0x72, 0x67]))
    write('large.csv', 'x'.repeat(300 * 1024))
    symlinkSync('/dev/zero', join(dataDir, 'book', 'device.csv'))
    writeFileSync(join(dataDir, 'elsewhere.csv'), 'secret,of,another,file\n')
    symlinkSync(join(dataDir, 'elsewhere.csv'), join(dataDir, 'book', 'link.csv'))
    const opened = await readBook(dataDir, espn('2'))
    expect(opened?.files).toEqual([])
    expect(opened?.problems).toEqual([
      'folder.csv: expected a file, found something else.',
      'latin.csv: expected UTF-8, found another encoding; save it as UTF-8 (in Excel: CSV UTF-8).',
      'large.csv: expected at most 256 kB, found 300 kB.',
      'device.csv: expected a file, found something else.',
      'link.csv: expected a file, found something else.',
    ])
    writeFileSync(join(dataDir, 'elsewhere.yml'), 'secret: text')
    symlinkSync(join(dataDir, 'elsewhere.yml'), join(dataDir, 'book', 'espn-3.yml'))
    expect((await errorOf(readBook(dataDir, espn('3')))).message).toBe(
      'espn-3.yml: expected a file, found something else.',
    )
  })
})
