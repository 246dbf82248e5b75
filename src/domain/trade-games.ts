/** The games that a trade decided, in words; `tradeVerdict`, the award, recap, story and moves all say them by these. */

/** A team's game with another result without the trade. */
export interface FlippedResult {
  season: number
  week: number
  opponent: { name: string }
  /** 1 for a win instead of a loss. */
  wins: number | null
}

export interface TradeGamesSide {
  team: { id: number; name: string }
  value: number | null
  /** Over all its games. */
  wins: number | null
  flipped: readonly FlippedResult[]
}

/**
 * What the games of a trade say where they disagree with a side's points: `lost a game by it (week 9, to Team 2)`, or of the side that gained
 * points `Team 2 won a game by it (week 4, against Team 3)`. Empty where they agree, and where the trade flipped no game.
 */
export function writeGamesAgainst(
  sides: readonly TradeGamesSide[],
  own: TradeGamesSide,
  season: number | null,
): string {
  const { value, wins } = own
  const games = (value ?? 0) * (wins ?? 0) < 0 ? writeOwnGames(own, season) : ''
  if (games || (value ?? 0) <= 0) return games
  const others = sides.filter(({ team }) => team.id !== own.team.id)
  return writeGamesWon(others, season, Math.max(0, wins ?? 0))
}

/** Of the side that won most games by the trade, and more than `moreThan`: `Team 2 won a game by it (week 4, against Team 3)`. */
export function writeGamesWon(sides: readonly TradeGamesSide[], season: number | null, moreThan = 0): string {
  const [most] = sides.toSorted((a, b) => (b.wins ?? 0) - (a.wins ?? 0))
  const games = most && (most.wins ?? 0) > moreThan ? writeOwnGames(most, season) : ''
  return games && `${most?.team.name} ${games}`
}

/**
 * What the trade did to a team's games: `lost a game by it (week 9, to Team 2)`, `lost 3 games and won one by it`; empty where it flipped
 * none. More than two are listed on the trade's page only. `season`: of the trade.
 */
function writeOwnGames({ flipped }: TradeGamesSide, season: number | null): string {
  const lost = flipped.filter(({ wins }) => (wins ?? 0) <= -1)
  const won = flipped.filter(({ wins }) => (wins ?? 0) >= 1)
  if (lost.length > 0 && won.length > 0)
    return `lost ${countGames(lost)} and won ${won.length === 1 ? 'one' : won.length} by it`
  const [verb, games, preposition] = lost.length > 0 ? ['lost', lost, 'to'] : ['won', won, 'against']
  if (games.length === 0) return ''
  const words = `${verb} ${countGames(games)} by it`
  return games.length > mostListed ? words : `${words} (${listGames(games, preposition, season)})`
}

const mostListed = 2

function countGames({ length }: readonly unknown[]): string {
  return length === 1 ? 'a game' : `${length} games`
}

function listGames(games: readonly FlippedResult[], preposition: string, ofTrade: number | null): string {
  return games
    .map(({ season, week, opponent }) => {
      const when = season === ofTrade ? `week ${week}` : `week ${week} of ${season}`
      return `${when}, ${preposition} ${opponent.name}`
    })
    .join('; ')
}
