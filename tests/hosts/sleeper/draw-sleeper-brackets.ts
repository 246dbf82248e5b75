/** The playoffs of a played league redrawn, in all forms of Sleeper's brackets. */
import type { Json } from '../espn/memory-folder.ts'
import type { SleeperFiles } from './build-sleeper-league.ts'
import { playSleeperLeague } from './play-sleeper-league.ts'

export interface BracketPlan {
  teams: number
  playoffTeams: number
  hasConsolation: boolean
  reseeds: boolean
  /** The round in which the commissioner made other pairs, in the winners' bracket and the losers'; null: in none. */
  swappedRound: number | null
  /** `p` is missing, as in brackets that name no places. */
  hasNoPlaces?: boolean
  /** Rounds that are over; all by default. */
  decidedRounds?: number
  /** Of a team in a round. */
  pointsOf: (team: number, round: number) => number
  /** The winner of a tie. */
  winsTie: (one: number, other: number) => boolean
}

export interface Drawn {
  files: SleeperFiles
  seeds: number[]
  rounds: number
}

interface Entry {
  team: number | null
  from?: Record<string, number>
}

interface Group {
  p: number
  entries: (Entry | null)[]
}

const regularWeeks = 5

/** Every place has its game; a losers' bracket takes as many rounds as it needs. */
export function drawSleeperBrackets(plan: BracketPlan): Drawn {
  const { teams, playoffTeams, hasConsolation, reseeds, pointsOf } = plan
  const { files, seeds } = playSleeperLeague({ teams, playoffTeams, hasConsolation, reseeds, regularWeeks })
  const others = seeds.slice(playoffTeams)
  const winners = drawBracket(seeds.slice(0, playoffTeams), plan, false)
  const losers = drawBracket(hasConsolation ? others : others.toReversed(), plan, !hasConsolation)
  const games = [...winners, ...losers]
  const rounds = Math.max(...games.map(({ r }) => r))
  const decided = Math.min(plan.decidedRounds ?? rounds, rounds)
  const first = files['matchups-01.json'] as unknown as { roster_id: number; players: string[] }[]
  for (let round = 1; round <= rounds; round++) {
    const week = String(regularWeeks + round).padStart(2, '0')
    const ofRound = games.filter(({ r }) => r === round)
    files[`transactions-${week}.json`] = [] as unknown as Json
    files[`matchups-${week}.json`] = first.map(({ roster_id: team, players }) => {
      const points = round <= decided ? pointsOf(team, round) : 0
      const game = ofRound.findIndex(({ t1, t2 }) => t1 === team || t2 === team)
      return {
        ...{ roster_id: team, matchup_id: game < 0 ? null : game + 1, custom_points: null, points, players },
        ...{ starters: players.slice(0, 4), starters_points: [points, 0, 0, 0] },
        players_points: Object.fromEntries(players.map((player, index) => [player, index === 0 ? points : 0])),
      }
    }) as unknown as Json
  }
  const league = files['league.json'] as unknown as { status: string; settings: Record<string, number> }
  Object.assign(league.settings, { last_scored_leg: regularWeeks + decided })
  Object.assign(league.settings, { leg: regularWeeks + Math.min(rounds, decided + 1) })
  if (decided < rounds) league.status = 'in_season'
  files['winners-bracket.json'] = winners as unknown as Json
  files['losers-bracket.json'] = losers as unknown as Json
  return { files, seeds, rounds }
}

function drawBracket(bySeed: readonly number[], plan: BracketPlan, isToiletBowl: boolean) {
  const { reseeds, swappedRound, hasNoPlaces, decidedRounds = Number.POSITIVE_INFINITY, pointsOf, winsTie } = plan
  const games: { r: number; m: number; t1: number | null; t2: number | null; p?: number }[] = []
  const order = orderOf(2 ** Math.ceil(Math.log2(Math.max(1, bySeed.length)))).map((seed) => bySeed[seed - 1] ?? null)
  let groups: Group[] = [{ p: 1, entries: order.map(toEntry) }]
  for (let r = 1; groups.some(isOpen); r++) {
    groups = groups.flatMap((drawn) => {
      if (!isOpen(drawn)) return [drawn]
      const group = r === swappedRound && drawn.p === 1 ? { p: 1, entries: swapOpponents(drawn.entries) } : drawn
      const isForPlace = group.entries.filter((entry) => entry !== null).length === 2
      const [next, out]: [(Entry | null)[], Entry[]] = [[], []]
      for (let index = 0; index < group.entries.length; index += 2) {
        const [a, b] = [group.entries[index] ?? null, group.entries[index + 1] ?? null]
        if (!a || !b) {
          next.push(a ?? b)
          continue
        }
        const m = games.length + 1
        const isDecided = r <= decidedRounds && a.team !== null && b.team !== null
        const goesOn = isDecided ? firstGoesOn(a.team ?? 0, b.team ?? 0, r) : true
        const [w, l] = isDecided ? (goesOn ? [a.team, b.team] : [b.team, a.team]) : [null, null]
        games.push({
          ...{ r, m, t1: a.team, t2: b.team, w, l, ...(isForPlace && !hasNoPlaces ? { p: group.p } : {}) },
          ...(a.from && (!reseeds || isForPlace) ? { t1_from: a.from } : {}),
          ...(b.from && (!reseeds || isForPlace) ? { t2_from: b.from } : {}),
        })
        next.push({ team: w, from: { w: m } })
        out.push({ team: l, from: { l: m } })
      }
      const sort = (entries: (Entry | null)[]) => (reseeds ? meetWorst(entries, bySeed) : entries)
      const staying = next.filter((entry) => entry !== null).length
      return [
        { p: group.p, entries: sort(next) },
        ...(out.length > 0 ? [{ p: group.p + staying, entries: sort(out) }] : []),
      ]
    })
  }
  return games

  function firstGoesOn(a: number, b: number, r: number): boolean {
    const margin = pointsOf(a, r) - pointsOf(b, r)
    return (margin > 0 || (margin === 0 && winsTie(a, b))) !== isToiletBowl
  }
}

const toEntry = (team: number | null): Entry | null => (team === null ? null : { team })
const isOpen = ({ entries }: Group) => entries.filter((entry) => entry !== null).length > 1

/** The opponents of the first two games swap once they are known; the lines stay. */
function swapOpponents(entries: readonly (Entry | null)[]): (Entry | null)[] {
  const [one, other] = entries.flatMap((entry, index) =>
    index % 2 === 1 && entry !== null && entry.team !== null ? [index] : [],
  )
  if (one === undefined || other === undefined) return [...entries]
  return entries.map((entry, index) => {
    const swapped = index === one ? other : index === other ? one : index
    return entry && { ...entry, team: entries[swapped]?.team ?? null }
  })
}

/** Unknown teams keep their position after the known ones. */
function meetWorst(left: readonly (Entry | null)[], bySeed: readonly number[]): (Entry | null)[] {
  const seedOf = (entry: Entry) => (entry.team === null ? bySeed.length : bySeed.indexOf(entry.team))
  const order = left.filter((entry) => entry !== null).sort((a, b) => seedOf(a) - seedOf(b))
  return order.slice(0, Math.ceil(order.length / 2)).flatMap((best, index) => {
    const worst = order[order.length - 1 - index] ?? null
    return worst === best ? [best, null] : [best, worst]
  })
}

/** 1 8, 4 5, 3 6, 2 7: the better one first. */
function orderOf(size: number): number[] {
  let order = [1, 2]
  while (order.length < size) {
    const sum = 2 * order.length + 1
    order = order.flatMap((seed, index) => (index % 2 === 0 ? [seed, sum - seed] : [sum - seed, seed]))
  }
  return size < 2
    ? [1]
    : order.flatMap((seed, index) => {
        const other = order[index + 1] ?? seed
        return index % 2 === 0 ? [Math.min(seed, other), Math.max(seed, other)] : []
      })
}
