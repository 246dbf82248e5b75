/** The recap as HTML: its content, and that gaps and hostile names in responses leave no trace. */
import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { RecapView } from '../../../src/parts/recap/RecapView.tsx'
import { recapLinks } from '../../../src/parts/recap/recap-links.ts'
import type { SeasonRecap } from '../../../src/parts/recap/season-recap.ts'
import { tradeVerdict } from '../../../src/parts/trades/describe-trade.ts'
import { AwardView } from '../../../src/screens/recap/AwardView.tsx'
import { anyHoles, damage } from '../../hostile/mutations.ts'
import type { EspnFiles } from '../../hosts/espn/build-espn-league.ts'
import { runs } from '../../support/runs.ts'
import { readResponseFor } from '../../support/shown-screen.ts'
import { type DemoSeason, demoSeason, recapOfDemo, recapOfForeign } from './support/demo-recaps.ts'

const broken = /NaN|undefined|\[object Object\]|Infinity|null/
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

/** The recap and the pages of its awards. */
function pagesOf(recap: SeasonRecap): string[] {
  const links = recapLinks(recap)
  return [
    renderToStaticMarkup(<RecapView recap={recap} links={links} />),
    ...recap.awards.map((award) => renderToStaticMarkup(<AwardView recap={recap} award={award} links={links} />)),
  ]
}

const demo: Record<number, DemoSeason> = {}
beforeAll(async () => {
  for (const id of [101, 102, 103, 104]) demo[id] = await demoSeason(id)
})
const demoOf = (id: number): DemoSeason => demo[id] as DemoSeason

describe('a recap', () => {
  it('shows a finished season, without a script', async () => {
    const [html = '', ...awardPages] = pagesOf(await recapOfDemo(demoOf(101)))
    const text = textOf(html)
    expect(text).toMatch(/Champion Göing for Two|Champion GF Göing for Two/)
    for (const title of [
      'The championship',
      'Standings, rank by week, and games to remember',
      'Against the odds',
      'Bench blunder',
      'Best picks',
      'Trade of the year',
      'Best pickups',
      'How Göing for Two won 9 games',
      'Standings without luck',
      'Worst picks',
      'Season superlatives',
    ]) {
      expect(text).toContain(title)
    }
    expect(textOf(awardPages.join(' '))).toContain('Runners-up')
    expect(html).not.toMatch(/<script|\son[a-z]+=/)
    expect(html).not.toMatch(broken)
  })

  it('folds on phones what follows its head, under lines that say what is inside', async () => {
    const [html = ''] = pagesOf(await recapOfDemo(demoOf(101)))
    const folds = html.split('<details class="fold').slice(1)
    expect(folds.map((fold) => textOf(`<${/<summary.*?<\/summary>/.exec(fold)}`).trim())).toEqual([
      'Pigskin Picassos: 33.9 points on the bench, week 1',
      'Hail Mary Poppins ☂️, Bench Warrants, and Göing for Two',
      'Draft +1.9, moves −0.6, lineups +0.7, and luck 0.0',
      'Expected wins of 4 teams',
      'Best and worst picks, from Davian Oglethorpe to Wilder Fitzhollow',
      'Trade of the year and best pickups',
      expect.stringMatching(/^\d+ awards, from Highest Single Week Score to /),
    ])
  })

  it('leaves to the overview what that shows; a file outside the site has it', async () => {
    const recap = await recapOfDemo(demoOf(101))
    const of = (isWhole: boolean) =>
      textOf(renderToStaticMarkup(<RecapView recap={recap} links={recapLinks(recap)} isWhole={isWhole} />))
    for (const title of ['Final standings', 'Rank after each week', 'Closest game', 'Most lopsided game']) {
      expect(of(false)).not.toContain(title)
      expect(of(true)).toContain(title)
    }
    expect(of(true)).not.toContain('Standings, rank by week')
  })

  it('says the game that its trade of the year lost, as the award, the moves and the trade’s page do', async () => {
    const { season, throughWeek } = demoOf(103)
    const recap = await recapOfDemo({ season, throughWeek })
    const verdict = recap.moves?.tradeVerdict ?? ''
    expect(verdict).toMatch(/ gained [\d.]+ points above replacement, and lost a game by it \(week \d+, to [^)]+\)$/)
    expect(textOf(pagesOf(recap)[0] ?? '')).toContain(
      verdict.replace(/(\d) (?=points|game)/g, '$1\u00a0').split(', and ')[1],
    )
    const games = verdict.split(', and ')[1] ?? ''
    const award = recap.awards.find(({ key }) => key === 'best-trade')
    expect(award?.winner.display).toContain(`; ${games}`)
    const { trades } = readResponseFor(season, 'trades', { host: season.host, leagueId: season.leagueId })
    const listed = trades.find(({ id }) => id === recap.moves?.trade?.id)
    expect(listed && tradeVerdict(listed)).toContain(`, and ${games}`)
  })

  it('shows the last week of a running season, and crowns no team', async () => {
    const recap = await recapOfDemo(demoOf(103))
    const text = textOf(pagesOf(recap).join(' '))
    expect(text).toContain('Season 2026 after week 10')
    expect(text).not.toMatch(/Champion|Final/)
  })

  it('names who takes part in a season that has not begun', async () => {
    const text = textOf(pagesOf(await recapOfDemo(demoOf(104))).join(' '))
    expect(text).toContain('The field')
    expect(text).not.toMatch(/table|after week|0\.0/)
  })

  it('counts a final over two weeks once', async () => {
    const { titleGame, podium } = await recapOfDemo(demoOf(102))
    expect(titleGame).toMatchObject({ weeks: [16, 17], loser: { teamName: podium[1]?.teamName } })
  })

  it('renders names as text for a server with only the specification', async () => {
    for (const html of pagesOf(await recapOfForeign())) {
      expect(html).not.toMatch(/<script|<img|<em>|<b>/)
      expect(textOf(html)).not.toMatch(broken)
    }
  })

  it('leaves out what is missing in responses', async () => {
    for (let seed = 1; seed <= runs(4, 100); seed += 1) {
      const alter = (response: unknown) => {
        const files = { response } as EspnFiles
        const [holes = []] = fc.sample(anyHoles(files), { seed, numRuns: 1 })
        return damage(files, holes).response
      }
      const recaps = [await recapOfDemo(demoOf(101 + (seed % 4)), alter), await recapOfForeign(alter)]
      for (const html of recaps.flatMap(pagesOf)) {
        expect(textOf(html), `seed ${seed}`).not.toMatch(broken)
        expect(html, `seed ${seed}`).not.toMatch(/(?:d|style|href|viewBox)="[^"]*(?:NaN|undefined|Infinity)/)
      }
    }
  })

  it('is still a page without any data', async () => {
    const text = textOf(pagesOf(await recapOfDemo(demoOf(101), () => ({}))).join(' '))
    expect(text).toContain('Sunday Scaries Invitational')
    expect(text).not.toMatch(broken)
  })
})
