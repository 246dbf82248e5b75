/** The requests of a season, as paths below `/fantasy/v2/`. Yahoo answers them on its own pages only, to members who are signed in. */

export const yahooApiUrl = 'https://pub-api-ro.fantasysports.yahoo.com/fantasy/v2'

/** All leagues of the member who asks, of all years. */
export const leaguesPath = 'users;use_login=1/games;game_codes=nfl/leagues'

/** Documented are 25 a request. */
export const playersPerRequest = 25

/** The first request, whose response has the weeks of the season. `league`: the key, such as 449.l.123456. */
export const settingsPath = (league: string) => `league/${league}/settings`

/** Everything else but the players whom nobody rostered. `weeks`: all of the season; `rosterWeeks`: those that have begun. */
export function planPaths(league: string, weeks: readonly number[], rosterWeeks: readonly number[]): string[] {
  const [game = ''] = league.split('.')
  return [
    `league/${league}/standings`,
    ...weeks.flatMap((week) => [
      `league/${league}/scoreboard;week=${week}`,
      ...(rosterWeeks.includes(week)
        ? [`league/${league}/teams/roster;week=${week}/players/stats;type=week;week=${week}`]
        : []),
    ]),
    `league/${league}/transactions`,
    `league/${league}/draftresults`,
    `game/${game}/game_weeks`,
  ]
}

export const playersPath = (league: string, playerKeys: readonly string[]) =>
  `league/${league}/players;player_keys=${playerKeys.join(',')}`
