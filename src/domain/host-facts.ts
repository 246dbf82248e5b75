/** What the code needs to know of each host outside its own folder. A new host adds one entry. */
import { type HostName, hostNames, hostTitles } from './identity.ts'
import { joinList } from './join-list.ts'

export interface HostFacts {
  /** False: the host answers on its own pages only, so its leagues come from files that the bookmark saves there. */
  isRequested: boolean
  /** How commands name a league by its id. */
  idFormat: string
  /** Ids of demo leagues, never requested from the host. */
  demoLeagues: RegExp
  /** Names of saved responses that are accepted from outside. */
  responseNames: RegExp
  /** What the host calls games of teams that are out of the playoffs. */
  consolation: string
  /** False: its answers may lack rules that a league scores by, so some points do not follow from them. */
  listsEveryRule: boolean
  /** Why a season has no moves though it is underway. */
  unknownMoves: string
  /** Added to a message about a blocked request where the host has private leagues; otherwise empty. */
  privateHint: string
  /** Advice to the reader about a league that failed to load, by HTTP status. */
  advice: Readonly<Record<number, string>>
}

export const hostFacts: Readonly<Record<HostName, HostFacts>> = {
  espn: {
    isRequested: true,
    idFormat: 'ESPN league ID',
    demoLeagues: /^1\d\d$/,
    responseNames: /^(league|players|player-cards|pro-schedule|scoring-period-\d\d|transactions-\d\d)\.json$/,
    consolation: 'consolation ladder',
    listsEveryRule: true,
    unknownMoves:
      'ESPN counts moves this season but didn’t share them. It may hide them from visitors who aren’t signed in.',
    privateHint: ' If your league is private, open it from a file: see “Private league, or Yahoo?”.',
    advice: {
      403: 'Make it viewable to the public on ESPN, or add a member’s espn_s2 and SWID cookies to the server’s settings.',
      404: 'The league ID is the number after leagueId= in your league’s URL on fantasy.espn.com.',
    },
  },
  sleeper: {
    isRequested: true,
    idFormat: 'sleeper:ID',
    // Below every real id.
    demoLeagues: /^1000000000000001\d\d$/,
    responseNames:
      /^(league|users|rosters|(winners|losers)-bracket|drafts|draft-picks-\d+|traded-picks|players|pro-schedule|(matchups|transactions|sleeper-stats|sleeper-projections)-\d\d)\.json$/,
    consolation: 'consolation',
    listsEveryRule: true,
    unknownMoves: 'This season’s transactions are missing, so there are no adds, drops, claims, or trades.',
    privateHint: '',
    advice: {
      404: 'The league ID is the long number in your league’s URL on sleeper.com. Each season has its own.',
    },
  },
  yahoo: {
    isRequested: false,
    idFormat: 'yahoo:ID',
    demoLeagues: /^999000000\d\d\d$/,
    responseNames: /^(league|standings|transactions|draft-results|game-weeks|(scoreboard|rosters|players)-\d\d)\.json$/,
    consolation: 'consolation',
    listsEveryRule: false,
    unknownMoves: 'This season’s transactions are missing, so there are no adds, drops, claims, or trades.',
    privateHint: '',
    advice: {
      403: 'Save yours with the bookmark on the page for private leagues, and open that file.',
    },
  },
}

/** Hosts to which our code sends requests. */
export const requestedHosts = hostNames.filter((host) => hostFacts[host].isRequested)

/** 'Yahoo': hosts whose leagues come from files only. */
export const listHostsOfFiles = () =>
  joinList(hostNames.filter((host) => !hostFacts[host].isRequested).map((host) => hostTitles[host]))

/** 'ESPN and Sleeper' */
export const listRequestedHosts = (conjunction?: 'and' | 'or') =>
  joinList(
    requestedHosts.map((host) => hostTitles[host]),
    conjunction,
  )
