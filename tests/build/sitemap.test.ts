import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sitemap } from '../../src/build/sitemap.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sitemap-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the integration over a site of these files. Returns its warnings. */
async function build(files: Readonly<Record<string, string>>, config: { site?: string; base: string }, limit?: number) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  const { hooks } = sitemap(limit)
  const warnings: string[] = []
  hooks['astro:config:done']({ config })
  const logger = { warn: (line: string) => void warnings.push(line) }
  await hooks['astro:build:done']({ dir: pathToFileURL(`${folder}/`), logger })
  return warnings
}

const read = (name: string) => readFileSync(join(folder, name), 'utf8')
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

describe('the sitemap', () => {
  it('names the pages below the base path, but no redirect and none that is not to be indexed', async () => {
    const page = '<title>A page</title>'
    const files = {
      'index.html': page,
      'leagues/index.html': `${page}<meta property="og:title" content="<meta name=robots content=noindex>">`,
      'recap/espn/1/2025/index.html': page,
      'leagues/espn/1/index.html': '<meta name="robots" content="noindex"><meta http-equiv="refresh">',
      '404.html': page,
      'login/index.html': page,
      'snapshot/manifest.json': '{}',
    }
    expect(await build(files, { site: 'https://me.example/', base: '/my-league' })).toEqual([])
    expect(addressesIn(read('sitemap.xml'))).toEqual([
      'https://me.example/my-league/',
      'https://me.example/my-league/leagues/',
      'https://me.example/my-league/recap/espn/1/2025/',
    ])
    expect(read('robots.txt')).toContain('Sitemap: https://me.example/my-league/sitemap.xml')
  })

  it('is left out without SITE_URL, and the build prints the consequences', async () => {
    const warnings = await build({ 'index.html': '' }, { base: '/' })
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('SITE_URL')
    expect(() => read('sitemap.xml')).toThrow()
    expect(read('robots.txt')).toBe('User-agent: *\nDisallow: /login\n')
  })

  it('is spread over several files if there are more pages than one may hold', async () => {
    const files = { 'index.html': '', 'a/index.html': '', 'b/&c/index.html': '' }
    await build(files, { site: 'https://me.example/', base: '/' }, 2)
    expect(addressesIn(read('sitemap.xml'))).toEqual([
      'https://me.example/sitemap-1.xml',
      'https://me.example/sitemap-2.xml',
    ])
    expect(addressesIn(read('sitemap-1.xml'))).toEqual(['https://me.example/a/', 'https://me.example/b/&amp;c/'])
    expect(addressesIn(read('sitemap-2.xml'))).toEqual(['https://me.example/'])
  })
})
