/** What the code needs to know of each host outside its own folder. A new host adds one entry. */
import type { HostName } from './identity.ts'

export interface HostFacts {
  /** Ids of demo leagues, never requested from the host. */
  demoLeagues: RegExp
  /** Names of saved responses that are accepted from outside. */
  responseNames: RegExp
  /** What the host calls games of teams that are out of the playoffs. */
  consolation: string
  /** Why a season has no moves though it is underway. */
  unknownMoves: string
  /** Added to a message about a blocked request where the host has private leagues; otherwise empty. */
  privateHint: string
  /** Advice to the reader about a league that failed to load, by HTTP status. */
  advice: Readonly<Record<number, string>>
}

export const hostFacts: Readonly<Record<HostName, HostFacts>> = {
  espn: {
    demoLeagues: /^1\d\d$/,
    responseNames: /^(league|players|player-cards|pro-schedule|scoring-period-\d\d|transactions-\d\d)\.json$/,
    consolation: 'consolation ladder',
    unknownMoves:
      'ESPN counts moves this season but didn’t share them. It may hide them from visitors who aren’t signed in.',
    privateHint: ' If your league is private, open it from a file: see “Private ESPN league?”.',
    advice: {
      403: 'Make it viewable to the public on ESPN, or add a member’s espn_s2 and SWID cookies to the server’s settings.',
      404: 'The league ID is the number after leagueId= in your league’s URL on fantasy.espn.com.',
    },
  },
  sleeper: {
    // Below every real id.
    demoLeagues: /^1000000000000001\d\d$/,
    responseNames:
      /^(league|users|rosters|(winners|losers)-bracket|drafts|draft-picks-\d+|traded-picks|players|pro-schedule|(matchups|transactions|sleeper-stats|sleeper-projections)-\d\d)\.json$/,
    consolation: 'consolation',
    unknownMoves: 'This season’s transactions are missing, so there are no adds, drops, claims, or trades.',
    privateHint: '',
    advice: {
      404: 'The league ID is the long number in your league’s URL on sleeper.com. Each season has its own.',
    },
  },
}
