/** A fake ESPN that has the demo leagues, for servers that import them as if they were real. */
import { demoLeagues } from '../../../src/espn/demo/index.ts'
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from '../../espn/fake-espn.ts'

export function startDemoEspn(options: Partial<FakeEspnOptions> = {}): Promise<FakeEspn> {
  const leagues = new Map(
    demoLeagues.map(({ espnLeagueId, season, generate }) => {
      let files: Readonly<Record<string, unknown>> | undefined
      const read = async (name: string) => {
        files ??= generate()
        return files[name] ?? null
      }
      return [`${season}/${espnLeagueId}`, { read }] as const
    }),
  )
  return startFakeEspn({ leagues, ...options })
}
