/** The progress of a league's season, by Yahoo's own count of weeks. */
import type { HostStatus } from '../../domain/host-season.ts'
import { range } from '../shared/weeks.ts'
import type { YahooGame, YahooLeague } from './responses/league.ts'
import type { YahooMatchup } from './responses/scoreboard.ts'

export interface YahooCalendar {
  startWeek: number
  regularSeasonFinalWeek: number
  finalWeek: number
  /** Weeks of each playoff round; empty without playoffs. */
  playoffRounds: number[][]
  /** Yahoo's current week; 0 before the draft. */
  presentWeek: number
  /** The last week that has begun; before the first one that before it. */
  begunWeek: number
  scoredWeeks: number[]
  isDrafted: boolean
  isDrafting: boolean
  isFinished: boolean
  /** A league that was renewed but never drafted, whose season is over. */
  isExpired: boolean
}

export function readYahooCalendar(
  league: YahooLeague,
  game: YahooGame | null,
  matchups: ReadonlyMap<number, readonly YahooMatchup[]>,
): YahooCalendar {
  const { start_week: startWeek, end_week: finalWeek, draft_status, settings } = league
  const hasBegun = (week: number) => (matchups.get(week) ?? []).some(({ status }) => status !== 'preevent')
  const weeks = range(startWeek, finalWeek)
  const isDraftAhead = draft_status === 'predraft' || draft_status === 'draft'
  // Where Yahoo's word for it is missing, games that were played tell.
  const isDrafted = draft_status === 'postdraft' || (!isDraftAhead && weeks.some(hasBegun))
  const isFinished = isDrafted && league.is_finished === true
  const presentWeek = isDrafted ? Math.min(league.current_week ?? startWeek, finalWeek) : 0
  const firstPlayoffWeek = settings.uses_playoff === 0 ? null : (settings.playoff_start_week ?? null)
  const hasPlayoffs = firstPlayoffWeek !== null && firstPlayoffWeek > startWeek && firstPlayoffWeek <= finalWeek
  const regularSeasonFinalWeek = hasPlayoffs ? firstPlayoffWeek - 1 : finalWeek
  const isScored = (week: number) => {
    const ofWeek = matchups.get(week) ?? []
    return ofWeek.length > 0 ? ofWeek.every(({ status }) => status === 'postevent') : week < presentWeek
  }
  return {
    startWeek,
    regularSeasonFinalWeek,
    finalWeek,
    playoffRounds: hasPlayoffs ? layRounds(range(firstPlayoffWeek, finalWeek), league, matchups) : [],
    presentWeek,
    begunWeek: isFinished ? finalWeek : Math.max(startWeek - 1, ...weeks.filter(hasBegun)),
    scoredWeeks: isFinished ? weeks : isDrafted ? weeks.filter(isScored) : [],
    isDrafted,
    isDrafting: draft_status === 'draft',
    isFinished,
    isExpired: !isDrafted && game?.is_game_over === true,
  }
}

/**
 * The weeks of each round: those whose games say the same first day are of one round. The settings tell whether the last round has two weeks,
 * or every one: they count for weeks without games, and for those with the same games.
 */
function layRounds(
  weeks: readonly number[],
  { settings }: YahooLeague,
  matchups: ReadonlyMap<number, readonly YahooMatchup[]>,
): number[][] {
  const length = settings.playoff_matchup_length ?? 1
  const rounds: number[][] = []
  for (const [index, week] of weeks.entries()) {
    const [start, before] = [week, week - 1].map(
      (one) => matchups.get(one)?.find((game) => game.week_start)?.week_start,
    )
    const isLastOfTwo = settings.has_multiweek_championship === true && index === weeks.length - 1 && index > 0
    const isBySettings = isLastOfTwo || (length > 1 && index % length !== 0)
    const hasSameGames = pairingsOf(matchups.get(week)) === pairingsOf(matchups.get(week - 1))
    const isSame = start && before ? start === before || (isBySettings && hasSameGames) : isBySettings
    if (isSame) rounds.at(-1)?.push(week)
    else rounds.push([week])
  }
  return rounds
}

function pairingsOf(games: readonly YahooMatchup[] = []): string {
  const pairs = games.map(({ teams }) => teams.map(({ team_key }) => team_key).sort())
  return pairs
    .map((pair) => pair.join())
    .sort()
    .join(' ')
}

export function readYahooStatus(calendar: YahooCalendar): HostStatus {
  const { startWeek, presentWeek, scoredWeeks, finalWeek, regularSeasonFinalWeek } = calendar
  const { isDrafted, isFinished, isExpired } = calendar
  return {
    phase: isFinished ? 'complete' : isDrafted ? null : 'pre-draft',
    isDrafted,
    ...(isExpired ? { isExpired: true as const } : {}),
    currentWeek: presentWeek,
    scoredWeeks,
    closedPeriods: [],
    firstWeek: startWeek,
    finalWeek,
    regularSeasonFinalWeek,
  }
}
