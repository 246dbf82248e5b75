/** The workflow that readers copy: its commands exist and accept its arguments, and its publishing step runs. */
import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { command as announce } from '../../scripts/announce.ts'
import { hashInputs } from '../../scripts/lib/build-site.ts'
import { publishSite } from '../../scripts/lib/publish-site.ts'
import { command as publish } from '../../scripts/publish.ts'
import { openStore } from '../../src/storage/open-store.ts'
import { copySmallDemoInto } from '../support/demo-store.ts'
import { isSweep } from '../support/runs.ts'

interface Step {
  name?: string
  uses?: string
  if?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
}

const workflow = parse(readFileSync('docs/publish/weekly-site.yml', 'utf8'))
const steps: Step[] = workflow.jobs.publish.steps
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
const commands = steps.flatMap(({ run = '' }) => {
  const [, name = '', options = ''] = /^npm run (\S+) -- (.*)$/.exec(run) ?? []
  return name ? [{ name, options: options.match(/--[\w-]+/g) ?? [] }] : []
})

const folder = mkdtempSync(join(tmpdir(), 'weekly-workflow-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('publishes, deploys the build, and announces last, always saving its record', () => {
  expect(commands.map(({ name }) => name)).toEqual(['publish', 'announce'])
  const order = steps.map(({ name, uses, run }) => name ?? uses?.replace(/@v\d+$/, '') ?? run)
  expect(order.slice(-7)).toEqual([
    "Copy the league's book",
    'Publish',
    'actions/upload-pages-artifact',
    'actions/deploy-pages',
    'actions/cache/save',
    'Announce',
    'actions/cache/save',
  ])
  expect(steps.at(-1)?.if).toContain('always()')
  const caches = steps.filter(({ uses }) => uses?.startsWith('actions/cache/'))
  expect(new Set(caches.map((step) => step.with?.path)).size).toBe(1)
  expect(new Set(caches.map((step) => step.with?.key)).size).toBe(3)
  // Pull requests of forks can restore them: nothing private, such as raw responses, seasons with names, or the book.
  expect(caches[0]?.with?.path?.trim().split('\n')).toEqual([
    'data/snapshot',
    'data/published.json',
    'data/store/announcements',
    '.astro/pages',
  ])
  const prefix = caches[0]?.with?.['restore-keys'] ?? '-'
  expect(caches.every((step) => step.with?.key?.startsWith(prefix))).toBe(true)
})

it.each(commands)('runs $name with options that it has', ({ name, options }) => {
  expect(scripts[name]).toBe(`node scripts/${name}.ts`)
  const [command] = [publish, announce].filter((one) => one.name().startsWith(`npm run ${name}`))
  for (const option of options) expect(command?.helpInformation()).toContain(`${option} `)
})

it.runIf(isSweep)('publishes by its step, which does nothing if nothing changed since', async () => {
  const env = {
    DATA_DIR: folder,
    SITE_DIR: join(folder, 'site'),
    SITE_URL: 'https://league.example.org/',
    // An input of the site; the tests' own differs.
    NODE_ENV: 'production',
    ...workflow.jobs.publish.env,
  }
  await copySmallDemoInto(folder)
  const ignore = () => {}
  await publishSite({
    named: [{ host: 'espn', leagueId: '102', season: null }],
    store: openStore(folder),
    dataDir: folder,
    snapshotDir: join(folder, 'snapshot'),
    siteDir: env.SITE_DIR,
    anonymize: false,
    isUploaded: true,
    print: ignore,
    printError: ignore,
    steps: {
      importSeason: () => Promise.reject(new Error('A demo league was requested')),
      hashInputs: () => hashInputs({ ...env, LEAGUE: '102' }),
      build: async () => {},
    },
  })
  // As on the next day, when only the published record is there.
  const store = openStore(folder)
  const season = await store.read({ host: 'espn', leagueId: '102', season: 2025 })
  rmSync(join(folder, 'store'), { recursive: true })
  if (season) await openStore(folder).write(season, { asOf: '2026-11-12T12:00:00Z', source: 'demo' })
  const { run = '' } = steps.find(({ name }) => name === 'Publish') ?? {}
  const { PATH, HOME } = process.env
  const { stdout } = await promisify(execFile)('sh', ['-c', run], { env: { PATH, HOME, ...env, LEAGUE: '102' } })
  expect(stdout).toMatch(/^Nothing changed since the site was built on .*ET\.$/m)
})
