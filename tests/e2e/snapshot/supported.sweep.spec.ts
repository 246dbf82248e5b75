/** The built site uses what the browsers have that we support (`browserslist` in package.json), or asks for it first. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import browserslist from 'browserslist'
import doiuse from 'doiuse'
import { Linter } from 'eslint'
import compat from 'eslint-plugin-compat'
import postcss from 'postcss'
import { snapshotSite } from '../support/snapshot-sites.ts'

const site = join(process.env.E2E_SNAPSHOT_DIR ?? '.e2e-data/snapshot', snapshotSite.name)
const filesOf = (pattern: string) => globSync(pattern, { cwd: site }).map((file) => join(site, file))
const read = (file: string) => readFileSync(file, 'utf8')

/** React asks whether the browser has it. */
const askedFor = /navigator\.connection\(\)/
/** Names at caniuse.com. Without these the page looks and works the same: cursors on a touch screen, the first font of a list. */
const dispensable = new Set([
  'css-scrollbar',
  'css-overflow-anchor',
  'css-touch-action',
  'css-resize',
  // Known since 2023; before that a story has buttons also where scripts are off.
  'css-media-scripting',
  'css3-cursors',
  'css3-cursors-grab',
  'extended-system-fonts',
])

test('scripts use no API that a supported browser lacks', () => {
  const linter = new Linter()
  const config: Linter.Config = {
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
    settings: { browsers: browserslist(), lintAllEsApis: true },
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
  }
  const lacking = filesOf('**/*.js').flatMap((file) =>
    linter.verify(read(file), [config]).map(({ message }) => message),
  )
  expect([...new Set(lacking)].filter((message) => !askedFor.test(message))).toEqual([])
  // The check has its data.
  expect(linter.verify('navigator.connection', [config])).toHaveLength(1)
})

test('styles use nothing that a supported browser lacks', async () => {
  const inPages = filesOf('**/*.html').flatMap((file) =>
    [...read(file).matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css ?? ''),
  )
  const lacking = new Set<string>()
  for (const css of new Set([...inPages, ...filesOf('**/*.css').map(read)])) {
    const check = doiuse({
      browsers: browserslist(),
      onFeatureUsage({ feature, message, usage }) {
        const isPartial = !message.includes(' not supported by')
        if (!isPartial && !dispensable.has(feature))
          lacking.add(`${message.replace(/^.*?: /, '')}: ${String(usage).slice(0, 80)}`)
      },
    })
    await postcss([check]).process(css, { from: undefined })
  }
  expect([...lacking]).toEqual([])
})
