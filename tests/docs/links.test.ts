/** Checks that links, paths and commands in README, SECURITY, CONTRIBUTING, CHANGELOG and docs/ exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'

const pages = ['README.md', 'SECURITY.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/**/*.md')].sort()
const textOf = (page: string) => readFileSync(page, 'utf8')
const withoutCode = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')

/** Targets of links and pictures, without those of other sites. */
function linksOf(page: string): string[] {
  const links = withoutCode(textOf(page)).matchAll(/\]\(([^)\s]+)\)/g)
  return [...links].flatMap(([, target]) => (target && !/^(https?|mailto):/.test(target) ? [target] : []))
}

/** Anchors as GitHub makes them from headings. */
function anchorsOf(page: string): Set<string> {
  const headings = withoutCode(textOf(page)).matchAll(/^#+ (.+)$/gm)
  return new Set([...headings].map(([, heading = '']) => anchorOf(heading)))
}

function anchorOf(heading: string): string {
  const plain = heading.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, '')
  return plain.replaceAll(' ', '-')
}

/** Paths of the repository in `code`; those with a placeholder or a pattern are left out. */
function pathsOf(page: string): string[] {
  const paths = withoutCode(textOf(page)).matchAll(/`((?:src|tests|scripts|docs|public)\/[\w./-]+)`/g)
  return [...paths].flatMap(([, path]) => path ?? [])
}

/** Modules in `code` by their name or by the end of their path: `season-facts.ts`, `verdict/seeds.ts`. */
function modulesOf(page: string): string[] {
  const modules = withoutCode(textOf(page)).matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.(?:ts|tsx|astro))`/g)
  return [...modules].flatMap(([, path]) => path ?? [])
}

/** Folders in `code` by their path in `src`: `hosts/shared/`, `parts/league`. */
function foldersOf(page: string): string[] {
  const folders = withoutCode(textOf(page)).matchAll(/`([\w-]+(?:\/[\w-]+)+\/?)`/g)
  return [...folders].flatMap(([, path = '']) => (sourceFolders.has(path.split('/')[0] ?? '') ? path : []))
}

const sourceFolders = new Set(globSync('src/*/').map((path) => path.replace('src/', '').replace(/\/$/, '')))

const allModules = globSync('{src,scripts,tests}/**/*.{ts,tsx,astro}').map((path) => `/${path}`)

describe.each(pages)('%s', (page) => {
  it('links to files and headings that exist', () => {
    const broken = linksOf(page).filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? page : relative('.', join(dirname(page), path))
      return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).has(anchor))
    })
    expect(broken).toEqual([])
  })

  it('names paths that exist', () => {
    expect(pathsOf(page).filter((path) => !existsSync(path))).toEqual([])
  })

  it('names modules that exist', () => {
    const isThere = (name: string) => existsSync(name) || allModules.some((path) => path.endsWith(`/${name}`))
    expect(modulesOf(page).filter((name) => !isThere(name))).toEqual([])
  })

  it('names folders that exist', () => {
    const isThere = (name: string) => existsSync(`src/${name}`) || allModules.some((path) => path.includes(`/${name}`))
    expect(foldersOf(page).filter((name) => !isThere(name))).toEqual([])
  })
})

it('shows every picture of docs/images somewhere', () => {
  const shown = new Set(pages.flatMap((page) => linksOf(page).map((link) => relative('.', join(dirname(page), link)))))
  expect(globSync('docs/images/*').filter((picture) => !shown.has(picture))).toEqual([])
})

it('leads from README to every page of docs/, directly or by another page', () => {
  const reached = new Set(['README.md'])
  for (const page of reached) {
    for (const link of linksOf(page)) {
      const target = relative('.', join(dirname(page), link.split('#')[0] ?? ''))
      if (target.endsWith('.md') && existsSync(target)) reached.add(target)
    }
  }
  expect(pages.filter((page) => !reached.has(page))).toEqual([])
})

it('limits README to 200 lines', () => {
  expect(textOf('README.md').split('\n').length).toBeLessThanOrEqual(200)
})

const forms = globSync('.github/ISSUE_TEMPLATE/*.yml')

/** `npm run import -- 123456 --season 2023`: the command and its options, of pages and issue forms. */
const calls = [...pages, ...forms].flatMap((page) =>
  [...textOf(page).matchAll(/npm (?:run )?(?:--silent )?([a-z][\w:-]*)((?: +[^\s`&|#]+)*)/g)].map(
    ([call, name = '', rest = '']) => ({
      call,
      name,
      options: [...rest.matchAll(/(?<= )--[a-z][\w-]*/g)].map(([option]) => option),
    }),
  ),
)

it('names options that the commands have', () => {
  const named = calls.flatMap(({ call, name, options }) => options.map((option) => ({ call, name, option })))
  expect(named.length).toBeGreaterThan(10)
  const hasOption = (name: string, option: string) =>
    ['--help', '--version'].includes(option) || new RegExp(`'(-\\w, )?${option}[ ']`).test(textOf(`scripts/${name}.ts`))
  expect(named.filter(({ name, option }) => !hasOption(name, option)).map(({ call }) => call)).toEqual([])
})

it('names commands that package.json has', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const named = pages.flatMap((page) => [...textOf(page).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)/g)])
  expect([...new Set(named.map(([, name = '']) => name))].filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
})
