/** The build as a reader runs it, killed half-way and run again, with a snapshot of a demo season. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { copySmallDemoInto } from '../support/demo-store.ts'
import { startScript } from './support/run-script.ts'

const minutes = 60_000
let folder = ''
let env: NodeJS.ProcessEnv = {}

beforeAll(async () => {
  // On the project's own disk, because a build ends with a rename.
  await mkdir('.vitest', { recursive: true })
  folder = await mkdtemp(resolve('.vitest', 'build-'))
  const built = { DATA_DIR: join(folder, 'data'), SITE_DIR: join(folder, 'site'), CI: '1' }
  env = { ...built, PUBLIC_API_BASE_URL: 'none', PUBLIC_ESPN: '0', WEEK_PAGES: 'first' }
  await copySmallDemoInto(join(folder, 'data'))
  expect((await startScript('snapshot', ['102'], env).ended).code).toBe(0)
}, minutes)

afterAll(() => rm(folder, { recursive: true, force: true }))

async function filesOf(site: string): Promise<Map<string, string>> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(await Promise.all(files.sort().map(async (file) => [file, await readFile(file, 'latin1')] as const)))
}

it('leaves the previous site if it is killed, and ends like an undisturbed one when it is run again', {
  timeout: 5 * minutes,
}, async () => {
  const site = join(folder, 'site')
  // Put aside by a build that was killed at the last moment.
  const aside = `${site}.previous-${2 ** 31 - 1}`
  await mkdir(aside)
  await writeFile(join(aside, '404.html'), 'the previous site')

  const killed = startScript('build', [], env)
  await killed.says('/leagues/espn/102/draftboard/index.html')
  killed.child.kill('SIGKILL')
  await once(killed.child, 'exit')
  expect([...(await filesOf(site)).values()]).toEqual(['the previous site'])

  const { code, stderr } = await startScript('build', [], env).ended
  expect([code, stderr]).toEqual([0, expect.not.stringContaining('Warning')])
  const built = await filesOf(site)
  const pages = [...built.keys()].filter((file) => file.endsWith('/index.html'))
  expect(pages.length).toBeGreaterThan(100)
  // Only the week that a team opens with has a page: the last of this season.
  const weeks = pages
    .filter((file) => file.includes('/espn/102/'))
    .flatMap((file) => /week\/(\d+)/.exec(file)?.[1] ?? [])
  expect(new Set(weeks)).toEqual(new Set(['8']))
  expect((await readdir(folder)).sort()).toEqual(['data', 'site'])
  // Nothing of the engine is in a site that leaves ESPN alone.
  const scripts = (await readdir(join(site, '_astro'))).filter((file) => /^(worker|demo|\w+-handlers)-/.test(file))
  expect(scripts).toEqual([])

  const again = startScript('build', [], env)
  const { stdout } = await again.ended
  expect(stdout).not.toContain('/leagues/espn/102/draftboard/index.html')
  expect(await filesOf(site)).toEqual(built)
  expect(existsSync(join(site, 'snapshot', 'manifest.json'))).toBe(true)
})

it.each([
  ['beside the project, with a name that begins like its own', () => `${resolve('.')}-site-${process.pid}`],
  ['on another disk or in the system’s temporary folder', () => join(tmpdir(), `site-${process.pid}`)],
])('builds into a folder %s', { timeout: 3 * minutes }, async (_, nameFolder) => {
  const parent = nameFolder()
  try {
    await mkdir(parent)
    const site = join(parent, 'site')
    expect(await startScript('build', [], { ...env, SITE_DIR: site }).ended).toMatchObject({ code: 0 })
    expect(existsSync(join(site, '404.html'))).toBe(true)
    expect(await readdir(parent)).toEqual(['site'])
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
})
