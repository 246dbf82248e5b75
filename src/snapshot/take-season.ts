/** Takes one season into the snapshot: requests it, anonymizes it if wanted, and writes it. */
import { type Anonymize, anonymizer } from './anonymize.ts'
import { type CrawledSeason, type CrawlStep, crawlSeason } from './crawl-season.ts'
import { packFiles, sizeOfFiles } from './pack-files.ts'
import { nameSeason, publishFiles } from './publish-files.ts'
import { readAnyResponse } from './read-any-response.ts'
import type { SeasonOffer, SnapshotSource } from './source.ts'
import { takeLogos } from './take-logos.ts'

export interface TakeSeasonOptions {
  folder: string
  source: SnapshotSource['kind']
  /** True: managers are numbered, not named. */
  anonymize: boolean
  /** Names of managers in the league's history, nicknames of its book included; left out where managers are named. */
  namesInHistory?: readonly string[]
  onProgress?: (step: CrawlStep) => void
  signal?: AbortSignal
  /** ISO 8601. */
  now?: () => string
}

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

/** Takes a season. Throws `DomainError`; the snapshot's previous version then stays. */
export async function takeSeason(offer: SeasonOffer, options: TakeSeasonOptions): Promise<TakenSeason> {
  const {
    folder,
    source,
    anonymize,
    namesInHistory = [],
    onProgress,
    signal,
    now = () => new Date().toISOString(),
  } = options
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
    previousHostLeagueId: await offer.findPrevious(),
    season: offer.season,
    leagueId: offer.id,
    name,
    takenAt: now(),
    throughWeek,
  })
  const taken = { source, version: offer.version, is_anonymized: anonymize }
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
