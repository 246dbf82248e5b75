/** A league over all its seasons, by manager. Points are exact to two decimals, other figures to four. */
import { z } from 'zod'
import { hostNames } from '../../domain/identity.ts'
import { recordKinds } from '../../domain/record-kinds.ts'
import { tally } from './luck.ts'
import { id, percentage, playerRef, points, rank, teamRef, week } from './shared.ts'

export const season = z.int().describe('Year the season started')
export const key = z.string().describe('Manager: the same in all seasons of the league, and no id of the host')
export const maybeKey = key.nullable().describe('Manager; null for a team without an owner')
export const name = z.string().describe("The manager's name; the team's where it has no owner")
const weeks = z.array(week).describe('Weeks of the game; two in a round of two weeks')
const firstWeek = week.describe('First week of the game')
const scores = z.array(points).length(2)
const ownScores = scores.describe("Own points, then the opponent's")
const gameKind = z
  .enum(['regular', 'playoffs', 'consolation'])
  .describe("Playoffs: the winners' bracket only. A game for third place is consolation")
export const wins = z.number().describe('Wins; a tie counts half')
const figure = z.number()

export const leagueName = z.string().describe('The newest name; empty without a known season')
const matchupId = z.int().describe('Number of the matchup within its league season')

export const ownerNames = z
  .array(z.string())
  .describe('Every name of a manager that the response holds, so that a publisher can replace them')

const seasonKnown = z
  .enum(['whole', 'scores', 'league', 'missing'])
  .describe("Whole: lineups, too. Scores: games without lineups. League: teams and ranks. Missing: see 'reason'")

/** A season's id, and whether it is stored. */
export const historySeason = z.object({
  season,
  known: seasonKnown,
  isPlayed: z.boolean().describe('True: a game of it is final; false for a missing season'),
  reason: z.string().nullable().describe('Why a season is missing, in one sentence; else null'),
  leagueId: id.nullable().describe('League id of this season; null if it is missing'),
  host: z.enum(hostNames).nullable().describe('Its host; of a missing season the one that names it, null if none does'),
  hostLeagueId: z
    .string()
    .nullable()
    .describe("The host's league id of this season; of a missing one that of the league to load it from, or null"),
})

const equalFigures = z.object({
  equal: z.int().describe("Figures of ours that equal the host's"),
  total: z.int().describe('Figures that the host states; 0: it states none'),
})

export const equalToHost = z
  .object({
    records: equalFigures.describe('Wins, losses, and ties of a team'),
    points: equalFigures.describe('Points of a team and of its opponents in the regular season'),
    seeds: equalFigures.describe('Seed of a team'),
    ranks: equalFigures.describe('Final rank of a team'),
    lineups: equalFigures.describe("Starters' points of a week, added up"),
  })
  .nullable()
  .describe('Null for a season without a host')

/** Where a season comes from, and how far it equals what its host shows. */
const seasonOrigin = z.object({
  savedAt: z
    .string()
    .nullable()
    .describe("When the host's newest response was saved, ISO 8601; null where unknown, and of a season in progress"),
  isFromFile: z.boolean().describe("True: from a CSV file of the league's book"),
  lacks: z.array(z.string()).describe('What is missing, each as a sentence'),
  equalToHost,
})

const yearClaim = z.object({
  season,
  leagues: z.array(
    z.object({
      host: z.enum(hostNames).describe('Its host'),
      hostLeagueId: z.string().describe("The host's league id"),
      isUsed: z.boolean().describe('True: the history counts this one, and no other of the year'),
    }),
  ),
})

const proposedPair = z.object({
  key: key.describe('A manager of earlier seasons only'),
  name,
  otherKey: key.describe('A manager of later seasons only'),
  otherName: name,
  sign: z
    .enum(['same-name', 'same-team', 'join-order'])
    .describe('The same name, the same team name, or only the order in which they joined'),
})

const setRecord = tally.extend({
  games: z.int().describe('Final games'),
  pointsFor: points.describe('Points scored in them'),
  pointsAgainst: points.describe('Points of the opponents'),
  gamesWithPoints: z
    .int()
    .optional()
    .describe(
      'Games whose points are known, to divide `pointsFor` by; left out if all are. A season’s table may have no points',
    ),
  gamesWithPointsAgainst: z.int().optional().describe('The same of `pointsAgainst`'),
  relativePoints: figure
    .nullable()
    .describe(
      "Points ÷ those of an average team of the same years' regular seasons; 1 is average, null without a game",
    ),
})

const sets = {
  regular: setRecord.describe('Regular season, without results against the median'),
  playoffs: setRecord.describe("Winners' bracket only"),
  all: setRecord.describe('Every game, consolation included'),
}

const moment = z.object({ season, week })

const opponentRecord = tally.extend({
  key: key.describe('The opponent'),
  name,
  games: z.int().describe('Final games, including consolation'),
  winPercentage: percentage,
  meanMargin: figure.describe("Own points minus the opponent's, on average"),
})

const rivalry = tally.extend({
  key: key.describe('Whose wins are counted'),
  name,
  otherKey: key.describe('Whose wins are the losses'),
  otherName: name,
  games: z.int().describe('Final games, including consolation'),
  meanMargin: figure.describe('Mean of the absolute margins'),
})

const holder = z.object({
  key: maybeKey,
  name,
  team: teamRef.describe('The team of the season'),
  opponentKey: maybeKey.describe('Also null if the record is not about a game'),
  opponentName: name.nullable().describe('Null if the record is not about a game'),
  scores: ownScores.nullable().describe("Own points, then the opponent's; null where the record is not about a game"),
  season,
  week: week.nullable().describe('First week of the game, last week of a streak; null for a whole season'),
  weeks,
  since: moment.nullable().describe('First game of a streak; else null'),
  isRunning: z.boolean().describe('A streak that no game has ended yet'),
  players: z.array(z.string()).describe('Players received in a trade; otherwise empty'),
})

const record = z.object({
  kind: z
    .enum(recordKinds)
    .describe(
      'Weeks are single weeks. Lows, closest games and bench points leave out lineups that were half empty or scored 0. The biggest comeback is of the games that were watched',
    ),
  value: figure.describe(
    'Points; margin; lowest chance of the winner, 0 to 1; games in a row; all-play percentage of a season; wins by the draft; points above replacement',
  ),
  season: season.describe('Of the earliest holder'),
  week: week.nullable().describe('Of the earliest holder; null for a whole season'),
  holders: z.array(holder).describe('All holders, earliest first'),
})

const comeback = z.object({
  season,
  week: week.describe('In which the chance was that low'),
  weeks,
  matchupId,
  key: maybeKey.describe('The winner'),
  name,
  team: teamRef.describe("The winner's team"),
  opponentName: name,
  opponentTeam: teamRef,
  scores: scores.describe("The winner's points, then the loser's"),
  chance: z
    .number()
    .describe("The winner's lowest chance after a quarter of the points to come had been played, below 0.5"),
  at: z.string().describe('When it was first so low, ISO 8601'),
})

const final = z.object({
  winnerKey: maybeKey,
  winnerName: name,
  loserKey: maybeKey,
  loserName: name,
  scores: scores.describe("The winner's points, then the loser's"),
  week: firstWeek,
  weeks,
  matchupId,
})

const finish = z.object({
  season,
  team: teamRef,
  rank: rank.nullable().describe('Final rank; null during the season, and if unknown'),
  seed: rank.nullable().describe('Place after the regular season; null before its end'),
  madePlayoffs: z.boolean().nullable().describe('Seeded for the playoffs; null before the end of the regular season'),
  teamCount: z.int().describe('Teams of the season'),
})

const historyManager = z.object({
  key,
  name: z.string().describe('The newest name; managers of one name have a team in it, too'),
  seasons: z.int().describe('Played seasons with a team'),
  seasonYears: z.array(season).describe('These seasons, ascending'),
  isCurrent: z.boolean().describe('Has a team in the newest season that was or will be played'),
  ...sets,
  againstMedian: tally
    .nullable()
    .describe('Median results in seasons that count them, included in no other figure; null without any'),
  expectedWins: wins.nullable().describe('Regular season: wins of a team whose opponents are drawn by lot each week'),
  luck: wins.nullable().describe('Regular season: wins minus expected wins'),
  relativePoints: figure.nullable().describe('Of the regular season, as in `regular`'),
  playoffAppearances: z.int().describe('Seasons in which a team was seeded for the playoffs'),
  titles: z.int().describe('Final rank 1'),
  titleYears: z.array(season),
  runnerUps: z.int().describe('Final rank 2'),
  lastPlaces: z.int().describe('The last final rank'),
  weeklyHighs: z.int().describe('Weeks of the regular season with the best score of all; a shared one counts for each'),
  weeklyLows: z.int().describe('Weeks of the regular season with the worst score of all'),
  finishes: z.array(finish).describe('Ascending by season'),
})

const finalScore = z.object({
  lower: z.int().describe("The loser's points, rounded to a whole number"),
  higher: z.int().describe("The winner's points, rounded to a whole number"),
  count: z.int().min(1).describe('How often it came'),
  first: moment.describe('When it came for the first time'),
  last: moment.describe('When it came for the last time'),
  isNew: z.boolean().describe('True: first occurred in the newest final week'),
})

const draftSkill = z.object({
  key,
  name,
  seasons: z.int().describe('Seasons with a known draft'),
  draftWins: figure.describe('Wins by the drafts, above average ones'),
  skill: figure.describe('Draft wins ÷ (seasons + 4): as if four more drafts had been average'),
})

const optimalRecord = tally.extend({
  key,
  name,
  games: z.int().describe('Regular-season games with two known lineups'),
  pointsFor: points.describe('Points of the optimal lineups'),
  pointsAgainst: points.describe("Points of the opponents' optimal lineups"),
  real: tally.describe('The real record of the same games'),
})

const countedSeasons = {
  seasons: z.array(season).describe('Seasons that count, ascending'),
  leftOut: z.array(season).describe('Known seasons that do not count: lineups or draft unknown, or still in progress'),
}

/** The league's history: champions, head-to-head records, and all-time records. */
export const history = z.object({
  leagueName,
  since: season.nullable().describe('First known season with a final game; null without one'),
  ownerNames,
  notes: z.array(z.string()).describe("What of the league's book could not be used, and why"),
  seasons: z
    .array(
      historySeason.extend({
        phase: z
          .enum(['pre-draft', 'pre-season', 'in-season', 'complete'])
          .nullable()
          .describe('Phase of the season; null if it is missing'),
        teamCount: z.int().describe('0 if the season is missing'),
        championKey: maybeKey.describe('Null until there is a champion, and if unknown'),
        championName: name.nullable().describe('Null without a champion'),
        championTeam: teamRef.nullable().describe('Null without a champion'),
        final: final.nullable().describe('The championship game; null if there was none, or it is unknown'),
        origin: seasonOrigin.nullable().describe('Where the season comes from; null if it is missing'),
      }),
    )
    .describe('Every season from the first to the newest, ascending; missing ones, too'),
  yearClaims: z.array(yearClaim).describe('Years of which several leagues have a season'),
  proposedPairs: z
    .array(proposedPair)
    .describe('In a league that moved: managers who may be one person, to be confirmed; nobody is joined by a name'),
  managers: z.array(historyManager).describe('Most wins of the regular season first'),
  records: z.array(record).describe('Of all games; a kind without a holder is left out'),
  regularRecords: z
    .array(record)
    .describe('Of the regular season; those of seasons, drafts, and trades are in `records` only'),
  playoffRecords: z.array(record).describe("Of the winners' bracket"),
  comebacks: z
    .array(comeback)
    .describe('Games that were won from behind, of those that were watched: lowest chance first'),
  weekMoments: z
    .array(z.object({ season, week, text: z.string().describe('The year and one sentence') }))
    .describe('Titles, then records, then upsets, each with the week in which it happened'),
  headToHead: z
    .array(
      z.object({
        key,
        otherKey: key,
        regular: tally,
        playoffs: tally,
        consolation: tally,
        currentStreak: z
          .object({ key: key.describe('The winner'), length: z.int().min(1).describe('Games in a row') })
          .nullable()
          .describe('Over the regular season and the bracket; null after a tie, and if seasons since are missing'),
        lastGame: moment.describe('Their last final game, by its first week'),
      }),
    )
    .describe('Every pair of managers who met, once; wins are those of `key`'),
  bookRivalries: z
    .array(
      z.object({
        key,
        otherKey: key,
        name: z.string().describe('What the league calls it'),
        trophy: z
          .string()
          .nullable()
          .describe('The trophy held by the winner of their last game; null if there is none'),
      }),
    )
    .describe("Two managers whose games the league's book gives a name"),
  rivalries: z.object({
    mostGames: z.array(rivalry).describe('At most five pairs, the most games first'),
    closest: z
      .array(rivalry)
      .describe('At most five pairs of at least six games: fewest wins apart, then small margins'),
  }),
  scorigami: z.object({
    newest: moment.nullable().describe('The newest final week; null before the first game'),
    scores: z.array(finalScore).describe('By higher score, then by lower'),
  }),
  draftSkill: z.object({ ...countedSeasons, managers: z.array(draftSkill).describe('The best first') }),
  optimalWorld: z.object({
    ...countedSeasons,
    managers: z.array(optimalRecord).describe('With optimal lineups for all teams; most wins first'),
  }),
})

const versusGame = z.object({
  season,
  week: firstWeek,
  weeks,
  kind: gameKind,
  matchupId,
  team: teamRef.describe("The first manager's team"),
  otherTeam: teamRef.describe("The second manager's team"),
  scores: scores.describe("The first manager's points, then the second's"),
  result: z.enum(['win', 'loss', 'tie']).describe('For the first manager'),
  isNoContest: z.boolean().describe('Ended 0–0 because neither team set a lineup'),
})

const versusStreak = z.object({
  key: key.describe('The winner'),
  length: z.int().min(1).describe('Games in a row'),
  since: moment.describe('First of these games'),
  until: moment.describe('Last of these games'),
})

const versusManager = z.object({
  key,
  name,
  seasons: z.array(season).describe('Played seasons with a team, ascending'),
})

/** Two managers over all seasons. Wins are those of the first manager. */
export const managerVersus = z.object({
  leagueName,
  ownerNames,
  manager: versusManager.describe('The first of the two'),
  other: versusManager.describe('The second of the two'),
  seasons: z.array(historySeason).describe('Ascending, missing ones, too'),
  regular: tally,
  playoffs: tally.describe("Winners' bracket only"),
  consolation: tally,
  all: tally.describe('Consolation included'),
  meanMargin: figure
    .nullable()
    .describe("The first manager's points minus the second's, on average; null without a game"),
  games: z.array(versusGame).describe('In the order they were played'),
  currentStreak: versusStreak
    .nullable()
    .describe('Over the regular season and the bracket; null after a tie, and if seasons since are missing'),
  longestStreak: versusStreak.nullable().describe('The latest of equal ones; null without two wins in a row'),
  closest: versusGame.nullable().describe('Of games in which no lineup was half empty or scored 0'),
  widest: versusGame.nullable().describe('Null if no game had a winner'),
  lastMeeting: versusGame.nullable().describe('Null if they never met'),
  nextMeeting: z
    .object({ season, week: firstWeek, weeks, kind: gameKind, matchupId })
    .nullable()
    .describe('Their next scheduled game, or null'),
})

const managerStreak = z.object({
  result: z.enum(['win', 'loss']).describe('Of all games of the streak'),
  length: z.int().min(1).describe('Games in a row, of the regular season and the bracket'),
  since: moment.describe('First of these games'),
  until: moment.describe('Last of these games'),
})

const managerMove = z.object({
  season,
  week: week.describe('Week of the move'),
  kind: z.enum(['trade', 'pick-up']).describe('Pickups (`pick-up`) are free agents and claims'),
  players: z.array(z.string()).describe('Received players'),
  opponentKey: maybeKey.describe('The other side of a trade of two; else null'),
  opponentName: name.nullable().describe('The other side of a trade of two; else null'),
  value: figure.describe('Starter points above replacement; in a trade minus what was sent'),
})

/** One manager over all seasons. */
export const managerHistory = z.object({
  leagueName,
  ownerNames,
  key,
  name,
  names: z.array(z.string()).describe('Every name that he had, the newest first'),
  leagueSeasons: z.array(historySeason).describe('Seasons of the league, ascending, missing ones, too'),
  total: historyManager.describe('As in the table of all managers'),
  seasons: z
    .array(
      finish.extend({
        coManagers: z
          .array(z.object({ key: maybeKey.describe('Null: never ran a team himself'), name }))
          .describe('Co-owners of the team'),
        ...sets,
        expectedWins: wins.nullable().describe('Regular season; null without a known game'),
        luck: wins.nullable().describe('Regular season: wins minus expected wins'),
        isChampion: z.boolean().describe('Final rank 1'),
      }),
    )
    .describe('Ascending; two entries for a season with two teams'),
  currentStreak: managerStreak.nullable().describe('Null after a tie, and if he is not in the newest season'),
  longestWinningStreaks: z.array(managerStreak).describe('All of the greatest length; empty below two games'),
  longestLosingStreaks: z.array(managerStreak).describe('All of the greatest length; empty below two games'),
  bestPicks: z
    .array(
      z.object({
        season,
        player: playerRef,
        round: z.int().nullable().describe('Round of the draft; null in an auction'),
        overallPick: z.int().describe('From 1'),
        totalPoints: points.describe('Points of his season, on any roster'),
        value: points.describe('Above the mean of his position in his round'),
      }),
    )
    .describe('At most five, the best first'),
  bestMoves: z.array(managerMove).describe('At most five above 0, the best first'),
  worstMoves: z.array(managerMove).describe('At most five below 0, the worst first'),
  nemesis: opponentRecord.nullable().describe('Lowest win percentage below 50 of at least five games'),
  favouriteVictim: opponentRecord.nullable().describe('Highest win percentage above 50 of at least five games'),
  kryptonite: z
    .object({
      player: playerRef,
      starts: z.int().describe('Games in which an opponent started him, and he played'),
      meanPoints: figure.describe('In these games'),
      usualPoints: figure.describe('His mean in the same seasons, on any roster'),
    })
    .nullable()
    .describe('The NFL player who scored most above his own mean against the manager, in at least four starts'),
  opponents: z.array(opponentRecord).describe('All opponents, most games first'),
})

export type HistoryResponse = z.infer<typeof history>
export type ManagerVersusResponse = z.infer<typeof managerVersus>
export type ManagerHistoryResponse = z.infer<typeof managerHistory>
export type HistoryManager = HistoryResponse['managers'][number]
