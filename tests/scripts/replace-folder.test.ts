/** Replacement of an existing site by a fake build, killed at each step. A real one: build.sweep.test.ts. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { replaceFolder } from '../../scripts/lib/replace-folder.ts'

/** An unused process id, far above Linux's limit. */
const deadPid = 2 ** 31 - 1
let parent = ''
let site = ''
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'replace-'))
  site = join(parent, 'site')
})
afterEach(() => rmSync(parent, { recursive: true, force: true }))

const write = (folder: string, text: string) => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), text)
}
const written = () => readFileSync(join(site, 'index.html'), 'utf8')

it('keeps the previous folder in use until the next one is complete', async () => {
  await replaceFolder(site, async (next) => write(next, 'first'))
  await replaceFolder(site, async (next) => {
    write(next, 'second')
    expect(written()).toBe('first')
  })
  expect([written(), readdirSync(parent)]).toEqual(['second', ['site']])
})

it('leaves the previous folder if the next one fails half-way', async () => {
  write(site, 'first')
  const failing = replaceFolder(site, async (next) => {
    write(next, 'half')
    throw new Error('no room')
  })
  await expect(failing).rejects.toThrow('no room')
  expect([written(), readdirSync(parent)]).toEqual(['first', ['site']])
})

it.each([
  ['while it wrote', ['site', 'next']],
  ['between its two renames', ['previous', 'next']],
  ['before it had removed the previous one', ['site', 'previous']],
])('removes the remains of a run killed %s, and restores the previous folder first', async (_, left) => {
  for (const what of left) write(what === 'site' ? site : `${site}.${what}-${deadPid}`, what)
  await replaceFolder(site, async (next) => {
    expect(existsSync(join(site, 'index.html'))).toBe(true)
    expect(readdirSync(parent)).toEqual(['site'])
    write(next, 'whole')
  })
  expect([written(), readdirSync(parent)]).toEqual(['whole', ['site']])
})

it.each([
  ['while it wrote', ['site', 'next']],
  ['between its two renames', ['previous', 'next']],
  ['before it had removed the previous one', ['site', 'previous']],
])('takes remains of its own process id for those of a run killed %s, as in a container', async (_, left) => {
  for (const what of left) write(what === 'site' ? site : `${site}.${what}-${process.pid}`, what)
  await replaceFolder(site, async (next) => {
    expect(readdirSync(parent)).toEqual(['site'])
    write(next, 'whole')
  })
  expect([written(), readdirSync(parent)]).toEqual(['whole', ['site']])
})

it('has the previous folder again if the next one cannot take its place', async () => {
  write(site, 'first')
  await expect(replaceFolder(site, async () => {})).rejects.toThrow('ENOENT')
  expect([written(), readdirSync(parent)]).toEqual(['first', ['site']])
})

it('leaves the files of another live run alone', async () => {
  const other = `${site}.next-${process.ppid}`
  write(other, 'half')
  await replaceFolder(site, async (next) => write(next, 'whole'))
  expect(readdirSync(parent).sort()).toEqual(['site', `site.next-${process.ppid}`])
})
