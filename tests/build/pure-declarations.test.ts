import { build, type Plugin } from 'vite'
import { expect, it } from 'vitest'
import { pureDeclarations } from '../../src/build/pure-declarations.ts'

/** The script of what draws a line with one of d3's curves. */
async function bundle(plugins: Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      rolldownOptions: { input: 'src/parts/recap/rank-line.ts', preserveEntrySignatures: 'strict' },
    },
  })
  const outputs = Array.isArray(built) ? built : [built]
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('')
}

it('leaves out the curves of d3 that nobody uses', async () => {
  const before = await bundle([])
  const after = await bundle([pureDeclarations()])
  expect(before).toContain('tension')
  expect(after).not.toContain('tension')
  expect(after).toContain('bezierCurveTo')
  expect(after.length).toBeLessThan(before.length)
})
