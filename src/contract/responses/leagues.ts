import { z } from 'zod'
import { hostIds, id, maybePoints, points, rank, teamRef, week } from './shared.ts'

export const league = z.object({
  id,
  ...hostIds,
  name: z.string(),
  season: z.int(),
  teamCount: z.int(),
  totalTeams: z.int(),
  regularSeasonWeeks: z.int().describe('Last week of the regular season'),
  playoffWeeks: z.int().describe('Weeks of playoffs'),
  draftComplete: z.boolean(),
  draftState: z
    .enum(['to-come', 'running', 'complete', 'not-held'])
    .optional()
    .describe(
      "Keepers that are entered before a draft do not begin it; 'not-held': the season is over without a draft",
    ),
  totalPicks: z.int().nullable().describe('Null: its host lists no draft, or it has not been read yet'),
  summary: z.object({ totalPicks: z.int().nullable() }),
  phase: z.enum(['pre-draft', 'pre-season', 'in-season', 'complete']),
  currentWeek: z.int().describe('0 before the season'),
  completedWeeks: z.array(week),
  finalWeek: z.int(),
  leader: z
    .object({
      teamId: id,
      teamName: z.string(),
      isChampion: z.boolean(),
      wins: z
        .int()
        .nullable()
        .describe('Of the whole season for a champion, else of the regular season; null until its games are read'),
      losses: z.int().nullable(),
      ties: z.int().nullable(),
      pointsFor: points.describe('Regular season'),
    })
    .nullish()
    .describe('The champion, or the regular-season leader until there is one; null before the first game is final'),
  newestEdition: week.nullish().describe('Week of the newest edition of the weekly; null before the first'),
  playoffTeamCount: z.int(),
  scoringFormat: z
    .enum(['head-to-head', 'total-points', 'elimination', 'other'])
    .optional()
    .describe('Only head-to-head leagues have matchups of two teams and records'),
  hasMedianGame: z.boolean().optional().describe('A second result each week against the median of all scores'),
  isBestBall: z.literal(true).optional().describe('Best ball: the optimal lineup counts automatically'),
  isPrivate: z.literal(true).optional().describe('Its host shows the season to the league’s members only'),
  draftType: z.string().nullable().describe('Null: its host lists no draft, or it has not been read yet'),
  draftDate: z.string().nullish().describe('Date of the draft, past or future, ISO 8601; null if unknown'),
  draftRounds: z.int().optional().describe('Rounds of a draft that has begun and is not over; left out otherwise'),
  tradeDeadline: z.string().nullish().describe('Trade deadline, ISO 8601; null if the host has none'),
  draftOrder: z
    .array(id)
    .optional()
    .describe('Team ids in the order of the first round, until the draft is over; empty if unknown'),
  lineupSlots: z.array(z.object({ slot: z.string(), count: z.int() })),
  scoring: z.string().nullable().describe('PPR, Half PPR or Standard; null if unknown'),
  seasons: z.array(z.int()).describe('All seasons of this league that are here, newest first'),
  seasonLeagueIds: z
    .array(z.object({ season: z.int(), hostLeagueId: hostIds.hostLeagueId }))
    .optional()
    .describe('The ids of these seasons, on hosts with an id per season'),
  joinedSeasons: z
    .array(z.object({ season: z.int(), host: hostIds.host, hostLeagueId: hostIds.hostLeagueId }))
    .optional()
    .describe('Seasons that it had as another league, by its book; left out without any, and in lists of leagues'),
  asOf: z.string().nullable().describe('When it was read from its host, ISO 8601'),
  kickoffs: z
    .array(z.string())
    .optional()
    .describe('Kickoffs of the NFL games of a running season’s week, ISO 8601; left out if unknown'),
  firstKickoffs: z
    .array(z.object({ week: z.int(), kickoff: z.string().describe('ISO 8601') }))
    .optional()
    .describe(
      'First NFL kickoffs of weeks that do not begin on a Thursday; left out without any, and in lists of leagues',
    ),
  isPartial: z
    .boolean()
    .describe("True while weeks and players are still being read: until then only the league's own response is known"),
  warnings: z.array(z.string()).describe('Missing data of this season, with reasons'),
  teamLogos: z
    .array(
      z.object({
        teamId: id,
        teamName: z.string(),
        logo: z.string().describe('Path of a small WebP on this server, behind which nothing ever changes'),
      }),
    )
    .optional()
    .describe('Pictures of the teams that have one; left out in lists of leagues'),
})

export const leagues = z.array(league)

export const userLeagues = z.object({
  host: hostIds.host,
  user: z.string(),
  leagues: z.array(
    z.object({
      name: z.string(),
      teamCount: z.int().nullable(),
      seasons: z.array(z.object({ season: z.int(), hostLeagueId: hostIds.hostLeagueId })).describe('Newest first'),
    }),
  ),
})

export const team = z.object({
  id,
  name: z.string(),
  abbreviation: z.string(),
  ownerNames: z.array(z.string()),
  division: z.string().nullable(),
  league: z.object({ id, ...hostIds, name: z.string(), season: z.int() }),
})

export const teams = z.array(team)

const side = z.object({
  teamId: id,
  teamName: z.string(),
  score: z.number().nullable(),
  adjustment: z.number().describe("Commissioner's adjustment, part of the score"),
})

const matchup = z.object({
  matchupId: z.int().describe('Number of the matchup within its league season'),
  week: week.describe('First week of the matchup'),
  weeks: z.array(week),
  isPlayoff: z.boolean(),
  kind: z.enum(['regular', 'winners-bracket', 'winners-consolation', 'losers-consolation']),
  status: z
    .enum(['scheduled', 'in-progress', 'final', 'not-recorded'])
    .describe("'not-recorded': the game is over, and its score unknown"),
  home: side,
  away: side.nullable().describe('Null: a bye'),
  winner: teamRef.nullable().describe('Null: undecided, or a tie'),
  isTie: z.boolean(),
})

export const matchups = z.array(matchup)

/** Null in leagues without opponents. */
const record = z.object({
  wins: z.int().nullable().describe('Null in leagues without opponents'),
  losses: z.int().nullable(),
  ties: z.int().nullable(),
  winPercentage: z.number().nullable().describe('0 to 100; a tie counts half'),
})

/** A team in a summary, with its figure. */
const leader = z.object({ teamName: z.string(), teamId: id, points }).nullable()

export const standings = z.object({
  leagueId: id,
  season: z.int(),
  isFinal: z.boolean().describe('False: ranks are those of the regular season so far'),
  standings: z.array(
    z.object({
      teamId: id,
      teamName: z.string(),
      ownerNames: z.array(z.string()),
      managerKeys: z
        .array(z.string())
        .nullish()
        .describe('Its managers: the same in all seasons of the league, and no ids of the host'),
      rank,
      isChampion: z.boolean(),
      seed: rank
        .nullish()
        .describe(
          "Place in the race for the playoffs: the league's own once the regular season is over; null without one",
        ),
      madePlayoffs: z.boolean(),
      division: z.string().nullish().describe('Null in leagues without divisions'),
      isDivisionWinner: z
        .boolean()
        .nullish()
        .describe(
          "Has the best regular-season rank of its division so far; null if the host's order follows no known rule",
        ),
      aheadBy: z
        .enum(['division-winner', 'points-for', 'head-to-head', 'division-record', 'points-against'])
        .nullish()
        .describe('What puts it above the next team of the regular season if their records do not; else null'),
      eliminatedInWeek: week.nullish().describe('In elimination leagues, when the team was out'),
      regularSeason: record.extend({
        rank,
        pointsFor: points,
        pointsAgainst: maybePoints,
        pointDifferential: maybePoints,
        avgPointsFor: points,
        avgPointsAgainst: maybePoints,
        againstMedian: z
          .object({ wins: z.int(), losses: z.int(), ties: z.int() })
          .nullish()
          .describe('The part of the record that was won against the median; null in leagues without it'),
        countedBy: z
          .string()
          .optional()
          .describe(
            'The host, such as ESPN, where its record is not that of the games we know, which the record then is; else absent',
          ),
      }),
      totalSeason: record.describe('Nulls while games of the playoffs are final that have not been read yet'),
      rankByWeek: z
        .array(z.object({ week, rank }))
        .describe('Regular-season rank after each final matchup period, by its last week'),
    }),
  ),
  summary: z.object({
    champion: leader,
    regularSeasonLeader: leader,
    highestScoring: leader.describe('Most points for in the regular season'),
    regularSeasonGames: z
      .int()
      .nullable()
      .describe('Final games of the regular season, each counted once; null until they are read'),
    totalPoints: points.describe('Points for of all teams, regular season'),
    avgPointsPerTeam: points,
    equalToHost: z
      .object({
        games: z.int(),
        points: maybePoints.describe('Null: the host’s points miss corrections, so only results were compared'),
      })
      .nullish()
      .describe(
        'Regular-season games and points that the host’s records were compared with: all equal, points to the cent; null if not, or if it states none',
      ),
  }),
})

export const headToHead = z.object({
  teamA: teamRef,
  teamB: teamRef,
  summary: z.object({
    games: z.int(),
    aWins: z.int(),
    bWins: z.int(),
    ties: z.int(),
    aPoints: points,
    bPoints: points,
  }),
  games: z.array(
    z.object({
      week,
      weeks: z.array(week),
      isPlayoff: z.boolean(),
      aScore: z.number().nullable(),
      bScore: z.number().nullable(),
      winnerId: id.nullable(),
    }),
  ),
})
