/** The workflow that owners of private leagues copy: nothing of the league gets out of it. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { runScript } from './support/run-script.ts'

const text = readFileSync('docs/publish/sealed-site.yml', 'utf8')
const { env, steps } = parse(text).jobs.publish as {
  env: Record<string, string>
  steps: { uses?: string; run?: string }[]
}

it('has league, cookies and key as secrets, and stops if they are missing', () => {
  for (const name of ['LEAGUE', 'ESPN_S2', 'SWID', 'SEAL_KEY']) expect(env[name]).toBe(`\${{ secrets.${name} }}`)
  expect(steps[0]?.run).toBe('test -n "$LEAGUE" && test -n "$SEAL_KEY"')
  expect(text).not.toContain('vars.')
})

it('leaves no data where workflows of forks could read it', () => {
  expect(steps.filter(({ uses }) => uses?.startsWith('actions/cache'))).toEqual([])
})

it('prints nothing of the league, and runs commands with options that they have', async () => {
  const commands = steps.flatMap(({ run = '' }) => (run.startsWith('npm run ') ? [run] : []))
  expect(commands.map((run) => run.split(' ')[2])).toEqual(['import', 'publish'])
  expect(commands[0]).toMatch(/> \/dev\/null 2>&1$/)
  for (const run of commands) {
    const { stdout } = await runScript(run.split(' ')[2] ?? '', ['--help'])
    for (const option of run.match(/ --[a-z-]+/g) ?? [])
      if (option !== ' --') expect(stdout).toContain(`${option.trim()} `)
  }
})
