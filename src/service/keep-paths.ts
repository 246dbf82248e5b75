/** Keeps how the chances of a running week's games moved: with every reading of the league from its host. */
import { readGames } from '../analytics/scoreboard/week-reading.ts'
import type { HostSeason } from '../domain/host-season.ts'
import { addReading } from '../domain/week-paths.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { judgeSeason } from '../verdict/judge-season.ts'

interface KeepOptions {
  /** When the season was read, ISO 8601. */
  asOf: string
  /** True: its clock starts again, and so does the path. */
  isDemo?: boolean
}

/** Callers hold the league's lock, and write the season afterwards: responses are cached by its version. */
export async function keepPaths(
  store: Pick<LeagueStore, 'paths'>,
  season: HostSeason,
  { asOf, isDemo = false }: KeepOptions,
): Promise<void> {
  const judged = judgeSeason({ ...season, asOf })
  const week = judged.status.runningWeek
  const reading = week === null ? null : readGames(judged)
  if (week === null || !reading || reading.games.length === 0) return
  const known = await store.paths.read(season, week)
  const startsAgain = isDemo && reading.at <= (known?.watched.at(-1)?.to ?? 0)
  const paths = addReading(startsAgain ? null : known, reading)
  if (paths && paths !== known) await store.paths.write(season, week, paths)
}
