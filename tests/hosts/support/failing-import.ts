/** An import whose requests fail while its first part is read. */
import { expect } from 'vitest'
import type { FetchSeasonOptions, LeagueSource } from '../../../src/hosts/league-source.ts'

/** What it reports, in order: the parts that are read, then 'failed'. */
export async function stepsOfFailing(
  source: LeagueSource,
  leagueId: string,
  options: Pick<FetchSeasonOptions, 'rawFor' | 'now'>,
): Promise<string[]> {
  const steps: string[] = []
  const importing = source.fetchSeason(leagueId, {
    ...options,
    season: null,
    numbersOf: async () => {
      await expect.poll(() => source.counts().failed).toBeGreaterThan(0)
      return new Map()
    },
    onEarly: (_, { known }) => void steps.push(known),
  })
  await importing.catch(() => steps.push('failed'))
  return steps
}
