import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { listLicences } from '../../scripts/lib/licences.ts'
import { serverPackages } from '../../scripts/lib/server-packages.ts'
import { command } from '../../scripts/licences.ts'
import { callScript } from './support/call-script.ts'
import { runScript } from './support/run-script.ts'

describe('serverPackages', () => {
  it('has the server’s imports, including its threads, and no package only for the build', () => {
    const packages = serverPackages()
    expect(packages).toEqual(
      expect.arrayContaining(['@hono/node-server', 'hono', 'p-retry', 'sharp', 'tinypool', 'zod']),
    )
    // Of the commands that run in the image.
    expect(packages).toEqual(expect.arrayContaining(['cli-progress', 'cli-table3', 'standardwebhooks']))
    for (const name of ['astro', 'react', 'tailwindcss', 'satori', 'vite']) expect(packages).not.toContain(name)
  })

  it('is used to build the image', async () => {
    const { code, stdout } = await runScript('server-manifest', [])
    const { dependencies, devDependencies } = JSON.parse(stdout)
    expect([code, Object.keys(dependencies), devDependencies]).toEqual([0, serverPackages(), undefined])
    expect(readFileSync('Dockerfile', 'utf8')).toContain('scripts/server-manifest.ts')
  })
})

describe('licences', () => {
  it('are known and accepted, for all shipped packages', () => {
    const packages = listLicences()
    const ofWhat = (name: string) => packages.find((found) => found.name === name)?.use
    expect([ofWhat('hono'), ofWhat('react'), ofWhat('astro')]).toEqual(['server', 'site', 'build'])
    expect(packages.length).toBeGreaterThan(200)
  })

  it('are listed as they are', async () => {
    const { code, stdout, stderr } = await callScript(command, ['--check'])
    expect([code, stdout, stderr]).toEqual([0, 'docs/licences.md is up to date.\n', ''])
  })
})

it('builds the image on the Node that the project is developed with', () => {
  const { version } = JSON.parse(readFileSync('node_modules/node/package.json', 'utf8')) as { version: string }
  expect(readFileSync('Dockerfile', 'utf8')).toContain(`ARG NODE=node:${version}-slim\n`)
})
