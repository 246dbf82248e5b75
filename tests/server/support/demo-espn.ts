/** A fake ESPN that has the small demo leagues, for servers that import them as if they were real. */
import { type FakeEspn, type FakeEspnOptions, startFakeEspn } from '../../hosts/espn/fake-espn.ts'
import { smallDemoLeagues } from '../../support/small-demo.ts'

export function startDemoEspn(options: Partial<FakeEspnOptions> = {}): Promise<FakeEspn> {
  const leagues = new Map(
    smallDemoLeagues.map(({ leagueId, season, generate }) => {
      let files: Readonly<Record<string, unknown>> | undefined
      const read = async (name: string) => {
        files ??= generate()
        return files[name] ?? null
      }
      return [`${season}/${leagueId}`, { read }] as const
    }),
  )
  return startFakeEspn({ leagues, ...options })
}
