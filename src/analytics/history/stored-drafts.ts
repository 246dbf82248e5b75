import type { Season, SeasonDraft } from '../../domain/season.ts'
import { mainDraft, nextDraft } from '../../verdict/drafts.ts'
import { factsOf, type KnownPick } from '../season-facts.ts'
import type { HistorySeason, LeagueHistory } from './league-history.ts'

/** A complete draft of the history. */
export interface StoredDraft {
  entry: HistorySeason
  draft: SeasonDraft
  /** Of players whom nobody kept, by overall pick. */
  picks: readonly KnownPick[]
  keepers: readonly KnownPick[]
}

export interface StoredDrafts {
  /** Whether players are bought. */
  isAuction: boolean
  /** Ascending by season. */
  drafts: readonly StoredDraft[]
}

/**
 * The complete drafts that can be compared with the next one, one per season: of the same players (a rookie draft says nothing of a draft
 * of all players) and both auctions or both not. In a season of several it is the largest.
 */
export function listStoredDrafts({ seasons }: LeagueHistory): StoredDrafts {
  const newest = seasons.findLast(({ season }) => draftOf(season) !== undefined)
  const next = newest && draftOf(newest.season)
  if (!next) return { isAuction: false, drafts: [] }
  const isAuction = next.type === 'auction'
  return { isAuction, drafts: seasons.flatMap((entry) => storedDraft(entry, { players: next.players, isAuction })) }
}

const draftOf = (season: Season) => nextDraft(season) ?? mainDraft(season)

function storedDraft(
  entry: HistorySeason,
  kind: { players: SeasonDraft['players']; isAuction: boolean },
): StoredDraft[] {
  const { season } = entry
  const alike = season.drafts.filter(
    ({ state, players, type, picks }) =>
      state === 'complete' &&
      players === kind.players &&
      (type === 'auction') === kind.isAuction &&
      picks.some(({ isKeeper }) => !isKeeper),
  )
  const [draft] = alike.toSorted((a, b) => b.picks.length - a.picks.length)
  if (!draft) return []
  const own = factsOf(season)
    .picks.filter(({ pick }) => pick.draft === draft.number)
    .toSorted((a, b) => a.pick.overallPick - b.pick.overallPick)
  return [
    {
      entry,
      draft,
      picks: own.filter(({ pick }) => !pick.isKeeper),
      keepers: own.filter(({ pick }) => pick.isKeeper),
    },
  ]
}
