/**
 * How each manager of a league drafts, from all of its stored drafts, whoever asks. Of fewer than three drafts nothing is said of a
 * manager: two picks are no habit. Keepers are no picks.
 *
 * - Share of a position: his picks of it divided by his picks; in an auction his dollars for it divided by his dollars. The league's share
 *   is that of all teams in the same drafts.
 * - First of a position: the mean round of his first pick of it, over his drafts in which he took one; the league's is the mean over all
 *   teams in these drafts. Only where draft rounds exist, so not in auctions.
 * - NFL team: his picks of players of that team, against those expected if he had picked of it as often as the league did in the same
 *   drafts. Named if there are at least three, and at least twice as many as expected.
 * - Keepers: per draft.
 */
import { compareNames } from '../../domain/compare-names.ts'
import { compareFigures } from '../../domain/points.ts'
import type { Position } from '../../domain/vocabulary.ts'
import { positions as positionOrder } from '../../domain/vocabulary.ts'
import type { KnownPick } from '../season-facts.ts'
import type { LeagueHistory } from './league-history.ts'
import { listStoredDrafts, type StoredDraft } from './stored-drafts.ts'

/** A manager of fewer drafts has no tendencies. */
export const fewestDrafts = 3
const fewestOfNflTeam = 3
const mostNflTeams = 2
/** Rounds whose positions are counted: later ones fill the bench. */
const earlyRounds = 4

export interface ManagerTendencies {
  key: string
  name: string
  /** The seasons of his drafts, ascending. */
  seasons: number[]
  /** Null: fewer than three drafts. */
  tendencies: Tendencies | null
}

interface Tendencies {
  picks: number
  /** In display order; those that he or the league has drafted. */
  positions: PositionTendency[]
  /** What he took in the first rounds; empty in auctions. */
  rounds: { round: number; positions: { position: Position; picks: number }[] }[]
  /** Most above what is expected first. */
  nflTeams: { nflTeam: string; picks: number; expected: number }[]
  keepersPerDraft: number
}

export interface PositionTendency {
  position: Position
  /** 0 to 1. */
  share: number
  leagueShare: number
  /** Null in auctions, and if nobody took one. */
  firstRound: number | null
  leagueFirstRound: number | null
}

/** By name. */
export function describeTendencies(history: LeagueHistory): ManagerTendencies[] {
  const { drafts, isAuction } = listStoredDrafts(history)
  const managers = [...history.managers.values()].flatMap(({ key, name }) => {
    const own = drafts.flatMap((stored) => {
      const part = takePart(stored, key)
      return part ? [part] : []
    })
    if (own.length === 0) return []
    const seasons = [...new Set(own.map(({ stored }) => stored.entry.season.season))]
    const tendencies = seasons.length < fewestDrafts ? null : measure(own, isAuction)
    return [{ key, name, seasons, tendencies }]
  })
  return managers.sort((a, b) => compareNames(a.name, b.name))
}

/** A manager's part of a draft. */
interface Part {
  stored: StoredDraft
  picks: readonly KnownPick[]
  keepers: number
}

/** Null if he made no pick. */
function takePart(stored: StoredDraft, key: string): Part | null {
  const isHis = ({ team }: KnownPick) => stored.entry.managerOf(team.id) === key
  const picks = stored.picks.filter(isHis)
  return picks.length === 0 ? null : { stored, picks, keepers: stored.keepers.filter(isHis).length }
}

function measure(parts: readonly Part[], isAuction: boolean): Tendencies {
  const own = parts.flatMap(({ picks }) => picks)
  return {
    picks: own.length,
    positions: measurePositions(parts, isAuction),
    rounds: isAuction ? [] : countRounds(own),
    nflTeams: findNflTeams(parts),
    keepersPerDraft: parts.reduce((sum, { keepers }) => sum + keepers, 0) / parts.length,
  }
}

function measurePositions(parts: readonly Part[], isAuction: boolean): PositionTendency[] {
  const own = parts.flatMap(({ picks }) => picks)
  const all = parts.flatMap(({ stored }) => stored.picks)
  const shareOf = (picks: readonly KnownPick[], position: Position) => {
    const weightOf = ({ pick }: KnownPick) => (isAuction ? (pick.bidDollars ?? 0) : 1)
    const total = sum(picks.map(weightOf))
    return total === 0 ? 0 : sum(picks.filter(({ player }) => player.position === position).map(weightOf)) / total
  }
  const known = new Set(all.map(({ player }) => player.position))
  return positionOrder
    .filter((position) => known.has(position))
    .map((position) => ({
      position,
      share: shareOf(own, position),
      leagueShare: shareOf(all, position),
      firstRound: isAuction
        ? null
        : meanFirstRound(
            parts.map(({ picks }) => picks),
            position,
          ),
      leagueFirstRound: isAuction
        ? null
        : meanFirstRound(
            parts.flatMap(({ stored }) => [...Map.groupBy(stored.picks, ({ team }) => team.id).values()]),
            position,
          ),
    }))
}

/** Each list: the picks of one team in one draft. */
function meanFirstRound(teams: readonly (readonly KnownPick[])[], position: Position): number | null {
  const firsts = teams.flatMap((picks) => {
    const rounds = picks.flatMap(({ pick, player }) => (player.position === position ? (pick.round ?? []) : []))
    return rounds.length === 0 ? [] : [Math.min(...rounds)]
  })
  return firsts.length === 0 ? null : sum(firsts) / firsts.length
}

function countRounds(own: readonly KnownPick[]): Tendencies['rounds'] {
  return Array.from({ length: earlyRounds }, (_, index) => index + 1).flatMap((round) => {
    const ofRound = own.filter(({ pick }) => pick.round === round)
    if (ofRound.length === 0) return []
    const counts = [...Map.groupBy(ofRound, ({ player }) => player.position)]
    const positions = counts.map(([position, same]) => ({ position, picks: same.length }))
    return [{ round, positions: positions.sort((a, b) => b.picks - a.picks || compareOrder(a.position, b.position)) }]
  })
}

const compareOrder = (a: Position, b: Position) => positionOrder.indexOf(a) - positionOrder.indexOf(b)

function findNflTeams(parts: readonly Part[]): Tendencies['nflTeams'] {
  const own = Map.groupBy(
    parts.flatMap(({ picks }) => picks),
    nflTeamOf,
  )
  return [...own]
    .flatMap(([nflTeam, { length: picks }]) => {
      if (nflTeam === null || picks < fewestOfNflTeam) return []
      const expected = sum(
        parts.map(({ stored, picks: his }) => {
          const ofTeam = stored.picks.filter((known) => nflTeamOf(known) === nflTeam).length
          return (his.length * ofTeam) / stored.picks.length
        }),
      )
      return picks >= 2 * expected ? [{ nflTeam, picks, expected }] : []
    })
    .sort((a, b) => compareFigures(b.picks - b.expected, a.picks - a.expected) || (a.nflTeam < b.nflTeam ? -1 : 1))
    .slice(0, mostNflTeams)
}

/** The team of his first known week, as he may have moved since; else that of the import. */
function nflTeamOf({ player: { weeks, nflTeam } }: KnownPick): string | null {
  return weeks.find((week) => week.nflTeam !== null)?.nflTeam ?? nflTeam
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
