/** Trades over all seasons of a league, and who owns the picks of the drafts to come. */
import { z } from 'zod'
import { historySeason, key, leagueName, maybeKey, name, ownerNames, season, wins } from './history.ts'
import { tradedPick } from './moves.ts'
import { playerRef, points, teamRef, week } from './shared.ts'

const tradeId = z.string().describe('As in `moves`')

const value = z
  .number()
  .nullable()
  .describe('Started points above replacement, over all seasons until today; null if none of it is known')

const state = z
  .enum(['decided', 'leading', 'open', 'undone'])
  .describe(
    'decided: nothing of it counts any further. leading: parts are still with their new teams, or open. open: nothing can be rated yet, or what a side received isn’t on record. undone: it was reversed and counts nowhere',
  )

const outcome = z
  .enum(['held', 'season-over', 'traded', 'dropped', 'moved', 'pending', 'unknown', 'none'])
  .describe(
    'held: still there. season-over: rosters did not carry over. traded, dropped: by the team. moved: by the commissioner, or as only lineups tell. pending: a pick whose draft is to come. unknown: the season that would tell is missing. none: dollars, and parts of an undone trade',
  )

/** Something that changed teams, once: with the team that got it. */
const tradedAsset = z.object({
  kind: z.enum(['player', 'pick', 'dollars']),
  from: teamRef.nullable().describe('The team that gave it; null if unknown'),
  player: playerRef.nullable().describe('The player; of a pick the one drafted with it, null before'),
  pick: tradedPick.nullable(),
  draftedAs: z.int().nullable().describe('Overall pick of the player drafted with it'),
  dollars: z.number().nullable(),
  value,
  outcome,
})

const assetPath = tradedAsset.extend({
  seasons: z
    .array(
      z.object({
        season,
        weeksRostered: z.int(),
        weeksStarted: z.int(),
        pointsStarted: points,
        value: z.number().describe('Started points above replacement'),
      }),
    )
    .describe('What the player did for the team, by season'),
  left: z
    .object({
      season,
      week: z.int().describe('0: before the season'),
      team: teamRef.nullable().describe('Whom he was traded to; else null'),
      trade: tradeId.nullable().describe('The trade that rates it from there on'),
    })
    .nullable()
    .describe('When the team gave it away; null while it has it'),
})

const side = z.object({
  team: teamRef,
  key: maybeKey,
  name,
  value: value.describe('Value received minus value sent, as far as known; null if none of it is'),
  wins: wins
    .nullable()
    .describe(
      'Games that it won by the trade minus games that it lost by it; null without games of two teams, and while nothing is rated',
    ),
  flipped: z
    .array(z.object({ season, week, opponent: teamRef, wins: wins.describe('1 for a win instead of a loss') }))
    .describe('Its games with another result without the trade, in order of play'),
})

const flippedSide = z.object({ team: teamRef, points, without: points.describe('Without the trade') })

const place = { id: tradeId, season, week: z.int(), date: z.string().nullable() }

const leagueParts = { leagueName, ownerNames, seasons: z.array(historySeason).describe('Ascending, missing ones, too') }

/** One trade. */
export const trade = z.object({
  ...leagueParts,
  ...place,
  isRebuilt: z.boolean().describe('True: the host did not list the players; inferred from the lineups'),
  state,
  best: teamRef
    .nullable()
    .describe(
      'The side with the highest value, if it won no fewer games by it than others and lost none; null if points and games disagree, if even, and while nothing is rated',
    ),
  sides: z
    .array(
      side.extend({
        pointsStarted: points.describe('Of the players received, while the team had them'),
        assets: z.array(assetPath).describe('What it received'),
        weeks: z
          .array(z.object({ season, week, points, total: points.describe('Since the trade') }))
          .describe('Started points of the players received, in every final week since the trade'),
      }),
    )
    .describe('All teams that took part; values add up to 0'),
  flips: z
    .array(
      z.object({
        season,
        weeks: z.array(week),
        kind: z.enum(['regular', 'playoffs', 'consolation']),
        matchupId: z.int(),
        home: flippedSide,
        away: flippedSide,
      }),
    )
    .describe('Games of the sides with another result without the trade, in order of play'),
  notes: z.array(z.string()).describe('What is not known, one sentence each'),
})

/** All trades of a league. Undone and commissioner's ones are left out. */
export const trades = z.object({
  ...leagueParts,
  trades: z
    .array(
      z.object({
        ...place,
        isRebuilt: z.boolean(),
        state,
        best: teamRef.nullable(),
        sides: z.array(side.extend({ assets: z.array(tradedAsset).describe('What it received') })),
        open: z.int().describe('Assets that cannot be rated yet, or not any more'),
      }),
    )
    .describe('In the order they happened'),
  managers: z
    .array(
      z.object({
        key,
        name,
        trades: z.int(),
        won: z.int().describe('Trades that he won: by points, and by the games that they decided'),
        value: z.number().describe('Of all rated trades'),
        wins: wins.nullable().describe('Null without games of two teams'),
      }),
    )
    .describe('By value, highest first'),
  partners: z
    .array(
      z.object({
        key,
        name,
        otherKey: key,
        otherName: name,
        trades: z.int(),
        balance: z
          .number()
          .nullable()
          .describe('Value for the first of the two in trades of two teams; null if none is rated'),
      }),
    )
    .describe('Pairs that traded, most trades first'),
  champions: z
    .array(
      z.object({
        season,
        team: teamRef,
        key: maybeKey,
        name,
        trade: z.object({ id: tradeId, season, week: z.int() }).nullable().describe('Null: no trade helped'),
        value: z.number().nullable().describe('What the trade was worth to the champion in this season'),
        playoffWins: z.int().describe('Bracket games of that season that would have been lost without it'),
      }),
    )
    .describe('The trade that made each champion: the one worth most in the season of the title'),
  notes: z.array(z.string()),
})

/** The picks of the drafts to come. */
export const futurePicks = z.object({
  ...leagueParts,
  unavailable: z.string().nullable().describe('Why there are no picks, in one sentence'),
  teams: z.array(z.object({ team: teamRef, key: maybeKey, name })),
  drafts: z
    .array(
      z.object({
        season,
        rounds: z.int(),
        order: z
          .enum(['set', 'projected', 'unknown'])
          .describe(
            'set: by the host. projected: as it would be by the standings now, the worst team first. unknown: neither',
          ),
        picks: z
          .array(
            z.object({
              round: z.int(),
              pickInRound: z.int().nullable().describe('Null while the order is unknown'),
              originalTeam: teamRef,
              owner: teamRef,
              path: z
                .array(
                  z.object({
                    team: teamRef.describe('Who got it'),
                    trade: z
                      .object({ id: tradeId, season, week: z.int() })
                      .nullable()
                      .describe('Null: not in a known season'),
                  }),
                )
                .describe('From the original team to the owner; empty for an own pick'),
            }),
          )
          .describe('By round, then in the order of the draft, or of the teams'),
      }),
    )
    .describe('Ascending'),
})

export type TradeResponse = z.infer<typeof trade>
export type TradesResponse = z.infer<typeof trades>
export type FuturePicksResponse = z.infer<typeof futurePicks>
