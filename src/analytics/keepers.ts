import { isSameChain } from '../domain/identity.ts'
import type { KeeperRule } from '../domain/keeper-rule.ts'
import type { DraftPick, Player, Season } from '../domain/season.ts'
import { gradePicks } from './draft-analysis.ts'
import { factsOf } from './season-facts.ts'

/** A player who could be kept for the next draft. */
export interface KeeperCandidate {
  teamId: number
  player: Player
  /** How he was drafted last; null: by nobody. */
  pick: DraftPick | null
  /** Round, or price in an auction; null if he cannot be kept. */
  cost: number | null
  /** Drafts in a row in which the team kept him. */
  timesKept: number
  /** Why he cannot be kept; null if he can. */
  refusal: 'undrafted' | 'years' | null
}

/** Every player of the season's last rosters, by team, the cheapest first: latest round, lowest price. `seasons` ascend. */
export function listKeeperCandidates(seasons: readonly Season[], season: Season, rule: KeeperRule): KeeperCandidate[] {
  const { lineupIn, lineupWeeksOf, players, pickOf } = factsOf(season)
  const isAuction = season.settings.draftType === 'auction'
  return season.teams.flatMap(({ id: teamId }) => {
    const lastWeek = lineupWeeksOf(teamId).at(-1)
    const roster = lastWeek === undefined ? [] : (lineupIn(teamId, lastWeek)?.entries ?? [])
    return roster
      .flatMap(({ player: number }): KeeperCandidate[] => {
        const player = players.get(number)
        if (!player) return []
        const pick = pickOf.get(number)?.pick ?? null
        const timesKept = countKept(seasons, season, player, teamId)
        const cost = costOf(rule, pick, isAuction)
        const refusal = rule.years !== null && timesKept >= rule.years ? 'years' : cost === null ? 'undrafted' : null
        return [{ teamId, player, pick, cost: refusal === null ? cost : null, timesKept, refusal }]
      })
      .sort((a, b) => {
        if (a.cost === null || b.cost === null) return Number(a.cost === null) - Number(b.cost === null)
        return isAuction ? a.cost - b.cost : b.cost - a.cost
      })
  })
}

function costOf({ cost, change, undrafted }: KeeperRule, pick: DraftPick | null, isAuction: boolean): number | null {
  if (!pick) return undrafted
  const drafted = isAuction ? pick.bidDollars : pick.round
  if (drafted === null) return null
  if (cost === 'as-drafted') return drafted
  return cost === 'price' ? drafted + change : Math.max(1, drafted - change)
}

/** Up to the season's own draft. A missing season ends the row. */
function countKept(seasons: readonly Season[], season: Season, { hostPlayerId }: Player, teamId: number): number {
  let times = 0
  for (let year = season.season; ; year--) {
    const own = seasons.find((one) => one.season === year && isSameChain(one, season))
    const number = own?.players.find((player) => player.hostPlayerId === hostPlayerId)?.number
    const pick = own && number !== undefined ? factsOf(own).pickOf.get(number)?.pick : undefined
    if (!pick?.isKeeper || pick.teamId !== teamId) return times
    times++
  }
}

/** A kept player, and his points beyond those that his position brought at that cost. */
export interface KeptPlayer {
  season: Season
  teamId: number
  player: Player
  pick: DraftPick
  worth: number
}

/** The keepers of played seasons, best first. */
export function rateKeepers(seasons: readonly Season[]): KeptPlayer[] {
  return seasons
    .filter(({ status }) => status.isPlayed)
    .flatMap((season) =>
      gradePicks(season)
        .filter(({ pick }) => pick.isKeeper)
        .map(({ pick, player, team, valueOverExpectation: worth }) => ({
          season,
          teamId: team.id,
          player,
          pick,
          worth,
        })),
    )
    .sort((a, b) => b.worth - a.worth)
}
