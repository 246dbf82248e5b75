/** The game at the head of the overview: the reader's own, or the one with the most at stake. */
import type { ForecastResponse, ForecastTeam } from '../../contract/responses/forecast.ts'
import type { TeamRef } from '../../contract/responses/shared.ts'
import type { StandingsEntry } from '../../parts/league/league-view.ts'
import { absent, formatChance, formatOrdinal, formatRecord } from '../../ui/format.ts'

type Forecast = Pick<ForecastResponse, 'games' | 'teams'>

export interface NextGame {
  week: number
  team: TeamRef
  opponent: TeamRef
  /** That `team` wins: 0 to 1. */
  chance: number
  /** Playoff odds of `team`; null if the game barely moves them. */
  stakes: { ifWin: number | null; ifLoss: number | null } | null
}

/** How much is at stake, and how open it still is, as on the live board. */
const interest = ({ leverage, homeChance }: Forecast['games'][number]) => leverage * homeChance * (1 - homeChance)

/** Null if no game is to come: a bye, or the end of the regular season. */
export function nextGameOf({ games }: Forecast, teamId: number | null): NextGame | null {
  const [next] = games
  const game =
    teamId === null
      ? games.filter(({ week }) => week === next?.week).sort((a, b) => interest(b) - interest(a))[0]
      : games.find(({ home, away }) => home.id === teamId || away.id === teamId)
  if (!game) return null
  const { week, home, away, homeChance, teams } = game
  const isIn = (id: number) => id === home.id || id === away.id
  const stake = teams.find(({ team }) => (teamId === null ? isIn(team.id) : team.id === teamId))
  const isHome = (teamId ?? stake?.team.id ?? home.id) === home.id
  return {
    week,
    team: isHome ? home : away,
    opponent: isHome ? away : home,
    chance: isHome ? homeChance : 1 - homeChance,
    stakes: stake
      ? {
          ifWin: isHome ? stake.ifHomeWins : stake.ifAwayWins,
          ifLoss: isHome ? stake.ifAwayWins : stake.ifHomeWins,
        }
      : null,
  }
}

/** The playoff odds with a result of the game; `now` if it moves them by less than half a point. */
export function describeStake({ stakes }: Pick<NextGame, 'stakes'>, result: 'ifWin' | 'ifLoss', now: string): string {
  return stakes ? formatChance(stakes[result]) : now
}

/** The reader's team, or the favorite for the title. */
export function subjectOf({ teams }: Forecast, teamId: number | null): ForecastTeam | undefined {
  if (teamId === null) return teams.toSorted((a, b) => b.title.chance - a.title.chance)[0]
  return teams.find(({ team }) => team.id === teamId)
}

interface DescribedGame {
  isMine: boolean
  team: TeamRef
  opponent: TeamRef
  /** Points so far, the team's first; null before the first. */
  scores: readonly [own: number, other: number] | null
}

/** "You trail Café Olé", and of others "Moneyballers vs. Café Olé". */
export function describeGame({ isMine, team, opponent, scores }: DescribedGame): string {
  if (!isMine) return `${team.name} vs. ${opponent.name}`
  if (!scores || scores[0] === scores[1]) return `You play ${opponent.name}`
  return `You ${scores[0] > scores[1] ? 'lead' : 'trail'} ${opponent.name}`
}

/** "You are 4th, 5-5"; "Your season" where the table has no place. */
export function describeStanding(own: StandingsEntry | undefined): string {
  if (own?.rank == null) return 'Your season'
  const record = formatRecord(own.regularSeason)
  return `You are ${formatOrdinal(own.rank)}${record === absent ? '' : `, ${record}`}`
}
