/** Stories of demo leagues: their figures are those of the responses, their words are few and whole. */
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { leagueIdOf } from '../../../src/analytics/public-ids.ts'
import { composeLeagueStory } from '../../../src/screens/story/league-story.ts'
import { loadTeamStory, type TeamStoryResponses } from '../../../src/screens/story/load-story.ts'
import { StoryView } from '../../../src/screens/story/StoryView.tsx'
import type { Story, StoryCard } from '../../../src/screens/story/story.ts'
import { composeTeamStory } from '../../../src/screens/story/team-story.ts'
import { formatPoints, formatRecord, formatSigned, formatWhole } from '../../../src/ui/format.ts'
import { type Alter, demoSeason, loaderOf, recapOfDemo } from '../../parts/recap/support/demo-recaps.ts'
import { brokenText } from '../../support/broken-text.ts'

interface Told {
  story: Story
  teamId: number
  responses: TeamStoryResponses
}

/** Finished, running, with medians, of eliminations. */
const leagues = [101, 103, 105, 106]
const told: Told[] = []
const ofLeagues: Story[] = []

async function tellTeams(league: number, { most = 4, alter }: { most?: number; alter?: Alter } = {}): Promise<Told[]> {
  const { season, throughWeek } = await demoSeason(league)
  const id = leagueIdOf(season)
  const key = { host: season.host, leagueId: season.leagueId, season: season.season }
  const load = loaderOf(season, alter)
  const standings = await load('standings', { leagueId: id, season: key.season })
  const all: Told[] = []
  for (const { teamId } of standings?.standings.slice(0, most) ?? []) {
    if (teamId === null) continue
    const responses = await loadTeamStory({ ...key, id, teamId }, load)
    const story = composeTeamStory({ ...key, name: season.name, throughWeek }, teamId, responses)
    if (story) all.push({ story, teamId, responses })
  }
  return all
}

beforeAll(async () => {
  for (const league of leagues) {
    told.push(...(await tellTeams(league)))
    ofLeagues.push(composeLeagueStory(await recapOfDemo(await demoSeason(league))))
  }
}, 120_000)

const figureOf = (card: StoryCard) => ('figure' in card ? card.figure : '')

/** The figures that a card may show, from the responses by a second way. */
const figuresIn: Readonly<Record<string, (told: Told, card: StoryCard) => (string | undefined)[]>> = {
  finish({ teamId, responses }) {
    const row = responses.standings.standings.find((team) => team.teamId === teamId)?.regularSeason
    return [row?.wins == null ? formatWhole(row?.pointsFor) : formatRecord(row)]
  },
  luck: ({ teamId, responses }) => [formatSigned(responses.luck?.teams.find(({ team }) => team.id === teamId)?.luck)],
  'best-week': ({ responses }) => [
    formatPoints(
      Math.max(...(responses.weeks?.weeklyPerformance ?? []).map(({ starterPoints }) => starterPoints ?? 0)),
    ),
  ],
  blunder: ({ responses }) => [
    formatPoints(
      Math.max(
        ...responses.decisions.map(({ startSitImpact, wouldHaveWon }) => (wouldHaveWon ? (startSitImpact ?? 0) : 0)),
      ),
    ),
  ],
  'pick-up': ({ teamId, responses }) => {
    const values = (responses.moves?.moves ?? [])
      .filter(({ kind }) => kind === 'add' || kind === 'waiver')
      .flatMap(({ sides }) => sides.filter(({ team }) => team.id === teamId).flatMap(({ received }) => received))
      .map(({ value, weeksStarted }) => (weeksStarted ? (value ?? 0) : 0))
    return [formatSigned(Math.max(...values))]
  },
  trade: ({ teamId, responses }) =>
    (responses.moves?.moves ?? [])
      .filter(({ kind }) => kind === 'trade')
      .flatMap(({ sides }) => sides.filter(({ team }) => team.id === teamId).map(({ value }) => formatSigned(value))),
  odds({ teamId, responses }, card) {
    const kind = card.label === 'The title odds' ? 'title' : 'playoffs'
    const weeks = responses.history?.weeks ?? []
    return card.layout === 'odds'
      ? weeks
          .filter(({ week }) => week === card.turn)
          .map(({ teams }) => teams.find(({ team }) => team.id === teamId)?.[kind].text)
      : []
  },
}

describe('the story of a team', () => {
  it('shows the figures of the responses', () => {
    let checked = 0
    for (const one of told) {
      for (const card of one.story.cards) {
        const known = figuresIn[card.key]?.(one, card)
        if (!known) continue
        expect(known, `${one.story.leagueId} ${one.story.team?.name} ${card.key}`).toContain(figureOf(card))
        checked += 1
      }
    }
    expect(checked).toBeGreaterThan(60)
  })

  it('shows its best and worst pick, its games against one opponent, and its award', () => {
    for (const { story, teamId, responses } of told) {
      const find = (key: string) => story.cards.find((card) => card.key === key)
      const values = responses.draft.draftPicks
        .filter(({ team }) => team.id === teamId)
        .flatMap(({ performance }) => performance.valueOverExpectation ?? [])
      const draft = find('draft')
      if (draft?.layout === 'rows') {
        const ends = [Math.max(...values), Math.min(...values)].filter((value, index) =>
          index === 0 ? value > 0 : value < 0,
        )
        expect(draft.rows.map(({ figure }) => figure)).toEqual(ends.map((value) => formatSigned(value)))
      }
      const opponents = find('opponents')
      for (const { name, figure } of opponents?.layout === 'faces' ? opponents.faces : []) {
        const games = new Map(
          (responses.weeks?.weeklyPerformance ?? []).flatMap(({ matchup }) =>
            matchup?.opponentName === name && matchup.result ? [[matchup.matchupId, matchup.result] as const] : [],
          ),
        )
        const count = (wanted: string) => [...games.values()].filter((result) => result === wanted).length
        expect(figure).toBe(`${count('win')}-${count('loss')}`)
      }
      const award = find('award')
      const display = responses.superlatives.superlatives.find((one) => award?.sentence.startsWith(one.award))?.winner
      if (award) expect([display?.teamId, display?.display?.includes(figureOf(award))]).toEqual([teamId, true])
    }
  })

  it('has up to eleven cards in the order of a story, each once, the last with what the others show', () => {
    for (const { story } of told) {
      const keys = story.cards.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys[0]).toBe('finish')
      expect(keys.at(-1)).toBe('last')
      expect(keys.length).toBeGreaterThanOrEqual(story.leagueId === '106' ? 4 : 7)
      expect(keys.length).toBeLessThanOrEqual(11)
      const shown = new Set(story.cards.flatMap((card) => JSON.stringify(card.inShort)))
      const last = story.cards.at(-1)
      for (const row of last?.layout === 'rows' ? last.rows : []) expect(shown).toContain(JSON.stringify(row))
      const isChampion = story.cards[0]?.label === 'Champion'
      expect(story.cards.filter(({ isTitle }) => isTitle)).toHaveLength(isChampion ? 2 : 0)
    }
    expect(told.filter(({ story }) => story.cards[0]?.label === 'Champion')).toHaveLength(1)
  })

  it('proves its games only where all of them equal the host’s', () => {
    const notes = told.map(({ story, responses }) => [
      story.cards.at(-1)?.note,
      responses.standings.summary.equalToHost,
    ])
    for (const [note, equal] of notes) expect(note !== undefined).toBe(equal !== null)
    expect(notes[0]?.[0]).toMatch(/^84 games, [\d,]+ points: equal to ESPN’s to the cent$/)
  })

  it('leaves out what a server does not know', async () => {
    const known = ['standings', 'hostLeague', 'teamWeeklyPerformance']
    const [one] = await tellTeams(101, { most: 1, alter: (response, name) => (known.includes(name) ? response : {}) })
    const keys = one?.story.cards.map(({ key }) => key)
    expect(keys?.at(0)).toBe('finish')
    for (const key of ['draft', 'award', 'blunder']) expect(keys).not.toContain(key)
  }, 60_000)
})

describe('stories', () => {
  it('say it in at most fourteen words beside names and scores, without gaps', () => {
    for (const story of [...ofLeagues, ...told.map(({ story }) => story)]) {
      for (const card of story.cards) {
        // Names are capitalized; scores are figures.
        const words = card.sentence.split(/\s+/).filter((word) => /^[a-z]/.test(word))
        expect(words.length, card.sentence).toBeLessThanOrEqual(13)
        expect(JSON.stringify(card)).not.toMatch(/NaN|undefined|\[object|Infinity|—"/)
        expect(card.sentence.trim()).not.toBe('')
      }
    }
  })

  it('are HTML that works without a script: one h1, a heading a card, links to the screens of the figures', () => {
    for (const story of [...ofLeagues, ...told.map(({ story }) => story)]) {
      const html = renderToStaticMarkup(<StoryView story={story} site={null} />)
      expect(html).not.toMatch(/<script|\son[a-z]+=/)
      expect(html.replace(/<[^>]*>/g, ' ')).not.toMatch(brokenText)
      expect(html.match(/<h1/g)).toHaveLength(1)
      expect(html.match(/<h2/g)).toHaveLength(story.cards.length)
      expect(html.match(/class="story-source"/g)).toHaveLength(story.cards.length)
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('of a running season say so, and before its week 7 there are none', () => {
    const running = told.find(({ story }) => story.leagueId === '103')?.story as Story
    expect(running.cards.at(-1)?.label).toBe('The season after week 10')
    const html = renderToStaticMarkup(<StoryView story={{ ...running, throughWeek: 6, cards: [] }} site={null} />)
    expect(html).toContain('starts after week 7')
  })
})
