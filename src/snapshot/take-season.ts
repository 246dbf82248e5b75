/** Takes one season into the snapshot: requests it, anonymizes it if wanted, and writes it. */
import { type Anonymize, anonymizer } from './anonymize.ts'
import { type CrawledSeason, crawlSeason } from './crawl-season.ts'
import { packFiles, sizeOfFiles } from './pack-files.ts'
import { nameSeason, publishFiles } from './publish-files.ts'
import { readAnyResponse } from './read-any-response.ts'
import type { SeasonOffer } from './source.ts'
import { takeLogos } from './take-logos.ts'
import type { SnapshotOptions } from './take-snapshots.ts'

export interface TakenSeason {
  /** The season in the manifest. */
  name: string
  throughWeek: number | null
  files: number
  bytes: number
  /** Number of responses that the source does not have. */
  missing: number
  /** False: the same files were there already. */
  isNew: boolean
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
  const hide: Anonymize = anonymize
    ? anonymizer(crawled.teams, responsesOf(crawled), namesInHistory)
    : (response) => response
  // A picture may reveal the manager.
  const logos = await takeLogos(crawled.responses.values(), offer, !anonymize)
  const texts = [...crawled.responses].map(
    ([file, { response }]) => [file, JSON.stringify(hide(logos.rename(response)))] as const,
  )
  const files = new Map<string, string | Uint8Array>([...packFiles(new Map(texts)), ...logos.files])
  const throughWeek = offer.isOver ? null : (offer.decidedWeek ?? decidedWeekIn(crawled))
  const name = String(hide(offer.name))
  const season = nameSeason({
    host: offer.host,
    hostLeagueId: offer.leagueId,
    previousHostLeagueId: offer.previousLeagueId,
    season: offer.season,
    leagueId: offer.id,
    name,
    takenAt: now(),
    throughWeek,
  })
  const taken = { source: source.kind, version: offer.version, is_anonymized: anonymize }
  const isNew = await publishFiles(folder, { files, taken, name: season }, signal)
  return { name, throughWeek, files: files.size, bytes: sizeOfFiles(files), missing: crawled.missing, isNew }
}

const responsesOf = ({ responses }: CrawledSeason) => [...responses.values()].map(({ response }) => response)

/** The last week with a known result, for servers that do not name the decided weeks. */
function decidedWeekIn({ responses }: CrawledSeason): number {
  const weeks = [...responses.values()]
    .filter(({ name }) => name === 'teamWeeklyPerformance')
    .flatMap(({ response }) => readAnyResponse('teamWeeklyPerformance', response)?.weeklyPerformance ?? [])
    .map(({ week = 0, matchup }) => (/^(win|loss|tie)$/.test(matchup?.result ?? '') ? week : 0))
  return Math.max(0, ...weeks)
}
