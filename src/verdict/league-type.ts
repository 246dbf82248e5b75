import { memoizeBySeason } from '../domain/memoize-by-season.ts'
import type { Season } from '../domain/season.ts'
import { isReserveSlot } from '../domain/vocabulary.ts'
import { listPicks } from './drafts.ts'

/** Whether rosters carry over from season to season: as a whole, some players, nobody. */
export type LeagueType = 'dynasty' | 'keeper' | 'redraft'

/** A draft that fills no more than this share of the rosters shows that they were carried over. */
const mostDrafted = 1 / 3

/**
 * The league's type as its drafts show it, else as the host states it: a dynasty is what its host calls one, or a league whose completed
 * drafts left most of the rosters as they were; a keeper league what its host calls one, or a league with kept players.
 */
export const leagueTypeOf = memoizeBySeason(
  ({ settings, teams, drafts }: Pick<Season, 'settings' | 'teams' | 'drafts'>): LeagueType => {
    const { leagueType, lineupSlots } = settings
    const spots = lineupSlots.reduce((sum, { slot, count }) => sum + (isReserveSlot(slot) ? 0 : count), 0)
    const picks = listPicks({ drafts })
    const chosen = picks.filter(({ isKeeper }) => !isKeeper).length
    const areComplete = drafts.every(({ state }) => state === 'complete')
    const isCarriedOver = areComplete && picks.length > 0 && spots > 0 && chosen <= mostDrafted * spots * teams.length
    if (leagueType === 'dynasty' || isCarriedOver) return 'dynasty'
    return leagueType === 'keeper' || chosen < picks.length ? 'keeper' : 'redraft'
  },
)
