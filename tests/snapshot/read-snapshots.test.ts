import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'
import { manifestFormat } from '../../src/contract/snapshot-manifest.ts'
import { openSnapshots, readSnapshotDir } from '../../src/snapshot/read-snapshots.ts'
import { temporaryFolders } from './support/snapshots.ts'

const newFolder = temporaryFolders()
const snapshot: SnapshotSeason = {
  host: 'espn',
  hostLeagueId: '101',
  season: 2025,
  leagueId: 10125,
  name: 'Any league',
  hash: '0123456789abcdef',
  takenAt: '2026-01-06T12:00:00.000Z',
  throughWeek: null,
}

function folderWith(manifest: string): string {
  const folder = newFolder()
  writeFileSync(join(folder, 'manifest.json'), manifest)
  return folder
}

describe('openSnapshots', () => {
  it('finds nothing in a folder without a manifest, or if there is no folder', async () => {
    for (const folder of [newFolder(), join(newFolder(), 'nowhere')]) {
      expect((await openSnapshots(folder)).manifest).toEqual({ format: manifestFormat, seasons: [] })
    }
  })

  it('reads the response of a call from its file, and none without a file', async () => {
    const folder = folderWith(JSON.stringify({ format: manifestFormat, seasons: [snapshot] }))
    const file = join(folder, '101/2025/0123456789abcdef/analytics')
    mkdirSync(file, { recursive: true })
    writeFileSync(join(file, 'superlatives.json'), '{"league_id":10125}')
    writeFileSync(join(file, 'standings.json'), '{"league_id":')
    const { manifest, responseFor: response } = await openSnapshots(folder)
    expect(manifest.seasons).toEqual([snapshot])
    expect(await response(snapshot, 'superlatives', { leagueId: 10125 })).toEqual({ leagueId: 10125 })
    expect(await response(snapshot, 'team', { id: 101250001 })).toBeNull()
    await expect(response(snapshot, 'standings', { leagueId: 10125 })).rejects.toMatchObject({
      kind: 'storage',
      message: expect.stringMatching(/standings\.json is damaged.*npm run snapshot -- 101 --season 2025 --refresh$/),
    })
  })

  it('refuses a response of another version of the site, with the remedy', async () => {
    const folder = folderWith(JSON.stringify({ format: manifestFormat, seasons: [snapshot] }))
    const files = join(folder, '101/2025/0123456789abcdef/leagues/espn')
    mkdirSync(files, { recursive: true })
    writeFileSync(join(files, 'power.json'), '{"season":2025}')
    const { responseFor: response } = await openSnapshots(folder)
    await expect(response(snapshot, 'power', { host: 'espn', leagueId: '101', season: 2025 })).rejects.toMatchObject({
      kind: 'storage',
      message:
        'Any league, season 2025, was saved by an older or newer version of this site. Save it again: npm run snapshot -- --refresh',
    })
  })

  it.each([
    ['cut off', '{"format":3,"seas'],
    ['of another version', JSON.stringify({ format: manifestFormat + 1, seasons: [] })],
    ['without seasons', '{"format":3}'],
    ['of an earlier version', '{"format":2,"seasons":[]}'],
    [
      'leading elsewhere',
      JSON.stringify({ format: manifestFormat, seasons: [{ ...snapshot, hash: '../../../secrets' }] }),
    ],
    [
      'leading elsewhere by its league',
      JSON.stringify({ format: manifestFormat, seasons: [{ ...snapshot, hostLeagueId: '../..' }] }),
    ],
    ['of an unknown host', JSON.stringify({ format: manifestFormat, seasons: [{ ...snapshot, host: 'nowhere' }] })],
    ['without a name', JSON.stringify({ format: manifestFormat, seasons: [{ ...snapshot, name: undefined }] })],
  ])('refuses a manifest that is %s, with the remedy', async (_, manifest) => {
    await expect(openSnapshots(folderWith(manifest))).rejects.toMatchObject({
      kind: 'storage',
      message: expect.stringMatching(
        /^snapshot\/manifest\.json is damaged[^\n]+Remove that file[^\n]+npm run snapshot$/,
      ),
    })
  })
})

describe('the folder of snapshots', () => {
  it('is the environment’s, or lies in the data folder', () => {
    expect(readSnapshotDir({ SNAPSHOT_DIR: ' elsewhere ', DATA_DIR: 'x' })).toBe(resolve('elsewhere'))
    expect(readSnapshotDir({ SNAPSHOT_DIR: '', DATA_DIR: 'x' })).toBe(resolve('x/snapshot'))
    expect(readSnapshotDir({})).toBe(resolve('data/snapshot'))
  })
})
