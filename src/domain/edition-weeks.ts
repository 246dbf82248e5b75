import { titleWeeks } from './week-names.ts'

/** The responses that editions' weeks depend on. A server may leave out any field. */
interface Sources {
  league: { completedWeeks?: readonly number[] | undefined; phase?: string | undefined }
  schedule:
    | readonly {
        weeks?: readonly number[] | undefined
        status?: string | undefined
        /** Null: a bye, which decides nothing. */
        away?: unknown
      }[]
    | null
  standings: {
    standings: readonly {
      rankByWeek?: readonly { week: number }[] | undefined
      eliminatedInWeek?: number | null | undefined
    }[]
  } | null
}

/**
 * The weeks with an edition, ascending: the last weeks of decided rounds. A round of several weeks has one edition, a round in progress has
 * none.
 */
export function editionWeeks(sources: Sources): number[] {
  const completed = new Set(sources.league.completedWeeks)
  const games = gamesOf(sources)
  const decided = games
    .filter(({ status, away }) => status === 'final' && away !== null)
    .map(({ weeks = [] }) => Math.max(...weeks))
  const weeks = games.length > 0 ? decided.filter((week) => completed.has(week)) : weeksWithoutGames(sources)
  return [...new Set(weeks)].sort((a, b) => a - b)
}

const gamesOf = ({ schedule }: Pick<Sources, 'schedule'>) =>
  (schedule ?? []).filter(({ weeks = [] }) => weeks.length > 0)

/** In elimination leagues the last weeks of rounds, until one team is left; else all weeks. */
function weeksWithoutGames({ league: { completedWeeks = [] }, standings }: Sources): number[] {
  const rows = standings?.standings ?? []
  const exits = rows.flatMap(({ eliminatedInWeek }) => eliminatedInWeek ?? [])
  const lastExit = exits.length > 0 && exits.length >= rows.length - 1 ? Math.max(...exits) : Number.POSITIVE_INFINITY
  const ends = roundEnds(rows)
  return completedWeeks.filter((week) => week <= lastExit && (ends.size === 0 || ends.has(week)))
}

function roundEnds(rows: NonNullable<Sources['standings']>['standings']): ReadonlySet<number> {
  return new Set(rows.flatMap(({ rankByWeek = [] }) => rankByWeek.map(({ week }) => week)))
}

/** The weeks of the round that an edition is about, ascending. */
export function weeksOfRound(sources: Sources, week: number): number[] {
  const games = gamesOf(sources)
  if (games.length > 0) {
    const ofRound = games.filter(({ weeks = [], away }) => away !== null && Math.max(...weeks) === week)
    return [...new Set([week, ...ofRound.flatMap(({ weeks = [] }) => weeks)])].sort((a, b) => a - b)
  }
  const ends = [...roundEnds(sources.standings?.standings ?? [])]
  if (ends.length === 0) return [week]
  const before = Math.max(0, ...ends.filter((end) => end < week))
  const between = (sources.league.completedWeeks ?? []).filter((one) => one > before && one < week)
  return [...between, week].sort((a, b) => a - b)
}

/** The last edition of a season, followed by its recap; null during the season. */
export function recapWeek(sources: Sources): number | null {
  return sources.league.phase === 'complete' ? (editionWeeks(sources).at(-1) ?? null) : null
}

/** 'Week 7'; 'Weeks 16 and 17' for the second week of a two-week round. */
export function editionTitle(sources: Sources, week: number): string {
  return titleWeeks(weeksOfRound(sources, week))
}
