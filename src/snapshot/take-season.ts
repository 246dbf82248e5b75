/** Takes one season into the snapshot: requests it, anonymizes it if wanted, and writes it. */
import { areCorrectionsOver } from '../domain/week-corrections.ts'
import { type Anonymize, anonymizer } from './anonymize.ts'
import { type CrawledSeason, crawlSeason } from './crawl-season.ts'
import { withoutManagerKeys } from './number-keys.ts'
import { nameSnapshot, type Published, publishFiles } from './publish-files.ts'
import { readAnyResponse } from './read-any-response.ts'
import type { SeasonOffer } from './source.ts'
import { takeLogos } from './take-logos.ts'
import type { SnapshotOptions } from './take-snapshots.ts'

export interface TakenSeason extends Published {
  /** The season in the manifest. */
  name: string
  throughWeek: number | null
  /** Number of responses that the source does not have. */
  missing: number
}

/**
 * Takes a season. `namesInHistory`: of managers in the league's history, nicknames of its book included; none where managers are named.
 * Throws `DomainError`; the snapshot's previous version then stays.
 */
export async function takeSeason(
  offer: SeasonOffer,
  namesInHistory: readonly string[],
  { folder, source, anonymize, onProgress, signal, now = () => new Date().toISOString() }: SnapshotOptions,
): Promise<TakenSeason> {
  const crawled = await crawlSeason(offer, onProgress)
  const hideNames: Anonymize = anonymizer(crawled.teams, responsesOf(crawled), namesInHistory)
  const hide: Anonymize = (response) => (anonymize ? withoutManagerKeys(hideNames(response)) : response)
  // A picture may reveal the manager.
  const logos = await takeLogos(crawled.responses.values(), offer, !anonymize)
  const contents = new Map<string, unknown>(logos.files)
  for (const [file, { response }] of crawled.responses) contents.set(file, hide(logos.rename(response)))
  const throughWeek = offer.isOver ? null : (offer.decidedWeek ?? decidedWeekIn(crawled))
  const name = String(hide(offer.name))
  const season = nameSnapshot({
    host: offer.host,
    hostLeagueId: offer.leagueId,
    previousHostLeagueId: offer.previousLeagueId,
    season: offer.season,
    leagueId: offer.id,
    name,
    takenAt: now(),
    throughWeek,
  })
  const taken = {
    source: source.kind,
    version: offer.version,
    is_anonymized: anonymize,
    is_private: offer.isPrivate,
    is_final: offer.isOver && areCorrectionsOver(offer.season, offer.finalWeek, offer.asOf ?? now()),
  }
  const published = await publishFiles(folder, { contents, taken, name: season }, signal)
  return { ...published, name, throughWeek, missing: crawled.missing }
}

const responsesOf = ({ responses }: CrawledSeason) => [...responses.values()].map(({ response }) => response)

/** The last week with a known result, for servers that do not name the decided weeks. */
function decidedWeekIn({ responses }: CrawledSeason): number {
  const weeks = [...responses.values()]
    .filter(({ name }) => name === 'teamWeeklyPerformance')
    .flatMap(({ response }) => readAnyResponse('teamWeeklyPerformance', response)?.weeklyPerformance ?? [])
    .flatMap(({ week, matchup }) => (week !== null && matchup?.result != null ? week : []))
  return Math.max(0, ...weeks)
}
