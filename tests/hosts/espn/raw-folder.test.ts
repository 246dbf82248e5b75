/** The raw folder on the file system. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRawFolder } from '../../../src/storage/raw-folder.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'raw-folder-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

describe('the raw folder', () => {
  it('returns written files, compressed, and creates its folders', async () => {
    const raw = openRawFolder(join(dir, '2025', '4711'))
    expect(await raw.list()).toEqual([])
    await raw.write('league.json', { name: 'The “Bears” 🏈' })
    await raw.write('league.json', { name: 'The “Bulls” 🐂' })
    expect(await raw.read('league.json')).toEqual({ name: 'The “Bulls” 🐂' })
    expect(await readdir(join(dir, '2025', '4711'))).toEqual(['league.json.gz'])
    const bytes = await readFile(join(dir, '2025', '4711', 'league.json.gz'))
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual({ name: 'The “Bulls” 🐂' })
  })

  it('reads plain and zipped files, and null if there is none', async () => {
    await writeFile(join(dir, 'league.json'), '\uFEFF{"id":1}')
    await writeFile(join(dir, 'players.json.gz'), gzipSync('{"players":[]}'))
    await writeFile(join(dir, '.hidden.json'), '{}')
    await writeFile(join(dir, 'notes.txt'), '')
    const raw = openRawFolder(dir)
    expect(await raw.read('league.json')).toEqual({ id: 1 })
    expect(await raw.read('players.json')).toEqual({ players: [] })
    expect(await raw.read('pro-schedule.json')).toBeNull()
    expect(await raw.list()).toEqual(['league.json', 'players.json'])
  })

  it('stores the NFL schedule once for all leagues of a season, and reads a league’s own one', async () => {
    const [one, other] = ['4711', '4712'].map((id) => openRawFolder(join(dir, '2025', id)))
    if (!one || !other) throw new Error('two folders')
    await one.write('pro-schedule.json', { settings: 1 })
    expect(await other.read('pro-schedule.json')).toEqual({ settings: 1 })
    expect([await other.list(), await readdir(join(dir, '2025'))]).toEqual([
      ['pro-schedule.json'],
      ['pro-schedule.json.gz'],
    ])
    await mkdir(join(dir, '2024', '4711'), { recursive: true })
    await writeFile(join(dir, '2024', '4711', 'pro-schedule.json'), '{"settings":2}')
    expect(await openRawFolder(join(dir, '2024', '4711')).read('pro-schedule.json')).toEqual({ settings: 2 })
  })

  it.each([
    [
      'a truncated archive',
      'players.json.gz',
      gzipSync(JSON.stringify({ players: Array(99).fill('x') })).subarray(0, 20),
    ],
    ['an archive of half a file', 'players.json.gz', gzipSync('{"players":[')],
    ['half a plain file', 'players.json', Buffer.from('{"players":[')],
    ['an empty file', 'players.json', Buffer.alloc(0)],
  ])('names %s and not where it lies', async (_, name, bytes) => {
    await writeFile(join(dir, name), bytes)
    const reading = openRawFolder(dir).read('players.json')
    await expect(reading).rejects.toMatchObject({ kind: 'unreadable-answer', message: expect.stringContaining(name) })
    await expect(reading).rejects.not.toThrow(tmpdir())
  })

  it('reports how to fix an unwritable folder', async () => {
    await writeFile(join(dir, 'taken'), '')
    const raw = openRawFolder(join(dir, 'taken', '4711'))
    await expect(raw.write('league.json', {})).rejects.toMatchObject({
      kind: 'storage',
      message: expect.stringMatching(/league\.json.*point DATA_DIR to a folder/),
    })
    expect(await raw.read('league.json')).toBeNull()
  })

  it('takes no name that leads out of the folder', async () => {
    await expect(openRawFolder(dir).read('../league.json')).rejects.toMatchObject({ kind: 'bad-request' })
    await expect(openRawFolder(dir).write('..', {})).rejects.toMatchObject({ kind: 'bad-request' })
  })
})
