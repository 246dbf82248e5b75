/** URLs in a recap. */
import { addressOf } from '../../client/site-base.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import { awardId } from '../awards/season-awards.ts'
import { placeOfKey } from '../league/league-ref.ts'
import { addressIn } from '../trades/trade-links.ts'

/** For parts with teams. */
export interface TeamLinks {
  team: (teamId: number) => string
  /** A trade's page; absent in files outside the site. */
  trade?: (id: string) => string
}

/** For parts with teams and weeks. */
export interface WeekLinks extends TeamLinks {
  week: (week: number) => string
}

export interface RecapLinks extends WeekLinks {
  home: string
  recap: string
  /** The league's story. */
  story: string
  /** The last edition of the weekly, if the site has any. */
  weekly?: string
  overview: string
  history: string
  bracket: string
  draftboard: string
  moves: string
  power: string
  managers: string
  awards: string
  award: (key: string) => string
}

export function recapLinks({ host, leagueId, season }: LeagueKey): RecapLinks {
  const key = { host, leagueId, season }
  const league = { ...placeOfKey(key) }
  return {
    home: addressOf('home'),
    recap: addressOf('recap', key),
    story: addressOf('leagueStory', key),
    overview: addressOf('overview', league),
    history: addressOf('history', league),
    bracket: addressOf('bracket', league),
    draftboard: addressOf('draftboard', league),
    moves: addressOf('moves', league),
    power: addressOf('power', league),
    managers: addressOf('managers', league),
    awards: addressOf('awards', league),
    team: (teamId) => addressOf('team', { host, leagueId, teamId }),
    trade: (trade) => addressIn(league, trade),
    week: (weekNum) => addressOf('matchupsWeek', { ...league, weekNum }),
    award: (award) => addressOf('recapAward', { ...key, award }),
  }
}

/** Of a league whose pages are shells: its awards have no pages. */
export function liveRecapLinks(key: LeagueKey): RecapLinks {
  const links = recapLinks(key)
  return { ...links, award: (award) => `${links.awards}#${awardId({ key: award })}` }
}
