/** A folder for shared fixtures, built by one test file (see demo-store.ts); removed after the run. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    sharedFixtures: string
  }
}

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'fixtures-'))
  provide('sharedFixtures', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
