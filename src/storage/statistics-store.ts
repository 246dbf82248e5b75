/** Players' raw statistics: one document per season, beside the season's own, read for the rule lab only. */
import { type LeagueKey, nameLeague } from '../domain/identity.ts'
import { type SeasonStatistics, statisticsFormat } from '../domain/season-statistics.ts'
import { decodeDocument, encodeDocument } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'

export interface StatisticsStore {
  /** The season's statistics, null inside where its responses have none; null where the document is missing, damaged or of an older format. */
  of(key: LeagueKey): Promise<{ statistics: SeasonStatistics | null } | null>
  write(key: LeagueKey, statistics: SeasonStatistics | null): Promise<void>
  remove(key: LeagueKey): Promise<void>
}

interface Content {
  format: number
  statistics: SeasonStatistics | null
}

export function openStatistics(storage: DocumentStorage): StatisticsStore {
  return {
    async of(key) {
      const raw = await storage.read(nameOf(key))
      const content = raw ? decodeDocument<Content>(nameOf(key), raw, () => false)?.content : null
      return content?.format === statisticsFormat ? { statistics: content.statistics } : null
    },
    async write(key, statistics) {
      const content: Content = { format: statisticsFormat, statistics }
      await storage.write(nameOf(key), encodeDocument(nameOf(key), content).text)
    },
    remove: (key) => storage.remove(nameOf(key)),
  }
}

const nameOf = (key: LeagueKey) => `statistics:${nameLeague(key)}:${key.season}`
