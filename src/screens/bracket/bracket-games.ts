/** The bracket as the screen shows it, from the response of any server: unknown fields are null. */
import type { ReadResponse } from '../../client/read-response.ts'

export type BracketResponse = ReadResponse<'bracket'>
type SlotEntry = NonNullable<NonNullable<NonNullable<BracketResponse['rounds']>[number]['games']>[number]['first']>

export interface BracketSlot {
  teamId: number | null
  /** The team's name, or where it will come from: "Winner of 4/5". */
  name: string
  isKnown: boolean
  seed: number | null
  /** Over all weeks of the game. */
  points: number | null
  /** Of each week, where there are several. */
  weekPoints: readonly (number | null)[]
  isWinner: boolean
}

export interface BracketGame {
  key: string
  title: string
  kind: string
  /** Of the bracket for the title, or of a toilet bowl for the last place; the others are for places between. */
  isMain: boolean
  isFinal: boolean
  isBye: boolean
  first: BracketSlot
  second: BracketSlot | null
  /** The next game of the team that goes on: the winner, in a toilet bowl the loser. */
  leadsTo: string | null
}

export interface BracketRound {
  title: string
  weeks: readonly number[]
  games: readonly BracketGame[]
}

/** Rounds in order; a game without any team is left out. */
export function toRounds({ rounds = [], isToiletBowl }: BracketResponse): BracketRound[] {
  /** The games that a toilet bowl leads to, in the rounds so far. */
  const towardsLast = new Set<string>()
  const isOfToiletBowl = (key: string, kind: string | undefined, round: number) =>
    isToiletBowl === true && kind === 'losers-consolation' && (round === 0 || towardsLast.has(key))
  return rounds.map(({ title, weeks = [], games = [] }, index) => ({
    title: title?.trim() || `Round ${index + 1}`,
    weeks,
    games: games.flatMap((game, at) => {
      if (!game.first) return []
      const key = game.key ?? `r${index + 1}g${at + 1}`
      const isToiletBowl = isOfToiletBowl(key, game.kind, index)
      const leadsTo = (isToiletBowl ? game.loserTo : game.winnerTo) ?? null
      if (isToiletBowl && leadsTo !== null) towardsLast.add(leadsTo)
      return {
        key,
        title: game.title ?? '',
        kind: game.kind ?? '',
        isMain: isToiletBowl || game.kind === 'winners-bracket',
        isFinal: game.status === 'final',
        isBye: game.isBye ?? !game.second,
        first: toSlot(game.first),
        second: game.second ? toSlot(game.second) : null,
        leadsTo,
      }
    }),
  }))
}

/** The rounds filtered by `belongs`; rounds without games stay, so that columns stay. */
export function onlyGames(rounds: readonly BracketRound[], belongs: (game: BracketGame) => boolean): BracketRound[] {
  return rounds.map((round) => ({ ...round, games: round.games.filter(belongs) }))
}

export interface TitleGame {
  champion: BracketSlot
  other: BracketSlot
  /** False: the champion is that of the final standings, the other one won the game. */
  isWon: boolean
}

/**
 * The two of the last game for the title; null until it is decided. `first`: the team of the first final place, where that is known:
 * a commissioner may rank the teams otherwise than their games did.
 */
export function findChampion(rounds: readonly BracketRound[], first?: number): TitleGame | null {
  const forTitle = rounds.map(({ games }) => games.filter(({ kind }) => kind === 'winners-bracket'))
  const games = forTitle.findLast(({ length }) => length > 0) ?? []
  const [final] = games
  if (games.length !== 1 || !final?.second || !final.isFinal) return null
  if (!final.first.isWinner && !final.second.isWinner) return null
  const [winner, loser] = final.first.isWinner ? [final.first, final.second] : [final.second, final.first]
  const isWon = first === undefined || loser.teamId !== first
  return isWon ? { champion: winner, other: loser, isWon } : { champion: loser, other: winner, isWon }
}

function toSlot({ team, label, seed, points, weekPoints = [], isWinner = false }: SlotEntry): BracketSlot {
  return {
    teamId: team?.id ?? null,
    name: (team ? team.name : label)?.trim() || (team ? 'Unnamed team' : 'TBD'),
    isKnown: team !== null,
    seed: seed ?? null,
    points: points ?? null,
    weekPoints: weekPoints.length > 1 ? weekPoints.map((week) => week.points ?? null) : [],
    isWinner,
  }
}
