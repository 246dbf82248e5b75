import { addressOf } from '../../client/site-base.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import { type RecapLinks, recapLinks } from '../../parts/recap/recap-links.ts'
import type { SeasonRecap } from '../../parts/recap/season-recap.ts'
import type { Edition } from '../../weekly/edition.ts'

/** All that the page of an edition shows. */
export interface WeeklyPage {
  key: LeagueKey
  edition: Edition
  /** Neighbours of the edition in its season. */
  before: Pick<Edition, 'week' | 'title'> | null
  after: Pick<Edition, 'week' | 'title'> | null
  logos: SeasonRecap['logos']
}

export interface WeeklyLinks extends RecapLinks {
  edition: (week: number) => string
}

export function weeklyLinks({ host, leagueId, season }: LeagueKey): WeeklyLinks {
  const key = { host, leagueId, season }
  return { ...recapLinks(key), edition: (week) => addressOf('weekly', { ...key, week }) }
}
