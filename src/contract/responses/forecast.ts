import { z } from 'zod'
import { tally, unavailable } from './luck.ts'
import { id, points, rank, teamRef, week } from './shared.ts'

const chance = z.number().describe('0 to 1, as often as it happened in the runs')

export const odds = z.object({
  chance,
  text: z.string().describe("For readers: '43%'; '<1%' and '>99%' where 0 and 1 are not proven"),
  isCertain: z.boolean().describe('Proven for every outcome'),
})

export type ForecastOdds = z.infer<typeof odds>

const result = z.object({ matchupId: z.int(), winner: teamRef, loser: teamRef, week })

const place = z.int().nonnegative().describe('Place of a team in `model.teams`, from 0')

const slot = z.int().nonnegative().describe('The two slots; the first slots are the seeds')
const tieBreaker = z.enum(['points-for', 'head-to-head', 'division-record', 'points-against'])

/** All inputs of the forecast, from which the browser simulates "what if" with the same random numbers. */
const forecastModel = z.object({
  // 'league/season/week': the same seed yields the same simulated seasons.
  seed: z.string(),
  runs: z.int(),
  // Standard deviation of a team's weekly points.
  weeklyDeviation: points,
  teams: z.array(
    z.object({
      teamId: id,
      rating: points,
      // Standard error of the rating.
      error: points,
      // To date: 2 for a win, 1 for a tie, including second results of a week.
      halfWins: z.int(),
      results: z.int(),
      pointsFor: points,
      pointsAgainst: points,
      // Null if the league has one division.
      division: z.int().nullable(),
    }),
  ),
  // Remaining periods of the regular season and then of the playoffs, in order.
  periods: z.array(
    z.object({
      matchupPeriod: z.int(),
      // The last period and the number of periods.
      week,
      weeks: z.int(),
      isPlayoff: z.boolean(),
      played: z
        .object({
          weeks: z.int(),
          points: z.array(points).describe('By index of the team'),
          toCome: z
            .array(
              z.object({
                mean: points,
                deviation: points,
                ratedWeeks: z
                  .number()
                  .describe('Weeks by the rating in the mean: the error of the rating comes on top'),
              }),
            )
            .nullable()
            .describe('Points to come in the last of these weeks, by index of the team; null if it is over'),
        })
        .nullable()
        .describe('Its weeks that are over, in progress, or next with known lineups; null if there are none'),
    }),
  ),
  // Remaining games of the regular season; `period` is an index in `periods`.
  games: z.array(z.object({ matchupId: z.int(), period: z.int(), home: place, away: place })),
  // Games of two teams to date, each pair once; half-wins are those of the first team.
  meetings: z.array(z.object({ team: place, other: place, halfWins: z.int(), games: z.int() })),
  seedingRule: tieBreaker.describe('First tiebreaker for equal win percentages'),
  divisionRule: tieBreaker.nullable().describe('The same within a division; null if it is equal'),
  hasMedianGame: z.boolean(),
  homeBonus: z.object({ regularSeason: points, playoffs: points }),
  playoffs: z.object({
    teamCount: z.int(),
    reseed: z.boolean(),
    consolation: z.enum(['ladder', 'bracket', 'toilet-bowl', 'none']).describe('Format of the games for other ranks'),
    // Across all brackets: the consolation bracket may take more teams than the playoff bracket.
    rounds: z.int(),
    // Null before the end of the regular season.
    seeds: z.array(place).nullable(),
    drawn: z
      .object({ teams: z.array(place), byes: z.array(place) })
      .nullable()
      .describe(
        'Who is in the playoffs and who has a bye, as the host has it; null before the end of the regular season',
      ),
    // Each round to date; the last one may be in progress.
    decided: z.array(z.object({ winners: z.array(place), losers: z.array(place) })),
    // These have no remaining period.
    roundsOver: z.int(),
    plan: z
      .object({
        slots: z.int(),
        steps: z.array(
          z.union([
            z.object({ round: z.int(), first: slot, second: slot, winner: slot, loser: slot }),
            z.object({ sorted: z.array(slot), into: z.array(slot) }).describe('Seeded again'),
          ]),
        ),
        places: z.array(slot.nullable()),
      })
      .nullable()
      .describe("The remaining games in the host's bracket; null if the rules determine them"),
    isLastKnown: z.boolean().describe('False: the games for last place cannot be derived'),
    places: z.array(place).nullable().describe('Final ranks; null before the season is over'),
  }),
})

/** The rest of the season from thousands of simulations: odds, what is mathematically certain, and the stakes of the next games. */
export const forecast = z.object({
  leagueId: id,
  season: z.int(),
  unavailable,
  isOver: z.boolean().describe('All results are final: see the history of the odds'),
  runs: z.int().describe('Simulated seasons; the error of a chance is half a point at most'),
  nextWeek: week.nullable().describe('First week without final results'),
  liveWeek: week.nullable().describe('The week whose points so far count; null if none is being played'),
  notes: z.array(z.string()).describe('What is not as the league does it, one sentence each'),
  teams: z
    .array(
      z.object({
        team: teamRef,
        record: tally.describe('Regular season so far, second results of median leagues included'),
        meanWins: z.number().describe('At the end of the regular season; a tie counts half'),
        winsLow: z.number().describe('One season of ten has fewer'),
        winsHigh: z.number().describe('One season of ten has more'),
        playoffs: odds,
        bye: odds,
        title: odds,
        lastPlace: odds.nullable().describe('Null if its games cannot be derived, with a note'),
        seeds: z.array(z.object({ seed: rank, chance })).describe('Every seed; adds up to 1'),
        status: z
          .enum(['first-seed', 'bye', 'playoffs', 'eliminated', 'open', 'unproven'])
          .describe('The best that is proven; unproven: this league’s rules are beyond what is proven here'),
        magicNumber: z
          .int()
          .nullable()
          .describe('Fewest own wins that clinch the playoffs, in any games; null if it needs help, or none is proven'),
        pathKind: z.enum(['clinch', 'leverage', 'none']).describe('What `paths` are'),
        paths: z
          .array(z.array(result))
          .describe(
            'clinch: smallest sets of results of the next two weeks that clinch. leverage: the three results that help most',
          ),
        hostPlayoffChance: z.number().nullable().describe('The host’s own odds, in season only: 0 to 1'),
      }),
    )
    .describe('By playoff odds, then title odds'),
  games: z
    .array(
      z.object({
        matchupId: z.int(),
        week,
        home: teamRef,
        away: teamRef,
        homeChance: chance.describe('Chance that the home team wins'),
        leverage: z.number().describe('The most that this game moves any team’s playoff odds: 0 to 1'),
        teams: z
          .array(
            z.object({
              team: teamRef,
              ifHomeWins: chance.nullable().describe('Playoff odds with this winner, all else equal; null if unknown'),
              ifAwayWins: chance.nullable(),
              leverage: z.number().describe('if_home_wins minus if_away_wins: −1 to 1'),
            }),
          )
          .describe('Those it moves by half a point at least, most first'),
      }),
    )
    .describe('Of the next three weeks, in the order they are played'),
  model: forecastModel.nullable().describe('For "what if"; null without a forecast'),
})

export type ForecastResponse = z.infer<typeof forecast>
export type ForecastTeam = ForecastResponse['teams'][number]

/** Odds after every final week, from what was known then. */
export const forecastHistory = z.object({
  leagueId: id,
  season: z.int(),
  unavailable,
  runs: z.int().describe('Simulated seasons for each week'),
  weeks: z.array(
    z.object({
      week: week.describe('After this week'),
      isPlayoff: z.boolean(),
      teams: z
        .array(
          z.object({
            team: teamRef,
            playoffs: odds,
            bye: odds,
            title: odds,
            lastPlace: odds.nullable(),
            meanWins: z.number(),
          }),
        )
        .describe('By playoff odds, then title odds'),
    }),
  ),
})

export type ForecastHistory = z.infer<typeof forecastHistory>
