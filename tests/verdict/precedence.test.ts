/** For every two neighboring sources of a fact a season in which they disagree: the first decides. */
import { describe, expect, it } from 'vitest'
import type { DrawnGame, HostMatchup, HostRound } from '../../src/domain/host-season.ts'
import type { Season } from '../../src/domain/season.ts'
import { precedence } from '../../src/verdict/precedence.ts'
import { buildSeason, game, holdDraft, pick, player, type SeasonSketch } from '../build-season.ts'

/** A season, and what is so in it: by the first source, where the second has another answer. */
interface Case {
  between: readonly [first: string, second: string]
  season: SeasonSketch
  fact: (season: Season) => unknown
  is: unknown
}

const seeded = (...playoffSeeds: number[]) => playoffSeeds.map((playoffSeed) => ({ playoffSeed }))
const ranked = (...finalRanks: (number | null)[]) => finalRanks.map((finalRank) => ({ finalRank }))
const ranksOf = ({ finalRanks }: Season) =>
  finalRanks && [...finalRanks].sort(([, a], [, b]) => a - b).map(([id]) => id)
const phaseOf = ({ status }: Season) => status.phase
const draftStateOf = ({ drafts }: Season) => drafts[0]?.state
const drafted = { ...holdDraft([pick(1, 1, 1, 1)]), state: 'to-come' as const }
const winnerIn =
  (period: number) =>
  ({ matchups }: Season) =>
    matchups.find(({ matchupPeriod, away }) => matchupPeriod === period && away)?.winner
const periods = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ matchupPeriod: index + 1, weeks: [index + 1] }))

/** After it, the order by the league's rule is 1, 2, 3, 4. */
const regular = [game(1, [1, 100], [4, 70]), game(1, [2, 95], [3, 80])]
const scheduled = [game(1, [1, 0], [2, 0], { status: 'scheduled' })]
const won = (matchup: HostMatchup, winner: HostMatchup['winner']): HostMatchup => ({ ...matchup, winner })
const title = { kind: 'winners-bracket' } as const

const drawn = (id: number, round: number, teams: readonly [number, number], more: Partial<DrawnGame> = {}) => ({
  id,
  round,
  kind: 'winners-bracket' as const,
  first: { teamId: teams[0], from: null },
  second: { teamId: teams[1], from: null },
  winner: null,
  places: null,
  ...more,
})
const round = (matchupPeriod: number, scores: readonly (readonly [number, number])[]): HostRound => ({
  matchupPeriod,
  weeks: [matchupPeriod],
  sides: scores.map(([teamId, points]) => ({ teamId, points, adjustment: 0, homeBonus: 0, pointsByWeek: [] })),
})
const survivors: SeasonSketch = {
  teams: 3,
  settings: { scoringFormat: 'elimination', playoffTeamCount: 0 },
  eliminationRounds: [round(1, [[1, 90], [2, 80], [3, 70]]), round(2, [[1, 60], [2, 75]])], // biome-ignore format: rows
  status: { phase: 'complete', scoredWeeks: [1, 2], finalWeek: 2, currentWeek: 2 },
}
/** Semifinals 1–4 and 2–3, the first of them tied. */
const semifinals: SeasonSketch = {
  teams: seeded(1, 2, 3, 4),
  settings: { playoffTeamCount: 4, regularSeasonMatchups: 1, matchupPeriods: periods(3) },
  status: { scoredWeeks: [1, 2], finalWeek: 3, currentWeek: 3 },
}
const tied = game(2, [1, 90], [4, 90], title)

const cases: { readonly [Fact in keyof typeof precedence]: readonly Case[] } = {
  phase: [
    {
      between: ['byClosing', 'byDraft'],
      season: { status: { phase: 'complete', isDrafted: false, scoredWeeks: [] }, matchups: scheduled },
      fact: phaseOf,
      is: 'complete',
    },
    {
      between: ['byDraft', 'byStatusWord'],
      season: { status: { phase: 'pre-season', isDrafted: false, scoredWeeks: [] }, matchups: scheduled },
      fact: phaseOf,
      is: 'pre-draft',
    },
    {
      between: ['byStatusWord', 'byLastWeek'],
      season: { status: { phase: 'in-season' }, matchups: regular },
      fact: phaseOf,
      is: 'in-season',
    },
    { between: ['byLastWeek', 'byPlay'], season: { status: { phase: null }, matchups: regular }, fact: phaseOf, is: 'complete' }, // biome-ignore format: a line
  ],
  draftState: [
    {
      between: ['byClosing', 'byLastPick'],
      season: {
        drafts: [{ ...drafted, state: 'complete', rounds: 2 }],
        players: [player(1, 'RB')],
        matchups: scheduled,
      },
      fact: draftStateOf,
      is: 'complete',
    },
    {
      between: ['byLastPick', 'byGames'],
      season: { teams: 1, drafts: [{ ...drafted, rounds: 1 }], players: [player(1, 'RB')] },
      fact: draftStateOf,
      is: 'complete',
    },
    {
      between: ['byGames', 'byStatusWord'],
      season: { drafts: [{ ...drafted, state: 'running', rounds: 2 }], players: [player(1, 'RB')], matchups: regular },
      fact: draftStateOf,
      is: 'complete',
    },
    {
      between: ['byStatusWord', 'byPick'],
      season: { drafts: [{ ...drafted, state: 'running', picks: [] }], matchups: scheduled },
      fact: draftStateOf,
      is: 'running',
    },
  ],
  result: [
    {
      between: ['byHost', 'byPoints'],
      season: { matchups: [won(game(1, [1, 100], [2, 90]), 'away')] },
      fact: winnerIn(1),
      is: 'away',
    },
  ],
  elimination: [
    {
      between: ['byMark', 'byLowestScore'],
      season: { ...survivors, teams: [{}, { eliminatedInPeriod: 1 }, {}] },
      fact: ({ eliminationRounds }) => eliminationRounds[0]?.eliminatedTeamIds,
      is: [2],
    },
  ],
  records: [
    {
      between: ['byHost', 'byGames'],
      season: {
        teams: [{}, {}, {}, { recordByHost: { wins: 1, losses: 0, ties: 0, pointsFor: 71, pointsAgainst: 70 } }],
        matchups: regular,
      },
      fact: ({ table, sources }) => [table.find(({ teamId }) => teamId === 4)?.wins, sources.records],
      is: [1, 'byHost'],
    },
  ],
  seeds: [
    {
      between: ['byHost', 'byRule'],
      season: { teams: seeded(4, 3, 2, 1), matchups: regular },
      fact: ({ seeds, sources }) => [seeds.order, sources.seeds],
      is: [[4, 3, 2, 1], 'byHost'],
    },
  ],
  kind: [
    {
      between: ['byBracket', 'byMark'],
      season: {
        matchups: [...regular, game(2, [1, 90], [2, 80], { kind: 'losers-consolation' })],
        playoffDraw: [drawn(1, 1, [1, 2])],
      },
      fact: ({ matchups }) => matchups.at(-1)?.kind,
      is: 'winners-bracket',
    },
    {
      between: ['byMark', 'byPath'],
      season: {
        ...semifinals,
        matchups: [
          ...regular,
          game(2, [1, 90], [4, 80], { kind: 'playoffs' }),
          game(2, [2, 90], [3, 80], { kind: 'playoffs' }),
          game(3, [1, 90], [2, 80], { kind: 'winners-consolation' }),
        ],
      },
      fact: ({ matchups }) => matchups.at(-1)?.kind,
      is: 'winners-consolation',
    },
    {
      between: ['byPath', 'byPlay'],
      season: {
        ...semifinals,
        teams: ranked(3, 2, 4, 1),
        status: { phase: 'complete', scoredWeeks: [1, 2, 3], finalWeek: 3, currentWeek: 3 },
        matchups: [
          ...regular,
          game(2, [1, 90], [4, 80], { kind: 'playoffs' }),
          game(2, [2, 90], [3, 80], { kind: 'playoffs' }),
          game(3, [4, 90], [2, 80], { kind: 'playoffs' }),
        ],
      },
      fact: ({ matchups }) => matchups.at(-1)?.kind,
      is: 'winners-bracket',
    },
  ],
  playoffTeams: [
    {
      between: ['byGames', 'bySeeds'],
      season: { teams: seeded(1, 2, 3, 4), matchups: [...regular, game(2, [3, 90], [4, 80], title)] },
      fact: ({ playoffTeamIds, sources }) => [[...playoffTeamIds], sources.playoffTeams],
      is: [[3, 4], 'byGames'],
    },
  ],
  drawnWinner: [
    {
      between: ['byHost', 'byGame'],
      season: {
        matchups: [...regular, game(2, [1, 90], [2, 80], title)],
        playoffDraw: [drawn(1, 1, [1, 2], { winner: 'second' })],
      },
      fact: ({ draw }) => draw?.games[0]?.winner,
      is: 'second',
    },
  ],
  playoffWinner: [
    {
      between: ['byBracket', 'byGame'],
      season: {
        matchups: [...regular, game(2, [1, 90], [2, 80], title)],
        playoffDraw: [drawn(1, 1, [1, 2], { winner: 'second' })],
      },
      fact: winnerIn(2),
      is: 'away',
    },
  ],
  tiedGame: [
    {
      between: ['byLine', 'byOutcome'],
      season: {
        ...semifinals,
        matchups: [...regular, tied, game(2, [2, 90], [3, 80], title)],
        // The commissioner put team 1, which lost the tie, into the final as well.
        playoffDraw: [
          drawn(1, 1, [1, 4]),
          drawn(2, 1, [2, 3]),
          drawn(3, 2, [1, 2], { first: { teamId: 1, from: null, isReplaced: true } }),
          drawn(4, 2, [1, 3], {
            kind: 'winners-consolation',
            first: { teamId: 1, from: { game: 1, outcome: 'loser' } },
          }),
        ],
      },
      fact: ({ draw }) => draw?.games[0]?.winner,
      is: 'second',
    },
    {
      between: ['byOutcome', 'bySeed'],
      season: {
        ...semifinals,
        matchups: [...regular, tied, game(3, [4, 0], [2, 0], { ...title, status: 'scheduled' })],
      },
      fact: winnerIn(2),
      is: 'away',
    },
  ],
  finalRanks: [
    {
      between: ['byStatement', 'byExits'],
      season: { ...survivors, teams: ranked(1, 2, 3) },
      fact: (season) => [ranksOf(season), season.sources.finalRanks],
      is: [[1, 2, 3], 'byStatement'],
    },
    {
      between: ['byExits', 'byTable'],
      season: { ...survivors, settings: { ...survivors.settings, hasNoPlayoffs: true } },
      fact: (season) => [ranksOf(season), season.sources.finalRanks],
      is: [[2, 1, 3], 'byExits'],
    },
    {
      between: ['byTable', 'byBracket'],
      season: {
        teams: seeded(1, 2, 3, 4),
        settings: { hasNoPlayoffs: true, regularSeasonMatchups: 1 },
        status: { phase: 'complete' },
        matchups: [...regular, game(2, [1, 80], [2, 90], title)],
      },
      fact: (season) => [ranksOf(season), season.sources.finalRanks],
      is: [[1, 2, 3, 4], 'byTable'],
    },
  ],
  place: [
    {
      // The only game of the last round is not the one for first place.
      between: ['byBracket', 'byFinal'],
      season: {
        teams: seeded(1, 2, 3, 4),
        settings: { playoffTeamCount: 4, regularSeasonMatchups: 1, matchupPeriods: periods(3) },
        status: { phase: 'complete' },
        matchups: [...regular, game(2, [1, 90], [2, 80], title), game(3, [3, 90], [4, 80], title)],
        playoffDraw: [drawn(1, 1, [1, 2], { places: { winner: 1, loser: 2 } }), drawn(2, 2, [3, 4])],
      },
      fact: (season) => ranksOf(season)?.slice(0, 2),
      is: [1, 2],
    },
    {
      // A bracket of four has two rounds, and only one was played: there is none.
      between: ['byFinal', 'byPartialRanks'],
      season: {
        teams: [{ finalRank: 2 }, {}, {}, { finalRank: 1 }],
        settings: { playoffTeamCount: 4, regularSeasonMatchups: 1 },
        status: { phase: 'complete' },
        matchups: [...regular, game(2, [1, 90], [2, 80], title)],
      },
      fact: (season) => [season.bracket, ranksOf(season)?.slice(0, 2)],
      is: [null, [1, 2]],
    },
  ],
}

describe.each(Object.entries(cases))('of two sources of %s', (fact, own) => {
  it.each(own.map((one) => [one.between.join(' goes before '), one] as const))('%s', (_, { season, fact, is }) => {
    expect(fact(buildSeason(season))).toEqual(is)
  })

  it('have a case for every two neighbors', () => {
    const sources: readonly string[] = precedence[fact as keyof typeof precedence]
    const neighbors = sources.slice(1).map((source, index) => [sources[index], source])
    expect(own.map(({ between }) => between)).toEqual(neighbors)
  })
})
