import { isSameChain } from '../domain/identity.ts'
import type { KeeperRule } from '../domain/keeper-rule.ts'
import type { Player, Season, SeasonPick } from '../domain/season.ts'
import { listPicks } from '../verdict/drafts.ts'
import { gradeWithKeepers } from './draft-analysis.ts'
import { findSamePlayer, wasKept } from './kept-players.ts'
import { factsOf } from './season-facts.ts'

/** A player who could be kept for the next draft. */
export interface KeeperCandidate {
  teamId: number
  player: Player
  /** How he was drafted last; null: by nobody. */
  pick: SeasonPick | null
  /** Round, or price in an auction; null if he cannot be kept. */
  cost: number | null
  /** Drafts in a row in which the team kept him. */
  timesKept: number
  /** Why he cannot be kept; null if he can. */
  refusal: 'undrafted' | 'years' | null
}

/** The season whose rosters are today's: the newest that has any. Before its draft it has those of the season before, moves included. */
export function seasonOfRosters(seasons: readonly Season[]): Season | null {
  return seasons.findLast(({ lineups, rosters = [] }) => lineups.length > 0 || rosters.length > 0) ?? null
}

/** Every player of today's rosters, by team, the cheapest first: latest round, lowest price. `seasons` ascend. */
export function listKeeperCandidates(seasons: readonly Season[], season: Season, rule: KeeperRule): KeeperCandidate[] {
  const { players } = factsOf(season)
  const drafted = lastDrafted(seasons, season)
  const isAuction = drafted.settings.draftType === 'auction'
  return season.teams.flatMap(({ id: teamId }) =>
    listRoster(season, teamId)
      .flatMap((number): KeeperCandidate[] => {
        const player = players.get(number)
        if (!player) return []
        const before = drafted === season ? number : findSamePlayer(season, number, drafted)
        const pick = (before !== null && factsOf(drafted).pickOf.get(before)?.pick) || null
        const timesKept = countKept(seasons, drafted, player, teamId)
        const cost = costOf(rule, pick, isAuction)
        const refusal = rule.years !== null && timesKept >= rule.years ? 'years' : cost === null ? 'undrafted' : null
        return [{ teamId, player, pick, cost: refusal === null ? cost : null, timesKept, refusal }]
      })
      .sort((a, b) => {
        if (a.cost === null || b.cost === null) return Number(a.cost === null) - Number(b.cost === null)
        return isAuction ? a.cost - b.cost : b.cost - a.cost
      }),
  )
}

/** The season whose draft says what players cost: before a season's draft the one before it. */
export function lastDrafted(seasons: readonly Season[], season: Season): Season {
  if (hasDrafted(season)) return season
  return seasons.findLast((one) => isEarlier(one, season)) ?? season
}

function hasDrafted(season: Season): boolean {
  return listPicks(season).some(({ isKeeper }) => !isKeeper) || season.status.phase !== 'pre-draft'
}

function isEarlier(one: Season, season: Season): boolean {
  return one.season < season.season && isSameChain(one, season)
}

/** Today's; else that of the last lineup. */
function listRoster(season: Season, teamId: number): readonly number[] {
  const now = season.rosters?.find((one) => one.teamId === teamId)
  if (now) return now.players
  const { lineupIn, lineupWeeksOf } = factsOf(season)
  const lastWeek = lineupWeeksOf(teamId).at(-1)
  return lastWeek === undefined ? [] : (lineupIn(teamId, lastWeek)?.entries ?? []).map(({ player }) => player)
}

function costOf({ cost, change, undrafted }: KeeperRule, pick: SeasonPick | null, isAuction: boolean): number | null {
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
    if (!own || number === undefined || !wasKept(own, number, teamId)) return times
    // Without a pick and a season before nobody is known to have kept him.
    if (!factsOf(own).pickOf.has(number) && !seasons.some((one) => one.season === year - 1 && isEarlier(one, own)))
      return times
    times++
  }
}

/** A kept player, and his points beyond those that his position brought at that cost. */
export interface KeptPlayer {
  season: Season
  teamId: number
  player: Player
  pick: SeasonPick
  worth: number
}

/** The keepers of played seasons, best first. */
export function rateKeepers(seasons: readonly Season[]): KeptPlayer[] {
  return seasons
    .filter(({ status }) => status.isPlayed)
    .flatMap((season) =>
      gradeWithKeepers(season)
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
