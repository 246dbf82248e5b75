/** Addresses that a recap leads to. */
import { addressOf } from '../../client/site-base.ts'

/** All that a part needs which names teams. */
export interface TeamLinks {
  team: (teamId: number) => string
}

export interface RecapLinks extends TeamLinks {
  home: string
  recap: string
  overview: string
  draftboard: string
  moves: string
  awards: string
  award: (slug: string) => string
}

export function recapLinks({ espnLeagueId, season }: { espnLeagueId: number; season: number }): RecapLinks {
  const league = { espnLeagueId, season }
  return {
    home: addressOf('home'),
    recap: addressOf('recap', league),
    overview: addressOf('overview', league),
    draftboard: addressOf('draftboard', league),
    moves: addressOf('moves', league),
    awards: addressOf('awards', league),
    team: (teamId) => addressOf('team', { espnLeagueId, teamId }),
    award: (award) => addressOf('recapAward', { ...league, award }),
  }
}
