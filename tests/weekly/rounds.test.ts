/** A round is not a week, and a cause points the way the effect went: in editions of rounds of any length. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listWeeklyScores } from '../../src/analytics/weekly-scores.ts'
import type { Edition, Sentence } from '../../src/contract/responses/weekly.ts'
import { sumPoints } from '../../src/domain/rounding.ts'
import type { Matchup, Season } from '../../src/domain/season.ts'
import type { EditionSources } from '../../src/weekly/sources.ts'
import { writeEdition } from '../../src/weekly/write-edition.ts'
import { buildSeason, game } from '../build-season.ts'
import { judgeRecorded, recordedByHost } from '../read-leagues.ts'
import { brokenText } from '../support/broken-text.ts'
import { isSweep, runs } from '../support/runs.ts'
import { anyRounds, weekScoresOf } from './any-rounds.ts'
import { loadEditions } from './load-season.ts'

interface Written {
  edition: Edition
  sources: EditionSources
  /** The weeks of the round, from the schedule. */
  weeks: number[]
}

function writeAll(season: Season): Written[] {
  return [...loadEditions(season)].flatMap(([week, sources]) => {
    const edition = writeEdition(sources, week)
    const game = sources.schedule?.find(({ weeks }) => weeks.at(-1) === week)
    return edition ? [{ edition, sources, weeks: game?.weeks ?? [] }] : []
  })
}

function sentencesOf({ lead, stories, games, sections, next }: Edition): Sentence[] {
  return [
    ...[lead, ...stories].flatMap(({ headline, sentences }) => [headline, ...sentences]),
    ...[...games, ...sections, ...(next?.games ?? [])].flatMap(({ sentences }) => sentences),
  ]
}

const textOf = (edition: Edition) => sentencesOf(edition).map(({ text }) => text)
const figuresOf = (sentences: readonly Sentence[], name: string) =>
  sentences.flatMap(({ facts }) => facts.filter((fact) => fact.name === name).map(({ value }) => Number(value)))

/** Final games up to the edition's round. */
function gamesOf({ sources, edition }: Written) {
  return (sources.schedule ?? []).flatMap(({ weeks, status, home, away, winner }) =>
    status === 'final' && away && Math.max(...weeks) <= edition.week ? [{ weeks, home, away, winner }] : [],
  )
}

const cause = /\bdid it\b|The reason was|It came with|It followed an?\b|\bbecause\b|thanks to|\balthough\b/i

function checkRound(written: Written) {
  const { edition, sources, weeks } = written
  const sentences = sentencesOf(edition)
  const [first = 0] = weeks
  for (const week of weeks)
    expect(edition.title).toMatch(weeks.length > 2 ? /^Weeks \d+ to \d+$/ : new RegExp(`\\b${week}\\b`))

  // No odds from inside the round are those before it.
  const before = sources.forecastHistory?.weeks.findLast(({ week }) => week < first)
  for (const row of edition.odds) {
    const was = before?.teams.find(({ team }) => team.id === row.team.id)
    expect([row.playoffs.before, row.title.before]).toEqual([was?.playoffs.text ?? null, was?.title.text ?? null])
  }
  const written_ = sentences.filter(({ text }) => /before the championship game/.test(text))
  for (const sentence of written_) {
    const chances = (before?.teams ?? []).map(({ title }) => title.chance)
    for (const chance of figuresOf([sentence], 'title-odds')) expect(chances).toContain(chance)
  }
}

function checkLineups({ edition, sources }: Written) {
  const board = sources.scoreboards.find(({ week }) => week === edition.week)
  const sides = (board?.matchups ?? []).flatMap(({ home, away }) => (away ? [home, away] : []))
  const missed = sides.map(({ missedPoints }) => missedPoints)
  for (const sentence of sentencesOf(edition)) {
    const ofTeams = sides.filter(({ team }) => sentence.teams.some(({ id }) => id === team.id))
    if (/nothing on the bench|No better lineup/.test(sentence.text))
      for (const side of ofTeams) expect(side.missedPoints).toBe(0)
    if (/left the most on the bench|the most of any team/.test(sentence.text))
      expect(figuresOf([sentence], 'missed-points')).toEqual([Math.max(...missed.map((one) => one ?? 0))])
    for (const optimal of figuresOf([sentence], 'optimal-points')) {
      const side = ofTeams.find(({ optimalPoints }) => optimalPoints === optimal)
      const game = board?.matchups.find(({ home, away }) => home === side || away === side)
      expect(optimal).toBeGreaterThan((game?.home === side ? game?.away?.points : game?.home.points) ?? 0)
    }
  }
}

function checkRecords(written: Written, all: readonly WeekScore[]) {
  const { edition, weeks } = written
  const games = gamesOf(written)
  const margins = games.map(({ home, away }) => Math.abs((home.score ?? 0) - (away.score ?? 0)))
  const scores = all.filter(({ week }) => week <= edition.week)
  for (const sentence of sentencesOf(edition)) {
    if (/most lopsided game of the season/.test(sentence.text)) {
      const [one = 0, other = 0] = figuresOf([sentence], 'points')
      expect(Math.abs(one - other)).toBeCloseTo(Math.max(...margins), 6)
    }
    if (/set the season high|the most by any team in any week/.test(sentence.text)) {
      const [high] = figuresOf([sentence], 'points')
      expect(high).toBe(Math.max(...scores.map(({ points }) => points)))
      expect(scores.filter(({ points }) => points === high).every(({ week }) => weeks.includes(week))).toBe(true)
    }
    if (/closest game of the season/.test(sentence.text))
      for (const margin of figuresOf([sentence], 'margin')) expect(margin).toBeCloseTo(Math.min(...margins), 6)
  }
}

/** Streaks of the preview go through every game, also after the regular season. */
function checkStreaks(written: Written) {
  const games = gamesOf(written)
  for (const { sentences } of written.edition.next?.games ?? []) {
    for (const sentence of sentences.filter(({ text }) => /straight (?:wins|losses)/.test(text))) {
      const lengths = sentence.teams.map(({ id }) => {
        const won = games
          .filter(({ home, away }) => home.teamId === id || away.teamId === id)
          .map(({ winner }) => winner?.id === id)
          .toReversed()
        const broken = won.findIndex((one) => one !== won[0])
        return { won: won[0], length: broken === -1 ? won.length : broken }
      })
      const [streak] = figuresOf([sentence], 'streak')
      expect(lengths).toContainEqual({ won: /wins/.test(sentence.text), length: streak })
    }
  }
}

function checkBye(sentence: Sentence, isUp: boolean) {
  const [from = 0] = figuresOf([sentence], 'bye-odds-before')
  const [to = isUp ? 1 : 0] = figuresOf([sentence], 'bye-odds')
  expect(to > from).toBe(isUp)
  expect(/Missing/.test(sentence.text)).toBe(to === 0)
}

/** The one story that names causes: its first figures are the odds before and after. */
function checkCauses({ edition }: Written) {
  const swings = [edition.lead, ...edition.stories].filter(({ key }) => key === 'odds-swing')
  const ofSwings = new Set(swings.flatMap(({ sentences }) => sentences))
  for (const sentence of sentencesOf(edition))
    if (cause.test(sentence.text) && !/^.* missed out at/.test(sentence.text)) expect(ofSwings).toContain(sentence)
  for (const { sentences } of swings) {
    const [moved, ...others] = sentences
    const [from = 0, to = 0] = (moved?.facts ?? []).map(({ value }) => Number(value))
    for (const sentence of others.filter((one) => cause.test(one.text))) {
      const { text } = sentence
      expect(to).not.toBe(from)
      const isUp = to > from
      if (/although/.test(text)) expect(/lost to/.test(text)).toBe(isUp)
      else if (/Results elsewhere/.test(text)) expect(/dropped from/.test(text)).toBe(isUp)
      else if (/bye/.test(text)) checkBye(sentence, isUp)
      else expect(/ win over /.test(text)).toBe(isUp)
    }
  }
}

interface WeekScore {
  week: number
  points: number
}

function checkEdition(written: Written, scores: readonly WeekScore[]) {
  expect(textOf(written.edition).join('\n')).not.toMatch(brokenText)
  checkRound(written)
  checkLineups(written)
  checkRecords(written, scores)
  checkStreaks(written)
  checkCauses(written)
}

describe('editions of rounds of any length', () => {
  it('agree with the odds, the scoreboard, the schedule and the standings', () => {
    fc.assert(
      fc.property(anyRounds, (season) => {
        const all = writeAll(season)
        expect(all.flatMap(({ weeks }) => weeks)).toEqual(season.status.finalWeeks)
        for (const written of all) {
          checkEdition(written, weekScoresOf(season))
          for (const { team, points } of written.edition.standings) {
            const regular = gamesOf(written).filter(
              ({ weeks }) => Math.max(...weeks) <= season.status.regularSeasonFinalWeek,
            )
            const own = regular.flatMap(({ home, away }) => [home, away].filter(({ teamId }) => teamId === team.id))
            expect(points).toBe(sumPoints(own.map(({ score }) => score ?? 0)))
          }
        }
      }),
      { numRuns: runs(10, 150) },
    )
  }, 240_000)
})

const editionOf = (season: Season, week: number) => {
  const found = writeAll(season).find(({ edition }) => edition.week === week)
  if (!found) throw new Error(`no edition of week ${week}`)
  return found.edition
}

/** Only in the sweeps, and if there are any. */
describe.skipIf(!isSweep)('editions of recorded leagues', () => {
  it.for(recordedByHost.flat())('agree with their responses, too: %o', async (key) => {
    const season = await judgeRecorded(key)
    for (const written of writeAll(season)) checkEdition(written, listWeeklyScores(season))
  })
})

describe('a final of three weeks', () => {
  const season = buildSeason({
    teams: 2,
    matchups: [
      game(1, [1, 100], [2, 90]),
      game(2, [2, 80], [1, 95.5]),
      game(3, [1, 300], [2, 280], {
        kind: 'winners-bracket',
        weeks: [3, 4, 5],
        byWeek: [
          [90, 100, 110],
          [120, 80, 80],
        ],
      }),
    ],
    status: { phase: 'complete' },
  })

  it('has its three weeks in its title, and in the preview', () => {
    expect(editionOf(season, 2).next?.title).toBe('Weeks 3 to 5')
    expect(editionOf(season, 5).title).toBe('Weeks 3 to 5')
  })

  it('is the third game of a streak, and may hold the best week of the season', () => {
    const text = textOf(editionOf(season, 5)).join('\n')
    expect(text).toMatch(/three in a row|third straight win|streak continues: three wins/)
    expect(text).toMatch(/120\.0 in week 3/)
  })

  it('ends a streak of the regular season', () => {
    const [one, two, final] = season.matchups as [Matchup, Matchup, Matchup]
    const lost = buildSeason({
      teams: 2,
      matchups: [
        one,
        two,
        { ...one, matchupPeriod: 3, weeks: [3] },
        { ...final, matchupPeriod: 4, weeks: [4, 5, 6], winner: 'away' },
      ],
    })
    expect(textOf(editionOf(lost, 6)).join('\n')).toMatch(
      /Team 1 had won three|streak of three wins for Team 1|Team 1’s winning streak at three/,
    )
  })
})

describe('the first round of a season', () => {
  it('holds no record: there is none to break', () => {
    const season = buildSeason({
      teams: 4,
      matchups: [game(1, [1, 300], [2, 90], { weeks: [4, 5] }), game(1, [3, 200], [4, 199.5], { weeks: [4, 5] })],
    })
    expect(textOf(editionOf(season, 5)).join('\n')).not.toMatch(/of the season/)
  })
})

describe('the end of the regular season', () => {
  /** Team 1 and 2 win everything; `made` are the teams of the bracket. */
  const seasonOf = (made: [number, number], lastWeek: [number, number]) =>
    buildSeason({
      teams: 4,
      settings: { playoffTeamCount: 2 },
      matchups: [
        ...[1, 2, 3].flatMap((week) => [game(week, [1, 100 + week], [3, 50]), game(week, [2, 90 + week], [4, 50])]),
        game(4, [1, lastWeek[0]], [3, 80]),
        game(4, [2, lastWeek[1]], [4, 80]),
        game(5, [made[0], 100], [made[1], 90], { kind: 'winners-bracket' }),
      ],
    })

  it('is no news of who is in if all spots were taken before', () => {
    const edition = editionOf(seasonOf([1, 2], [100, 90]), 4)
    const text = textOf(edition).join('\n')
    expect(text).toContain('The playoff field had been set before week 4: Team 1 (4-0) and Team 2 (4-0).')
    expect(text).not.toMatch(/A week earlier|last spot|final playoff spot|knocked|Team 2 in,/)
  })
})

describe('the playoff field', () => {
  const season = buildSeason({
    teams: 4,
    settings: { playoffTeamCount: 2 },
    matchups: [
      ...[1, 2, 3].flatMap((week) => [game(week, [1, 100], [2, 90]), game(week, [3, 80], [4, 70])]),
      game(4, [1, 100], [2, 90], { kind: 'winners-bracket' }),
    ],
  })
  const sources = loadEditions(season).get(3)
  if (!sources?.standings) throw new Error('no edition')

  it('is that of the standings, also where a commissioner chose it', () => {
    const rows = sources.standings?.standings ?? []
    const standings = rows.map((row) => ({ ...row, madePlayoffs: ['Team 1', 'Team 2'].includes(row.teamName) }))
    const edition = writeEdition(
      { ...sources, forecastHistory: null, standings: sources.standings && { ...sources.standings, standings } },
      3,
    )
    const text = (edition ? textOf(edition) : []).join('\n')
    expect(text).toContain('Team 3 missed out at 3-0: the commissioner put Team 2 into the bracket instead.')
    expect(text).toContain('Also in: Team 2 (0-3).')
    expect(text).not.toMatch(/Team 3 (?:in,|claimed|took)|Also in: Team 3/)
  })
})

describe('the last playoff spot', () => {
  it('went to a team that had not clinched before', () => {
    const season = buildSeason({
      teams: 4,
      settings: { playoffTeamCount: 2 },
      matchups: [1, 2].flatMap((week) => [game(week, [1, 100], [2, 90]), game(week, [3, 80], [4, 70])]),
    })
    const sources = loadEditions(season).get(2)
    if (!sources?.standings) throw new Error('no edition')
    const odds = (value: number, isCertain = false) => ({
      chance: value,
      isCertain,
      text: `${Math.round(100 * value)}%`,
    })
    const oddsOf = (name: string, isOver: boolean) =>
      name === 'Team 3' ? odds(1, true) : name === 'Team 1' ? (isOver ? odds(1, true) : odds(0.4)) : odds(0, isOver)
    const weeks = [1, 2].map((week) => ({
      week,
      isPlayoff: false,
      teams: (sources.standings?.standings ?? []).map(({ teamId, teamName }) => ({
        team: { id: teamId, name: teamName },
        playoffs: oddsOf(teamName, week === 2),
        bye: odds(0),
        title: odds(0.25),
        lastPlace: odds(0),
        meanWins: 1,
      })),
    }))
    const forecastHistory = { leagueId: 1, season: 2025, unavailable: null, runs: 20, weeks }
    const edition = writeEdition({ ...sources, forecastHistory }, 2)
    const text = (edition ? textOf(edition) : []).join('\n')
    expect(text).toContain('A week earlier, Team 1’s playoff odds were 40%.')
    expect(text).not.toMatch(/Team 3 (?:took the last|claimed|in,)/)
  })
})

describe('a cause', () => {
  const season = buildSeason({
    teams: 4,
    settings: { playoffTeamCount: 2 },
    matchups: [
      game(1, [1, 100], [2, 90]),
      game(1, [3, 100], [4, 90]),
      game(2, [1, 100], [2, 90]),
      game(2, [3, 101], [4, 90]),
    ],
  })
  const [week, sources] = [...loadEditions(season)].at(-1) ?? []
  if (week === undefined || !sources) throw new Error('no edition')

  /** The last week, as if title odds had moved like this; teams by id. */
  const withOdds = (changes: Readonly<Record<number, readonly [number, number]>>, byes: readonly number[] = []) => {
    const chance = (value: number) => ({ chance: value, text: `${Math.round(100 * value)}%`, isCertain: false })
    const teams = sources.standings?.standings ?? []
    const weeks = [0, 1].map((at) => ({
      week: at + 1,
      isPlayoff: false,
      teams: teams.map(({ teamId, teamName }) => {
        const id = Number(teamName.at(-1))
        const bye = chance(at === 1 && byes.includes(id) ? 0.9 : 0.2)
        const title = chance(changes[id]?.[at] ?? 0.25)
        const team = { id: teamId, name: teamName }
        return { team, bye, playoffs: chance(0.5), title, lastPlace: chance(0), meanWins: 1 }
      }),
    }))
    const edition = writeEdition(
      { ...sources, bracket: null, forecastHistory: { leagueId: 1, season: 2025, unavailable: null, runs: 20, weeks } },
      week,
    )
    return (edition?.stories ?? [])
      .concat(edition?.lead ?? [])
      .filter(({ key }) => key === 'odds-swing')
      .flatMap(({ sentences }) => sentences.map(({ text }) => text))
      .join('\n')
  }

  it('is the team’s own result if that points the way the odds went', () => {
    expect(withOdds({ 1: [0.2, 0.5] })).toMatch(/100\.0–90\.0 win over Team 2/)
    expect(withOdds({ 2: [0.5, 0.1] })).toMatch(/loss to Team 2|loss to Team 1|Team 1, who won/)
  })

  it('is elsewhere if it does not', () => {
    const fell = withOdds({ 1: [0.3, 0.1], 3: [0.1, 0.2] })
    expect(fell).toContain('The odds fell although Team 1 beat Team 2, 100.0–90.0.')
    expect(fell).toContain('Results elsewhere did it: Team 3 climbed from 10% to 20%.')
    const rose = withOdds({ 2: [0.1, 0.3], 3: [0.3, 0.2] })
    expect(rose).toContain('The odds rose although Team 2 lost to Team 1, 100.0–90.0.')
    expect(rose).toContain('Results elsewhere did it: Team 3 dropped from 30% to 20%.')
  })

  it('may be a first-round bye', () => {
    expect(withOdds({ 2: [0.1, 0.3], 3: [0.3, 0.2] }, [2])).toContain(
      'The first-round bye did it: the chance of one went from 20% to 90%.',
    )
  })
})

describe('an elimination league with one team left', () => {
  it('has no edition of later weeks', () => {
    const side = (teamId: number, points: number) => ({
      teamId,
      points,
      adjustment: 0,
      homeBonus: 0,
      pointsByWeek: [],
    })
    const round = (matchupPeriod: number, weeks: number[], scores: [number, number][]) => ({
      matchupPeriod,
      weeks,
      sides: scores.map(([id, points]) => side(id, points)),
    })
    const season = buildSeason({
      teams: 3,
      settings: { scoringFormat: 'elimination', regularSeasonMatchups: 3 },
      status: { phase: 'complete', scoredWeeks: [1, 2, 3, 4], currentWeek: 4, finalWeek: 4 },
      eliminationRounds: [
        round(
          1,
          [1],
          [
            [1, 110],
            [2, 90],
            [3, 100],
          ],
        ),
        round(
          2,
          [2, 3],
          [
            [1, 210],
            [3, 200],
          ],
        ),
        round(3, [4], [[1, 100]]),
      ],
    })
    expect(writeAll(season).map(({ edition }) => edition.title)).toEqual(['Week 1', 'Weeks 2 and 3'])
    const { newestEdition } = [...loadEditions(season).values()][0]?.league ?? {}
    expect(newestEdition).toBe(3)
  })
})
