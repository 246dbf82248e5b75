/** An edition of the weekly: stories about a round, which is a week or several. Plain text, no markup. */
import { z } from 'zod'
import { weekPaths } from './game-paths.ts'
import { id, maybePoints, rank, teamRef, week } from './shared.ts'

const sentence = z.object({
  text: z.string(),
  facts: z
    .array(
      z.object({
        name: z.string().describe("What it is: 'points', 'margin', 'player', 'playoff-odds'"),
        value: z
          .union([z.number(), z.string()])
          .nullable()
          .describe('As in the response that it is from, unrounded; of a player the public id'),
        text: z.string().describe('As it is written in the sentence'),
      }),
    )
    .describe('Figures and names that the sentence is about'),
  teams: z.array(teamRef).describe('Teams whose names are in the text, in its order'),
})

const story = z.object({
  key: z.string().describe('Kebab-case name of the kind of story'),
  headline: sentence,
  sentences: z.array(sentence),
})

const twoTeams = z.array(teamRef).length(2)
const stage = z.string().nullable().describe("'Semifinal 1', '3rd place'; null in the regular season")

const gameStory = z.object({
  matchupId: z.int(),
  stage,
  teams: twoTeams.describe('The winner first; of a tie the home team'),
  points: z.array(z.number()).length(2).describe('In the order of the teams'),
  isTie: z.boolean(),
  sentences: z.array(sentence),
})

const section = z.object({
  key: z.enum(['scores', 'decisions', 'moves', 'standings', 'odds', 'history']),
  title: z.string(),
  sentences: z.array(sentence),
})

const standingsRow = z.object({
  team: teamRef,
  rank,
  moved: z.int().nullable().describe('Places gained since the round before, below 0: lost; null without one'),
  record: z.string().nullable().describe("'6-3', '6-3-1'; null in leagues without opponents"),
  points: maybePoints.describe('Points for; in elimination leagues those of the week. Null if unknown'),
  isOut: z.boolean().describe('Elimination leagues: out after this week'),
})

const chance = z.object({
  before: z.string().nullable().describe('Before the round; null in the first one'),
  after: z.string(),
})

const oddsRow = z.object({
  team: teamRef,
  playoffs: chance,
  title: chance,
  status: z.enum(['clinched', 'out', 'open']),
})

const nextGame = z.object({
  matchupId: z.int(),
  week,
  stage,
  teams: twoTeams,
  sentences: z.array(sentence).describe('The stakes; empty if nothing is remarkable'),
})

const edition = z.object({
  league: z.object({ id: id.nullable(), name: z.string() }),
  season: z.int(),
  week,
  title: z.string().describe("'Week 7', 'Weeks 16 and 17', 'Weeks 15 to 17'"),
  headline: z.string().describe('Of the lead'),
  lead: story,
  stories: z.array(story).describe('The other stories of the front page, the heaviest first'),
  games: z.array(gameStory),
  paths: weekPaths
    .nullish()
    .describe('How the chances moved in the last week of the round; null where nobody watched it'),
  sections: z.array(section),
  standingsTitle: z.string().describe("'Standings', 'Regular season', 'Still in'"),
  standings: z.array(standingsRow),
  standingsNote: z
    .string()
    .optional()
    .describe(
      "'Records and points of Team 1 are as ESPN counts.', where the host counts otherwise than the known games",
    ),
  odds: z.array(oddsRow).describe('Empty once the season is over'),
  next: z
    .object({ title: z.string(), games: z.array(nextGame) })
    .nullable()
    .describe('Null after the last week'),
  isLast: z.boolean().describe('True: the season is over and has a recap'),
})

export const weekly = z.object({
  leagueId: id,
  leagueName: z.string(),
  season: z.int(),
  weeks: z
    .array(z.object({ week, title: z.string() }))
    .describe('Last weeks of the decided rounds, which have an edition, ascending'),
  edition: edition.nullable().describe('Null until the first round is decided'),
})

export type WeeklyResponse = z.infer<typeof weekly>
export type Edition = z.infer<typeof edition>
export type Sentence = z.infer<typeof sentence>
export type SentenceFact = Sentence['facts'][number]
export type EditionStory = z.infer<typeof story>
export type GameStory = z.infer<typeof gameStory>
export type EditionSection = z.infer<typeof section>
export type EditionStandingsRow = z.infer<typeof standingsRow>
export type OddsRow = z.infer<typeof oddsRow>
export type EditionNextGame = z.infer<typeof nextGame>
