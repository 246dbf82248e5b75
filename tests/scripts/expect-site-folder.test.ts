/** A build replaces the folder of the site: nothing else may be in it. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { expectSiteFolder } from '../../scripts/lib/expect-site-folder.ts'

let root = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'site-folder-'))
  mkdirSync(join(root, 'app/data'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const expectFolder = (name: string) => expectSiteFolder(join(root, name), [join(root, 'app'), join(root, 'app/data')])

it.each(['app/dist', 'app-site', 'app/data/site', 'new/of/new', 'app/..app'])('may be %s', async (name) => {
  await expect(expectFolder(name)).resolves.toBeUndefined()
})

it.each(['app', 'app/data', '.'])('is not %s, which has the project or its leagues', async (name) => {
  await expect(expectFolder(name)).rejects.toThrow(/^SITE_DIR: .* contains .*, which the site would replace\./)
})

it('is not a link to such a folder', async () => {
  symlinkSync(join(root, 'app'), join(root, 'link'))
  await expect(expectFolder('link')).rejects.toThrow('which the site would replace')
})

const mountPoint = ['/dev/shm', '/proc', '/dev'].find(
  (path) => existsSync(path) && statSync(path).dev !== statSync(dirname(path)).dev,
)

it.skipIf(!mountPoint)('is no mount point, but may be inside one', async () => {
  await expect(expectSiteFolder(mountPoint ?? '', [])).rejects.toThrow(
    `SITE_DIR: ${mountPoint} is a mount point, which a build cannot replace. Choose a folder inside it.`,
  )
  await expect(expectSiteFolder(`${mountPoint}/site-that-is-not-there`, [])).resolves.toBeUndefined()
})

it('is empty, or has a site or files of sealed leagues, and is no file', async () => {
  const site = join(root, 'site')
  mkdirSync(join(site, 'sealed'), { recursive: true })
  await expectFolder('site')
  writeFileSync(join(site, 'thesis.txt'), '')
  await expect(expectFolder('site')).rejects.toThrow('has other files, which the site would replace.')
  writeFileSync(join(site, '404.html'), '')
  await expectFolder('site')
  await expect(expectFolder('site/thesis.txt')).rejects.toThrow('is no folder that can be read.')
})
