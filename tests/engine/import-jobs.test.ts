import { expect, it } from 'vitest'
import { createImportJobs, type RunningJob } from '../../src/engine/import-jobs.ts'

it('repeats a failure for a moment, and then forgets it with all others', async () => {
  const jobs = new Map<string, RunningJob>()
  let at = 0
  const { start } = createImportJobs(() => new Date(at), jobs)
  let runs = 0
  const failing = (leagueId: string) =>
    start({ host: 'espn', leagueId, season: 2024 }, 'whole', async ({ onSeason }) => {
      runs++
      await Promise.resolve()
      onSeason({ host: 'espn', leagueId, season: 2024 })
      throw new Error('Not there')
    }).wait('whole', {})
  for (let league = 1; league <= 50; league++) {
    at += 100
    await expect(failing(String(league))).rejects.toThrow('Not there')
  }
  await expect(failing('50')).rejects.toThrow('Not there')
  expect(runs).toBe(50)
  expect(jobs.size).toBeLessThanOrEqual(31)
  at += 60_000
  await expect(failing('50')).rejects.toThrow('Not there')
  expect([runs, jobs.size]).toEqual([51, 1])
})
