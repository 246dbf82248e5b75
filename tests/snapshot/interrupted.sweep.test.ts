/** Stopped anywhere, the previous snapshot is whole, and the next run ends as if nothing had happened. */
import { cpSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { DomainError } from '../../src/domain/errors.ts'
import { openSnapshots } from '../../src/snapshot/read-snapshots.ts'
import { startScript } from '../scripts/support/run-script.ts'
import { firstOf } from '../support/runs.ts'
import { demoWorkplace, filesIn, take } from './support/snapshots.ts'

const { store, newFolder, dataDir } = demoWorkplace()

/** `before`: managers are numbered; `after`: the same season with names, the result of the runs here. */
let before = ''
let after = ''
let contentBefore = new Map<string, string>()
let contentAfter = new Map<string, string>()
beforeAll(async () => {
  before = newFolder()
  await take({ folder: before, store, anonymize: true })
  after = newFolder()
  cpSync(before, after, { recursive: true })
  await take({ folder: after, store })
  contentBefore = contentOf(before)
  contentAfter = contentOf(after)
}, 120_000)

function copyOfBefore(): string {
  const folder = newFolder()
  cpSync(before, folder, { recursive: true })
  return folder
}

/** The files of responses; their times differ from run to run. */
function contentOf(folder: string): Map<string, string> {
  const files = [...filesIn(folder)].filter(([file]) => file !== 'manifest.lock')
  return new Map(files.map(([file, text]) => [file, text.replace(/"taken_at":"[^"]+"/, '')]))
}

/** A reader's view: the seasons of the manifest, and their files. */
async function seenIn(folder: string): Promise<Map<string, string>> {
  const { manifest } = await openSnapshots(folder)
  const hashes = manifest.seasons.map(({ hash }) => hash)
  const seen = [...contentOf(folder)].filter(
    ([file]) => !/^\d/.test(file) || (hashes.some((hash) => file.includes(`/${hash}/`)) && !file.includes('.aside/')),
  )
  // The history is taken after the seasons.
  return new Map(seen.map(([file, text]) => [file, text.replace(/,"history":"\w+"/, '')]))
}

describe('a run that is stopped', () => {
  it.each(firstOf(1, [110, 1, 7, 154]))('after %i responses leaves everything unchanged', async (count) => {
    const folder = copyOfBefore()
    const stop = new AbortController()
    const stopped = take({
      folder,
      store,
      signal: stop.signal,
      onProgress: ({ done }) => {
        if (done === count) stop.abort(new DomainError('aborted', 'Stopped.'))
      },
    })
    await expect(stopped).rejects.toMatchObject({ kind: 'aborted' })
    expect(contentOf(folder)).toEqual(contentBefore)
    await take({ folder, store })
    expect(contentOf(folder)).toEqual(contentAfter)
  })
})

describe('a process that is killed', { timeout: 120_000 }, () => {
  const start = (folder: string, env: NodeJS.ProcessEnv = {}) =>
    startScript('snapshot', ['101'], { DATA_DIR: dataDir, SNAPSHOT_DIR: folder, ...env })
  const preload = pathToFileURL('tests/snapshot/support/die-at.mjs').href
  /** Killed by the test as soon as this line appears. */
  const saying = (words: string) => async (folder: string) => {
    const run = start(folder)
    await run.says(words)
    run.child.kill('SIGKILL')
    return run.ended
  }
  /** By itself, as soon as such a file or folder is there. */
  const making = (path: string) => (folder: string) =>
    start(folder, { NODE_OPTIONS: `--import ${preload}`, DIE_AT: path }).ended

  it.each(
    firstOf(1, [
      ['while it changes the manifest', making('101/2025/[0-9a-f]{16}$')],
      ['while it asks for teams', saying('Teams')],
      ['while it asks for players', saying('Players')],
      ['as soon as it writes', making(String.raw`101/2025/\.\d+\.aside/`)],
      ['while it writes', making(String.raw`\.aside/players/\d+\.json$`)],
      ['as soon as the manifest is changed', making(String.raw`/manifest\.json$`)],
    ]),
  )('%s leaves the snapshot intact', async (_, startAndKill) => {
    const folder = copyOfBefore()
    expect(await startAndKill(folder)).toMatchObject({ code: null, stderr: '' })
    // Depending on the moment that is the previous snapshot or the new one, never something between.
    const { manifest } = await openSnapshots(folder)
    const { manifest: old } = await openSnapshots(before)
    const isOld = manifest.seasons[0]?.hash === old.seasons[0]?.hash
    const seen = await seenIn(folder)
    const whole = await seenIn(isOld ? before : after)
    for (const files of [seen, whole]) files.delete('leagues.json')
    expect([...seen.keys()].filter((file) => !file.endsWith('.aside'))).toEqual([...whole.keys()])
    for (const [file, text] of whole) expect([file, seen.get(file)]).toEqual([file, text])

    await take({ folder, store })
    expect(contentOf(folder)).toEqual(contentAfter)
  })

  it('reports that no data is lost', async () => {
    const folder = copyOfBefore()
    const run = start(folder)
    await run.says('Teams')
    run.child.kill('SIGINT')
    expect(await run.ended).toMatchObject({
      code: 130,
      stderr: 'Stopped. Your progress is saved; run it again to continue.\n',
    })
    expect(contentOf(folder)).toEqual(contentBefore)
  })
})
