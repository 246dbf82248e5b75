import { describe, expect, it } from 'vitest'
import { findReachable } from '../../src/service-worker/reachable.ts'

const files: Record<string, string> = {
  'App.aaaaaaa1.js': 'import"./kit.bbbbbbb1.js";const a=()=>import("./Screen.ccccccc1.js");',
  'kit.bbbbbbb1.js': 'export{}',
  'Screen.ccccccc1.js': 'import"./App.aaaaaaa1.js";import{x}from"./_odd-name.-d_dddd1.js"',
  '_odd-name.-d_dddd1.js': '',
  'Base.eeeeeee1.css': '@font-face{src:url(/my-league/_astro/text.fffffff1.woff2)format("woff2")}',
  'text.fffffff1.woff2': 'kit.bbbbbbb2.js',
  'kit.bbbbbbb2.js': 'of another build',
}

function find(...pages: string[]) {
  const read: string[] = []
  const names = findReachable(pages, new Set(Object.keys(files)), async (name) => {
    read.push(name)
    return files[name] ?? ''
  })
  return names.then((found) => ({ found: found.sort(), read }))
}

describe('findReachable', () => {
  it('follows pages to scripts, from script to script and from styles to fonts', async () => {
    const { found } = await find(
      '<link href="/_astro/Base.eeeeeee1.css"><astro-island component-url="/_astro/App.aaaaaaa1.js">',
    )
    expect(found).toEqual(
      Object.keys(files)
        .filter((name) => name !== 'kit.bbbbbbb2.js')
        .sort(),
    )
  })

  it('reads each file once, and no font', async () => {
    const page = '/_astro/App.aaaaaaa1.js /_astro/Base.eeeeeee1.css'
    const { read } = await find(page, page)
    expect(read.sort()).toEqual([...new Set(read)])
    expect(read).not.toContain('text.fffffff1.woff2')
  })

  it('finds nothing where pages name nothing that is kept', async () => {
    expect((await find('', '<script src="/_astro/App.gone0000.js">')).found).toEqual([])
  })
})
