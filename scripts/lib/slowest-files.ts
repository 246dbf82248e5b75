/** The slowest test files, from the reports of Vitest and Playwright. */
import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'
import { projectFolder } from './run-tool.ts'

const vitestReport = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
})

interface Suite {
  specs: { tests: { projectName: string; results: { duration: number }[] }[] }[]
  suites?: Suite[]
}
const suite: z.ZodType<Suite> = z.object({
  specs: z.array(
    z.object({
      tests: z.array(z.object({ projectName: z.string(), results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites() {
    return z.array(suite).optional()
  },
})
const playwrightReport = z.object({ suites: z.array(suite.and(z.object({ file: z.string() }))) })

export interface FileTime {
  /** Path in the project; for a browser test with the screen. */
  title: string
  /** Sum over its tests: files run in parallel, so the sum exceeds the run's duration. */
  seconds: number
}

/** The slowest files of some reports, slowest first. A missing report has none. */
export function slowestFiles(reports: readonly string[], count: number): FileTime[] {
  const found = reports
    .filter((path) => existsSync(path))
    .map((path): unknown => JSON.parse(readFileSync(path, 'utf8')))
  return found
    .flatMap(filesIn)
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count)
}

function filesIn(report: unknown): FileTime[] {
  const unit = vitestReport.safeParse(report)
  if (unit.success) {
    return unit.data.testResults.map(({ name, startTime, endTime }) => ({
      title: relative(projectFolder, name),
      seconds: (endTime - startTime) / 1000,
    }))
  }
  const times = new Map<string, number>()
  for (const { file, ...top } of playwrightReport.parse(report).suites) {
    for (const { projectName, seconds } of testsIn(top)) {
      const title = `${join('tests/e2e', file)} (${projectName})`
      times.set(title, (times.get(title) ?? 0) + seconds)
    }
  }
  return [...times].map(([title, seconds]) => ({ title, seconds }))
}

function testsIn({ specs, suites = [] }: Suite): { projectName: string; seconds: number }[] {
  const own = specs.flatMap(({ tests }) =>
    tests.map(({ projectName, results }) => ({
      projectName,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  )
  return [...own, ...suites.flatMap(testsIn)]
}
