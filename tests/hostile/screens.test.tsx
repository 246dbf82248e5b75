/** Whatever a server answers: every screen draws something, and nothing on it is broken or taken for markup. */
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readLeniently } from '../../src/client/lenient.ts'
import { answers } from '../../src/contract/answers/index.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import { fillPath } from '../../src/contract/fill-path.ts'
import { pathTo } from '../../src/contract/routes.ts'
import { shapeOf } from '../../src/contract/shape.ts'
import { PrerenderedApp } from '../../src/features/app/PrerenderedApp.tsx'
import MatchupPanel from '../../src/features/matchup/MatchupPanel.tsx'
import PlayerModal from '../../src/features/player/PlayerModal.tsx'
import { answerCall, type Call, everyCall } from '../../src/handlers/every-call.ts'
import { clearSeeds, plantSeed } from '../../src/stores/page-seed.ts'
import { recordCalls } from '../../src/stores/use-resource.ts'
import { loadComponents, recordComponents } from '../../src/ui/lazy-component.tsx'
import type { EspnFiles } from '../espn/build-espn-league.ts'
import { build } from '../espn/read-sketch.ts'
import { anyMutations, damage, type Mutation } from './mutations.ts'
import { checkHostile } from './replay.ts'

interface Screen {
  name: string
  draw: () => string
  /** Addresses of the answers that it shows. */
  urls: string[]
}

/** Answers of the season by the address that asks for them, and the endpoint of each. */
const byUrl: EspnFiles = {}
const endpointOf = new Map<string, EndpointName>()
const screens: Screen[] = []

beforeAll(async () => {
  // Components say to the console what they cannot use; that is not what is looked for here.
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const season = await build()
  for (const call of everyCall(season)) remember(call, answerCall(season, { seasons: [2025], asOf: null }, call))
  const espnLeagueId = season.espnLeagueId
  const teamId = Number(firstOf('team').id)
  const playerId = Number(firstOf('player').id)
  const team = { espnLeagueId, teamId }
  const paths = {
    home: pathTo('home'),
    overview: pathTo('overview', { espnLeagueId }),
    draftboard: pathTo('draftboard', { espnLeagueId }),
    awards: pathTo('awards', { espnLeagueId }),
    week: pathTo('rosterWeek', { ...team, weekNum: 1 }),
    'season overview': pathTo('seasonOverview', team),
    performance: pathTo('performance', team),
    'older league': pathTo('leagueLegacy', { espnLeagueId }),
    'older team': pathTo('teamLegacy', { teamId }),
  }
  for (const [name, path] of Object.entries(paths)) {
    await learn(name, () => renderToString(<PrerenderedApp path={path} />))
  }
  const nothing = () => {}
  await learn('player', () => renderToString(<PlayerModal playerId={playerId} onClose={nothing} />))
  await learn('matchup', () =>
    renderToString(<MatchupPanel teamId={teamId} week={1} weeks={[1, 2]} onWeek={nothing} onClose={nothing} />),
  )
})
afterAll(() => {
  vi.restoreAllMocks()
})

function remember({ name, parameters }: Call, answer: unknown): void {
  const url = fillPath(endpoints[name].path, { ...parameters })
  byUrl[url] = answer as EspnFiles[string]
  endpointOf.set(url, name)
  // An address without a season means the newest, and there is only one.
  const plain = url.replace(/\?season=\d+$/, '')
  byUrl[plain] = byUrl[url]
  endpointOf.set(plain, name)
}

function firstOf(name: EndpointName): { id?: unknown } {
  const [url = ''] = [...endpointOf].find(([, endpoint]) => endpoint === name) ?? []
  return byUrl[url] as { id?: unknown }
}

/** Draws a screen until it asks for nothing more. */
async function learn(name: string, draw: () => string): Promise<void> {
  const urls = new Set<string>()
  for (let round = 0; round < 6; round++) {
    plant(byUrl, [...urls])
    const { result, calls } = recordCalls(() => recordComponents(draw))
    await loadComponents(result.keys)
    for (const { url } of calls) urls.add(url)
  }
  screens.push({ name, draw, urls: [...urls].filter((url) => url in byUrl) })
}

function plant(files: EspnFiles, urls: readonly string[]): void {
  clearSeeds()
  const seeded = urls.map((url) => {
    const name = endpointOf.get(url)
    return [url, { data: name && readLeniently(shapeOf(answers[name]), files[url]) }] as const
  })
  plantSeed({
    season: null,
    seasons: [],
    answers: Object.fromEntries(seeded.filter(([, { data }]) => data !== undefined)),
  })
}

const broken = /\bNaN\b|\bundefined\b|\[object Object\]|Infinity/

describe('every screen', () => {
  it('shows what a well-behaved server says', () => {
    for (const { name, draw, urls } of screens) {
      plant(byUrl, urls)
      const html = draw()
      expect(urls.length, name).toBeGreaterThan(0)
      // The older team page opens with a week that this short season does not have.
      if (name !== 'older team') expect(html, name).not.toMatch(/Loading/)
      expect(html.length, name).toBeGreaterThan(1500)
    }
  })

  it('draws whatever a server says', async () => {
    const shown = Object.fromEntries(screens.flatMap(({ urls }) => urls).map((url) => [url, byUrl[url]]))
    const check = (mutations: Mutation[]) => {
      const files = damage(shown as EspnFiles, mutations)
      const said = JSON.stringify(mutations)
      for (const { name, draw, urls } of touchedBy(mutations)) {
        plant(files, urls)
        const html = draw()
        if (!broken.test(said) && broken.test(html)) throw new Error(`${name} shows ${broken.exec(html)?.[0]}`)
        if (/<img src=x|<script>alert/.test(html)) throw new Error(`${name} takes a name for markup`)
      }
    }
    await checkHostile({ name: 'screens', share: 0.15, cases: anyMutations(shown as EspnFiles), check })
  }, 600_000)
})

/** Of the screens that show a damaged answer, two: which ones goes by the damage, so that a case stays itself. */
function touchedBy(mutations: readonly Mutation[]): Screen[] {
  const files = new Set(mutations.map(({ file }) => file))
  const touched = screens.filter(({ urls }) => urls.some((url) => files.has(url)))
  const start = JSON.stringify(mutations).length % Math.max(touched.length, 1)
  return [...touched.slice(start), ...touched.slice(0, start)].slice(0, 2)
}
