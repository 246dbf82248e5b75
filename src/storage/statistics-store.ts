/** Players' raw statistics: one document per season, beside the season's own, read for the rule lab only. */
import type { LeagueKey } from '../domain/identity.ts'
import { type SeasonStatistics, statisticsFormat } from '../domain/season-statistics.ts'
import { readContent, writeContent } from './document.ts'
import type { DocumentStorage } from './document-storage.ts'
import { seasonKey } from './stored-keys.ts'

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
      const content = await readContent<Content>(storage, nameOf(key))
      return content?.format === statisticsFormat ? { statistics: content.statistics } : null
    },
    async write(key, statistics) {
      const content: Content = { format: statisticsFormat, statistics }
      await writeContent(storage, nameOf(key), content)
    },
    remove: (key) => storage.remove(nameOf(key)),
  }
}

const nameOf = (key: LeagueKey) => seasonKey('statistics', key)
