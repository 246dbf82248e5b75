import { isSameChain } from '../../domain/identity.ts'
import type { Season, TradedDraftPick } from '../../domain/season.ts'
import { type LeagueTrade, listTrades } from './list-trades.ts'

/** A draft to come, with the owner of every pick. */
export interface FutureDraft {
  season: number
  rounds: number
  order: 'set' | 'projected' | 'unknown'
  picks: readonly FuturePick[]
}

interface FuturePick {
  round: number
  /** Null while the order is unknown. */
  pickInRound: number | null
  originalTeamId: number
  ownerTeamId: number
  /** From the original team to the owner; `trade` is null for a step that no known trade explains. */
  path: readonly { teamId: number; trade: LeagueTrade | null }[]
}

/** Drafts whose picks can be traded, after the next one. */
const draftsAhead = 2

/** The drafts to come of a league whose host trades their picks; empty elsewhere. `all` seasons ascend. */
export function listFutureDrafts(all: readonly Season[]): FutureDraft[] {
  const newest = all.at(-1)
  if (!newest) return []
  const seasons = all.filter((season) => isSameChain(season, newest))
  const { draft, settings, status, tradedPicks = [] } = newest
  const isAhead = status.phase === 'pre-draft' || status.isDrafting
  const next = isAhead ? newest.season : newest.season + 1
  const ahead = tradedPicks.filter(({ season }) => season >= next)
  const { futureDraftRounds } = settings
  // A redraft league trades picks of the draft ahead only.
  if (futureDraftRounds === undefined && ahead.length === 0) return []
  const last =
    futureDraftRounds === undefined ? next : Math.max(next + draftsAhead, ...ahead.map(({ season }) => season))
  return Array.from({ length: last - next + 1 }, (_, index) => next + index).map((year) => {
    const planned = (year === newest.season ? draft.rounds : undefined) ?? futureDraftRounds ?? 0
    const rounds = Math.max(planned, ...ahead.filter(({ season }) => season === year).map(({ round }) => round))
    const order = year === next ? findOrder(seasons, year) : null
    return {
      season: year,
      rounds,
      order: order?.kind ?? 'unknown',
      picks: listPicks(seasons, newest, { year, rounds, teamIds: order?.teamIds ?? null }),
    }
  })
}

interface OfDraft {
  year: number
  rounds: number
  /** In the order of the first round; null if unknown. */
  teamIds: readonly number[] | null
}

function listPicks(seasons: readonly Season[], newest: Season, { year, rounds, teamIds }: OfDraft): FuturePick[] {
  const inOrder = teamIds ?? newest.teams.map(({ id }) => id)
  const owners = new Map(
    (newest.tradedPicks ?? [])
      .filter(({ season }) => season === year)
      .map(({ round, originalTeamId, ownerTeamId }) => [`${round}/${originalTeamId}`, ownerTeamId]),
  )
  const isSnake = year === newest.season && newest.settings.draftType === 'snake'
  return Array.from({ length: rounds }, (_, index) => index + 1).flatMap((round) =>
    (isSnake && round % 2 === 0 ? inOrder.toReversed() : inOrder).map((originalTeamId, index): FuturePick => {
      const path = findPath(seasons, { season: year, round, originalTeamId })
      const last = path.at(-1)?.teamId ?? originalTeamId
      const ownerTeamId = owners.get(`${round}/${originalTeamId}`) ?? (newest.tradedPicks ? originalTeamId : last)
      const known = ownerTeamId === last ? path : [...path, { teamId: ownerTeamId, trade: null }]
      return {
        round,
        pickInRound: teamIds ? index + 1 : null,
        originalTeamId,
        ownerTeamId,
        path: ownerTeamId === originalTeamId ? [] : known,
      }
    }),
  )
}

/** Every known trade of a pick, in order. */
function findPath(
  seasons: readonly Season[],
  { season, round, originalTeamId }: Pick<TradedDraftPick, 'season' | 'round' | 'originalTeamId'>,
): { teamId: number; trade: LeagueTrade | null }[] {
  const steps: { teamId: number; trade: LeagueTrade | null }[] = []
  for (const trade of seasons.flatMap(listTrades)) {
    const pick = trade.move.sides
      .flatMap((side) => side.receivedPicks)
      .find((one) => one.season === season && one.round === round && one.originalTeamId === originalTeamId)
    if (!pick || pick.toTeamId === null || pick.toTeamId === pick.fromTeamId) continue
    const holder = steps.at(-1)?.teamId ?? originalTeamId
    // A trade in a season that is not known moved it in between.
    if (pick.fromTeamId !== null && pick.fromTeamId !== holder) steps.push({ teamId: pick.fromTeamId, trade: null })
    steps.push({ teamId: pick.toTeamId, trade })
  }
  return steps
}

/** The order that the host has set; else that by the standings of the season before, as they are now. */
function findOrder(seasons: readonly Season[], year: number): { kind: 'set' | 'projected'; teamIds: number[] } | null {
  const own = seasons.find(({ season }) => season === year)
  const known = own?.draft.order ?? []
  if (own && known.length === own.teams.length) return { kind: 'set', teamIds: known }
  const before = seasons.find(({ season }) => season === year - 1)
  if (!before?.status.isPlayed || (own && own.teams.length !== before.teams.length)) return null
  return { kind: 'projected', teamIds: projectOrder(before) }
}

/** The worst team first: those outside the playoffs by seed, then those in the playoffs, the champion last. */
function projectOrder({ seeds, playoffTeamIds, finalRanks }: Season): number[] {
  const others = seeds.bracketOrder.filter((teamId) => !playoffTeamIds.has(teamId)).toReversed()
  const inPlayoffs = seeds.bracketOrder.filter((teamId) => playoffTeamIds.has(teamId)).toReversed()
  const rankOf = (teamId: number) => finalRanks?.get(teamId) ?? 0
  return [...others, ...inPlayoffs.sort((a, b) => rankOf(b) - rankOf(a))]
}
