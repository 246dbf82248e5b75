/** Hundreds of editions of simulated seasons: their facts are in the responses, and they read as if written by hand. */
import { beforeAll, describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import type { Edition, Sentence, SentenceFact } from '../../src/contract/responses/weekly.ts'
import { roundPoints } from '../../src/domain/rounding.ts'
import { editionText } from '../../src/weekly/plain-text.ts'
import type { EditionSources } from '../../src/weekly/sources.ts'
import { writeEdition } from '../../src/weekly/write-edition.ts'
import { judgeDemo } from '../read-leagues.ts'
import { brokenText } from '../support/broken-text.ts'
import { loadEditions } from './load-season.ts'

interface Written {
  edition: Edition
  sources: EditionSources
}

/** The same weeks in leagues of other names: other wordings of the same facts. */
const variants = 7
const all: Written[] = []
let milliseconds = 0

beforeAll(async () => {
  for (const demo of demoLeagues) {
    const sources = loadEditions(await judgeDemo(demo))
    const begin = performance.now()
    for (const [week, ofWeek] of sources) {
      for (let variant = 0; variant < variants; variant += 1) {
        const league = { ...ofWeek.league, hostLeagueId: `${ofWeek.league.hostLeagueId}${variant || ''}` }
        const edition = writeEdition({ ...ofWeek, league }, week)
        if (edition) all.push({ edition, sources: ofWeek })
      }
    }
    milliseconds += performance.now() - begin
  }
}, 120_000)

describe('500 editions', () => {
  it('are written, a season of 18 in less than a second', () => {
    expect(all.length).toBeGreaterThanOrEqual(500)
    expect((milliseconds / all.length) * 18).toBeLessThan(1000)
  })

  it('have no hole, slip or loose number in any sentence', () => {
    const found = all.flatMap(({ edition }) => sentencesOf(edition).flatMap((sentence) => slipsOf(sentence)))
    expect(found.slice(0, 10)).toEqual([])
  })

  it('repeat nothing', () => {
    for (const { edition } of all) {
      const texts = sentencesOf(edition).map(({ text }) => text)
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
    }
  })

  it('have every figure from the responses', () => {
    const wrong = all.flatMap(({ edition, sources }) => {
      const known = knownFigures(sources, edition.week)
      return sentencesOf(edition).flatMap((sentence) =>
        sentence.facts
          .filter((fact) => !isFromResponses(fact, sentence, known))
          .map((fact) => `${fact.name} ${fact.value}: ${sentence.text}`),
      )
    })
    expect([...new Set(wrong)].slice(0, 10)).toEqual([])
  })

  it('give every game two or three sentences, and only with a reason fewer', () => {
    const lengths = all.flatMap(({ edition }) => edition.games.map(({ sentences }) => sentences.length))
    expect(Math.max(...lengths)).toBe(3)
    expect(lengths.filter((length) => length < 2).length / lengths.length).toBeLessThan(0.02)
  })

  it('name the winner of every game first, with the scores of the scoreboard', () => {
    for (const { edition, sources } of all) {
      const games = sources.scoreboards.at(-1)?.matchups ?? []
      for (const { matchupId: id, teams, points, isTie } of edition.games) {
        const game = games.find(({ matchupId }) => matchupId === id)
        const sides = [game?.home, game?.away].sort((a, b) => Number(b?.isWinner) - Number(a?.isWinner))
        expect(teams.map(({ id }) => id)).toEqual(sides.map((side) => side?.team.id))
        expect(points).toEqual(sides.map((side) => side?.points))
        expect(isTie).toBe(game?.isTie)
      }
    }
  })

  it('open no two neighbouring weeks with the same headline or the same first words', () => {
    for (let index = variants; index < all.length; index += 1) {
      const before = all[index - variants]?.edition
      const after = all[index]?.edition
      if (!before || !after?.games.length || before.league.id !== after.league.id) continue
      expect(shapeOf(after.games[0]?.sentences[0])).not.toBe(shapeOf(before.games[0]?.sentences[0]))
      expect(after.headline).not.toBe(before.headline)
    }
  })

  it('fit into a message, with the link', () => {
    for (const { edition } of all) {
      const text = editionText(edition, 'https://example.org/weekly')
      expect(text.length).toBeLessThanOrEqual(1200)
      expect(text).toMatch(/https:\/\/example\.org\/weekly$/)
      expect(text).not.toMatch(brokenText)
    }
  })

  it('are the same every time', () => {
    for (const { edition, sources } of all.filter((_, index) => index % variants === 0)) {
      expect(writeEdition(sources, edition.week)).toEqual(edition)
    }
  })
})

function sentencesOf({ lead, stories, games, sections, next }: Edition): Sentence[] {
  return [
    ...[lead, ...stories].flatMap(({ headline, sentences }) => [headline, ...sentences]),
    ...[...games, ...sections, ...(next?.games ?? [])].flatMap(({ sentences }) => sentences),
  ]
}

/** Names may hold anything: X is a team, Y a player. */
function withoutNames({ text, facts, teams }: Sentence): string {
  const players = facts.filter(({ name }) => name === 'player').map((fact) => ({ name: fact.text, letter: 'Y' }))
  return [...teams.map(({ name }) => ({ name, letter: 'X' })), ...players]
    .toSorted((a, b) => b.name.length - a.name.length)
    .reduce((left, { name, letter }) => left.replaceAll(name, letter), text)
}

function shapeOf(sentence: Sentence | undefined): string {
  return sentence ? withoutNames(sentence).replace(/[\d.,–]+/g, '#') : ''
}

const slips: [string, RegExp][] = [
  ['hole', /[{}]|\$\{|\bNaN\b|\bundefined\b|\bnull\b|Infinity|\[object/],
  ['space', / {2}|^ | $| [.,;:]|\(\s|\s\)/],
  ['stop', /\.\.|,\.|;\.|:\.|,,/],
  ['article', /\ba (?:8|11\b|18\b|[aeio])|\ban (?:[^aeiou\d]|(?!11\b|18\b)[0-79])/i],
  [
    'plural',
    /(?<![\d.,])\b(?:one|1) (?:wins|games|weeks|teams|losses|spots|points)\b|(?<![\d.,])\b(?:two|three|four|five|six|[2-9]|\d\d) (?:win|game|week|team|loss|open spot)\b/i,
  ],
  // A team's name may be of one or of many: its verbs are in the past, or 'would' and 'can'.
  ['agreement', /(?<!for |of |from )\bX (?:is|are|was|were|has|have|does|do|leads?|meets|plays|needs|gets|follows)\b/],
  ['start', /^[a-z]/],
]

function slipsOf(sentence: Sentence): string[] {
  const text = withoutNames(sentence)
  const rest = sentence.facts
    .toSorted((a, b) => b.text.length - a.text.length)
    .reduce((left, fact) => left.replace(fact.text, ''), withoutNames(sentence))
  return [
    ...slips.filter(([, slip]) => slip.test(text)).map(([name]) => `${name}: ${sentence.text}`),
    ...(/\d/.test(rest) ? [`number without a fact: ${sentence.text}`] : []),
  ]
}

/** Read from the responses without code of the weekly. */
function knownFigures(sources: EditionSources, week: number) {
  const scoreboard = sources.scoreboards.at(-1)
  const sides = (scoreboard?.matchups ?? []).flatMap(({ home, away }) => [home, away].filter((side) => side != null))
  const ranking = scoreboard?.ranking ?? []
  const schedule = (sources.schedule ?? []).filter(
    ({ status, weeks }) => status === 'final' && Math.max(...weeks) <= week,
  )
  const rosters = Map.groupBy(
    sources.rosters.flatMap(({ roster }) => roster),
    ({ playerId }) => playerId,
  )
  const first = Math.min(week, ...schedule.filter(({ weeks }) => weeks.includes(week)).flatMap(({ weeks }) => weeks))
  const history = sources.forecastHistory?.weeks ?? []
  const odds = [history.findLast((entry) => entry.week < first), history.find((entry) => entry.week === week)]
  const entries = odds.flatMap((one) => one?.teams ?? [])
  const numbers = (values: readonly (number | null | undefined)[]) => new Set(values)
  const scores = sides.map(({ team, points }) => ({ id: team.id, points: points ?? 0 }))
  const standings = sources.standings?.standings ?? []
  return {
    /** The last two of a team. */
    ranks: new Map(
      standings.map(({ teamId, rankByWeek }) => [
        teamId,
        rankByWeek
          .filter((entry) => entry.week <= week)
          .slice(-2)
          .map(({ rank }) => rank),
      ]),
    ),
    trades: new Set((sources.moves?.moves ?? []).filter(({ kind }) => kind === 'trade').map(({ id }) => id)),
    /** How many scores of the week were below a team's, and how many above. */
    outscored: (teamId: number) => {
      const own = scores.find(({ id }) => id === teamId)?.points ?? 0
      return [scores.filter(({ points }) => points < own).length, scores.filter(({ points }) => points > own).length]
    },
    /** Points and projections of each week of the round, and of all weeks in which he started. */
    players: new Map(
      [...rosters].map(([id, weeks]) => {
        const started = weeks.filter(({ isStarter, weekPoints }) => isStarter && weekPoints !== null)
        const values = (key: 'weekPoints' | 'projectedPoints') =>
          numbers([
            ...weeks.map((player) => player[key]),
            roundPoints(started.reduce((sum, player) => sum + (player[key] ?? 0), 0)),
          ])
        const names = new Set(weeks.map(({ name }) => name))
        return [id, { names, points: values('weekPoints'), projections: values('projectedPoints') }]
      }),
    ),
    schedule,
    byName: {
      points: numbers([
        ...sides.map(({ points }) => points),
        ...ranking.map(({ points }) => points),
        ...schedule.flatMap(({ home, away }) => [home.score, away?.score]),
      ]),
      projection: numbers([...sides, ...ranking].map(({ projectedPoints }) => projectedPoints)),
      'optimal-points': numbers(sides.map(({ optimalPoints }) => optimalPoints)),
      'missed-points': numbers([
        ...sides.map(({ missedPoints }) => missedPoints),
        ...ranking.map(({ missedPoints }) => missedPoints),
      ]),
      'chance-before': numbers(sides.map(({ chanceBefore }) => chanceBefore)),
      median: numbers([scoreboard?.median]),
      seed: numbers(sides.map(({ seed }) => seed)),
      record: new Set(sides.map(({ record }) => record)),
      bid: numbers((sources.moves?.moves ?? []).map(({ bid }) => bid)),
      'title-odds': numbers(entries.map(({ title }) => title.chance)),
      'title-odds-before': numbers(entries.map(({ title }) => title.chance)),
      'playoffs-odds': numbers(entries.map(({ playoffs }) => playoffs.chance)),
      'playoffs-odds-before': numbers(entries.map(({ playoffs }) => playoffs.chance)),
    } as Readonly<Record<string, Set<unknown>>>,
  }
}

function isFromResponses(fact: SentenceFact, sentence: Sentence, known: ReturnType<typeof knownFigures>): boolean {
  const { name, value } = fact
  if (name === 'player') return known.players.get(Number(value))?.names.has(fact.text) === true
  if (/^(?:player|bench|starter)-points$/.test(name))
    return playersOf(sentence, known).some((player) => value === 0 || player?.points.has(Number(value)))
  if (name === 'player-projection')
    return playersOf(sentence, known).some((player) => player?.projections.has(Number(value)))
  if (name === 'trade') return known.trades.has(String(value))
  if (name === 'streak') return sentence.teams.some(({ id }) => runsOf(id, known).includes(Number(value)))
  if (/^(?:previous-)?rank$/.test(name))
    return sentence.teams.some(({ id }) => known.ranks.get(id)?.includes(Number(value)))
  if (/^(?:beaten|better)-scores$/.test(name))
    return sentence.teams.some(({ id }) => known.outscored(id).includes(Number(value)))
  if (name === 'margin') return isDifference(Number(value), known.byName.points)
  if (name === 'record') return known.byName.record?.has(value) === true || /^\d+-\d+/.test(String(value))
  const set = known.byName[name]
  return set ? set.has(value) : Number.isFinite(value)
}

function playersOf({ facts }: Sentence, { players }: ReturnType<typeof knownFigures>) {
  return facts.filter(({ name }) => name === 'player').map(({ value }) => players.get(Number(value)))
}

function isDifference(value: number, points: Set<unknown> | undefined): boolean {
  const all = [...(points ?? [])].filter((one) => typeof one === 'number')
  return all.some((one) => all.some((other) => Math.abs(one - other - value) < 0.006))
}

/** Lengths of all runs of like results that a team had, each also as it grew. */
function runsOf(teamId: number, { schedule }: ReturnType<typeof knownFigures>): number[] {
  const results = schedule
    .filter(({ home, away }) => away && (home.teamId === teamId || away.teamId === teamId))
    .map(({ isTie, winner }) => (isTie ? 'tie' : winner?.id === teamId ? 'win' : 'loss'))
  let run = 0
  return results.map((result, index) => {
    run = result === results[index - 1] ? run + 1 : 1
    return run
  })
}
