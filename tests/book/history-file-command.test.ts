import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { command } from '../../scripts/history-file.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { buildHostSeason, game } from '../build-season.ts'
import { callScript } from '../scripts/support/call-script.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'history-file-'))
  const teams = [
    { ownerKeys: ['aa11'], ownerNames: ['Noor'] },
    { ownerKeys: ['bb22'], ownerNames: ['Sam'] },
  ]
  const season = buildHostSeason({ season: 2024, teams, matchups: [game(1, [1, 100], [2, 90])] })
  await openStore(dataDir).write(season, { asOf: null, source: 'folder' })
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const run = (...args: string[]) => callScript(command, args, { DATA_DIR: dataDir })
const inBook = (fileName: string) => join(dataDir, 'book', fileName)

describe('npm run history-file', () => {
  it('writes a template once, which is checked when it is filled in', async () => {
    const none = await run('4241')
    const written = await run('4242', '--template')
    expect([none.code, none.stderr]).toEqual([1, expect.stringMatching(/^No book found for league 4241\. [^\n]+\n$/)])
    expect([written.code, written.stderr]).toEqual([0, ''])
    expect(written.stdout).toBe(
      `Created ${inBook('espn-4242.csv')}.\nAdd it to ${inBook('espn-4242.yml')}:\n\nseasons_from_file: [espn-4242.csv]\n`,
    )
    const template = readFileSync(inBook('espn-4242.csv'), 'utf8')
    expect(template).toContain('# Noor (aa11): 2024\n')

    writeFileSync(inBook('espn-4242.csv'), `${template}2016,1,Noor,Sma,100,90,\n2024,1,Noor,Sam,1,2,\n`)
    writeFileSync(inBook('espn-4242.yml'), 'aliases: {bb23: Sammy}\nseasons_from_file: [espn-4242.csv]\n')
    const again = await run('4242', '--template')
    const checked = await run('4242')
    expect([again.code, again.stderr]).toEqual([1, 'book/espn-4242.csv already exists; nothing was written.\n'])
    expect(checked.code).toBe(1)
    expect(checked.stderr).toBe(
      '2024 is at ESPN already; leave it out of espn-4242.csv.\nThe items above are left out of the history.\n',
    )
    expect(checked.stdout.split('\n')).toEqual([
      'book/espn-4242.yml: 1 manager with another name or account.',
      'Stored seasons: 2024.',
      'Season 2016 from file: 2 managers, 1 game, 0 final ranks.',
      expect.stringMatching(/^New manager: Sma \([0-9a-f]{16}\); or is this Sam\?$/),
      'Note: espn-4242.yml: aliases: no manager of the stored seasons has the key "bb23"; the nearest is bb22 (Sam).',
      '',
    ])
  })

  it('refuses before it reads a season', async () => {
    const seasonFile = join(dataDir, 'store', 'seasons', '4242', '2024.json')
    const whole = readFileSync(seasonFile)
    writeFileSync(seasonFile, 'damaged')
    try {
      for (const name of ['espn-4242.yml', 'espn-4242.csv']) rmSync(inBook(name), { force: true })
      expect((await run('4242')).stderr).toMatch(/^No book found for league 4242\./)
      mkdirSync(join(dataDir, 'book'), { recursive: true })
      writeFileSync(inBook('espn-4242.csv'), '')
      expect((await run('4242', '--template')).stderr).toBe('book/espn-4242.csv already exists; nothing was written.\n')
    } finally {
      writeFileSync(seasonFile, whole)
    }
  })
})
