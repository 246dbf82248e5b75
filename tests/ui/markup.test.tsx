/** Markup of the kit and the first screens, also for invalid data. */
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Sparkline } from '../../src/charts/Sparkline.tsx'
import { WeekBars } from '../../src/charts/WeekBars.tsx'
import { LeagueFailed } from '../../src/parts/league/LeagueStates.tsx'
import type { LeagueTabProps } from '../../src/parts/league/league-view.ts'
import { UnexpectedError } from '../../src/parts/screen/UnexpectedError.tsx'
import { performanceRows } from '../../src/parts/team/performance-rows.ts'
import { TeamFailure } from '../../src/parts/team/TeamMessages.tsx'
import { OverviewTab } from '../../src/screens/overview/OverviewScreen.tsx'
import { PerformanceTable } from '../../src/screens/performance/PerformanceTable.tsx'
import { createQueryClient } from '../../src/stores/queries.ts'
import { CohortRange } from '../../src/ui/CohortRange.tsx'
import { DataTable } from '../../src/ui/DataTable.tsx'
import { Delta } from '../../src/ui/Delta.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { iconPaths } from '../../src/ui/icons.ts'
import { PositionBadge } from '../../src/ui/PositionBadge.tsx'
import { Progress } from '../../src/ui/Progress.tsx'
import { TeamLogosProvider } from '../../src/ui/TeamLogosProvider.tsx'
import { TeamMark, TeamName } from '../../src/ui/TeamMark.tsx'
import { completed, completedLeague } from '../support/completed.ts'
import { espnLeague } from '../support/league-keys.ts'
import { renderWhole } from '../support/render-whole.ts'

const broken = /NaN|undefined|\[object Object\]|Infinity/
const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const hostileNames = ['<script>alert(1)</script>', '🏈'.repeat(40), 'قائمة الفرق', 'W'.repeat(90), '', '   ']

describe('the kit', () => {
  it('shows a team’s picture over its mark, in its box, and only the mark if two teams share a name', () => {
    const logos = [
      { teamName: 'Own Picture', logo: '/a.webp' },
      { teamName: 'Twins', logo: '/b.webp' },
      { teamName: 'Twins', logo: '/c.webp' },
    ]
    const markOf = (name: string, size?: 28 | 240) =>
      renderToStaticMarkup(
        <TeamLogosProvider league={{ teamLogos: logos }}>
          <TeamMark name={name} size={size} />
        </TeamLogosProvider>,
      )
    expect(markOf('Own Picture')).toMatch(/<svg.*OP.*<img src="\/a\.webp" alt="" loading="lazy"/)
    for (const mark of [markOf('Twins'), markOf('Nobody'), markOf('Own Picture', 240)])
      expect(mark).not.toContain('<img')
  })

  it('shows a star for an unknown icon', () => {
    for (const name of ['no-such-icon', 'constructor', '__proto__', '']) {
      expect(renderToStaticMarkup(<Icon name={name} />)).toContain(iconPaths.star)
    }
    expect(renderToStaticMarkup(<Icon name="trophy" label="Champion" />)).toContain('aria-label="Champion"')
  })

  it('treats DEF as D/ST and IDP positions as neutral', () => {
    expect(renderToStaticMarkup(<PositionBadge position="DEF" />)).toMatch(/text-dst.*D\/ST/)
    expect(renderToStaticMarkup(<PositionBadge position="LB" />)).toMatch(/text-muted.*LB/)
    expect(renderToStaticMarkup(<PositionBadge position="constructor" />)).toContain('text-muted')
    expect(renderToStaticMarkup(<PositionBadge position={null} />)).toBe('')
  })

  it('marks differences with an arrow, and zero with none', () => {
    expect(textOf(renderToStaticMarkup(<Delta value={3.14} />))).toContain('▲ +3.1')
    expect(renderToStaticMarkup(<Delta value={-3} isLowerBetter />)).toMatch(/text-better.*▼.*−3\.0/)
    expect(renderToStaticMarkup(<Delta value={0.01} />)).not.toMatch(/▲|▼/)
    expect(textOf(renderToStaticMarkup(<Delta value={undefined} />))).toContain('—')
  })

  it('writes names as text', () => {
    for (const name of hostileNames) {
      const html = renderToStaticMarkup(<TeamName name={name} />)
      expect(html).not.toContain('<script')
      expect(textOf(html).trim()).not.toBe('')
    }
  })

  it('shows the progress of an import', () => {
    const html = renderToStaticMarkup(<Progress label="Import" step="Week 3 of 17" done={4} total={16} />)
    expect(html).toContain('aria-valuenow="25"')
    expect(textOf(html)).toContain('Week 3 of 17')
    expect(renderToStaticMarkup(<Progress label="Import" done={9} total={0} />)).not.toContain('aria-valuenow')
    expect(renderToStaticMarkup(<Progress label="Import" done={20} total={16} />)).toContain('aria-valuenow="100"')
  })

  it('renders odd points as far as possible and reports missing ones', () => {
    const points = [1, 2, 3].map((week) => ({ week, points: week === 2 ? Number.NaN : week }))
    expect(renderToStaticMarkup(<Sparkline points={points} />)).not.toMatch(broken)
    expect(renderToStaticMarkup(<Sparkline points={[{ week: 5, points: 5 }]} />)).not.toMatch(broken)
    expect(textOf(renderToStaticMarkup(<Sparkline points={[{ week: 1, points: null }]} />))).toContain('No data')
    const one = [{ week: 1, value: 0 }]
    expect(renderToStaticMarkup(<WeekBars series={one} width={0} label="QB" />)).not.toMatch(broken)
    expect(textOf(renderToStaticMarkup(<WeekBars series={[]} width={300} label="QB" />))).toContain('No data')
    expect(renderToStaticMarkup(<CohortRange deviations={99} />)).not.toMatch(broken)
    expect(renderToStaticMarkup(<CohortRange deviations={null} />)).toContain('No cohort')
  })
})

describe('DataTable', () => {
  const columns = [
    { key: 'name', header: 'Name', render: (row: { name: string; points: number }) => row.name },
    { key: 'points', header: 'Points', align: 'end' as const, render: (row: { points: number }) => row.points },
  ]
  const rows = [{ name: 'A', points: 2 }]

  it('shows the sorted column and direction', () => {
    const html = renderToStaticMarkup(
      <DataTable
        label="Teams"
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        sort={{ key: 'points', direction: 'descending' }}
        onSort={() => {}}
      />,
    )
    expect(html.match(/aria-sort="[a-z]+"/g)).toEqual(['aria-sort="descending"'])
    expect(html.match(/<th scope="col"[^>]*><button/g)).toHaveLength(2)
  })

  it('names each row by its first column, which opens it', () => {
    const html = renderToStaticMarkup(
      <DataTable label="Teams" columns={columns} rows={rows} rowKey={({ name }) => name} rowHref={() => '/teams/1'} />,
    )
    expect(html).toMatch(/<th scope="row"[^>]*><a href="\/teams\/1"[^>]*>A<\/a>/)
  })

  it('is reachable by keyboard without focusable content, and reports that it is empty', () => {
    const html = renderToStaticMarkup(
      <DataTable label="Teams" columns={columns} rows={[]} rowKey={({ name }) => name} emptyText="Nobody yet" />,
    )
    expect(html).toContain('tabindex="0"')
    expect(textOf(html)).toContain('Nobody yet')
  })
})

describe('the overview tab', () => {
  const base: LeagueTabProps = {
    parameters: {},
    leagueRef: espnLeague(1),
    league: completedLeague(),
    standings: completed('standings', {}),
    draft: { status: 'loading', progress: null, reload: () => {} },
    query: new URLSearchParams(),
    teamHref: (teamId) => `/leagues/espn/1/teams/${teamId}`,
  }
  const show = (props: Partial<LeagueTabProps>) =>
    renderWhole(
      <QueryClientProvider client={createQueryClient()}>
        <OverviewTab {...base} {...props} />
      </QueryClientProvider>,
    )

  it('has the labels and columns of the specification, in order', async () => {
    const html = await show({})
    expect([...html.matchAll(/<dt[^>]*>([^<]+)/g)].map(([, label]) => label)).toEqual([
      'Season',
      'Teams',
      'Regular Season Weeks',
      'Playoff Weeks',
      'Draft Rounds',
      'Total Points Scored',
      'Average Points Per Team',
      'Highest Scoring',
    ])
    const headers = [...html.matchAll(/<th scope="col".*?<\/th>/g)].map(([header]) => textOf(header).trim())
    expect(headers.map((header) => header.replace(/[▲▼]/, '').trim())).toEqual([
      'Final Rank',
      'Team',
      'Regular Season Rank (weeks 1-14)',
      'Regular Season W-L',
      'Points For',
      'Points Against',
      'Differential',
    ])
  })

  it('marks the champion, playoff teams and the regular season’s first', async () => {
    const html = await show({
      standings: completed('standings', {
        standings: [
          { teamId: 1, teamName: 'A', rank: 1, isChampion: true, regularSeason: { rank: 2 } },
          { teamId: 2, teamName: 'B', rank: 7, regularSeason: { rank: 1 } },
        ],
      }),
    })
    const [first = '', second = ''] = [...html.matchAll(/<tr data-opens="" class.*?<\/tr>/g)]
      .map(([row]) => row)
      .slice(-2)
    expect(first).toMatch(/--row:var\(--champion\).*Playoff team.*aria-label="Champion"/)
    expect(first).not.toContain('Regular season leader')
    expect(second).toContain('aria-label="Regular season leader"')
    expect(second).not.toContain('Playoff team')
    expect(second).toContain('href="/leagues/espn/1/teams/2"')
  })

  it('shows the season by the ranks of the server, also with rows of no team', async () => {
    const ranked = (teamId: number, weeks: number[]) => ({
      teamId,
      teamName: `Team ${teamId}`,
      rankByWeek: weeks.map((week) => ({ week, rank: teamId })),
    })
    const tells = async (...standings: object[]) =>
      (await show({ standings: completed('standings', { standings }) })).includes('Rank by week')
    expect(await tells(ranked(1, [1, 2]), ranked(2, [1]), {})).toBe(true)
    expect(await tells(ranked(1, [1, 2]), ranked(2, []))).toBe(false)
    expect(await tells(ranked(1, [1, 2]), {})).toBe(false)
    expect(await tells(ranked(1, [1]), ranked(2, [1]))).toBe(false)
  })

  it('survives any field absent and any name', async () => {
    const standings = hostileNames.map((teamName) => ({ teamName, rank: Number.NaN, regularSeason: {} }))
    for (const html of [
      await show({ standings: completed('standings', { standings }) }),
      await show({ standings: completed('standings', { standings: [{}, {}] }) }),
    ]) {
      expect(textOf(html)).not.toMatch(broken)
      expect(html).not.toContain('<script')
    }
  })
})

describe('a team’s weeks', () => {
  it('show whether the running one’s game has begun', () => {
    const tell = (matchup: { teamScore?: number; opponentScore?: number }) => {
      const weeklyPerformance = [
        { week: 11, starterPoints: 0, isComplete: false, matchup: { opponentName: 'Night Shift', ...matchup } },
      ]
      const rows = performanceRows(completed('teamWeeklyPerformance', { weeklyPerformance }))
      return textOf(renderToStaticMarkup(<PerformanceTable rows={rows} onMatchup={() => {}} />))
    }
    expect(tell({})).toMatch(/11 .*— .*N\/A/)
    expect(tell({})).not.toContain('0.0')
    expect(tell({ opponentScore: 12 })).toMatch(/12\.0 .*LIVE/)
    expect(tell({ teamScore: 0, opponentScore: 12 })).toMatch(/0\.0 .*12\.0 .*LIVE/)
  })
})

describe('messages', () => {
  it('reports that the league did not load, with the server’s message or the fallback', () => {
    const said = textOf(
      renderToStaticMarkup(
        <LeagueFailed host="espn" failure={{ status: 403, detail: 'It is private.' }} onRetry={() => {}} />,
      ),
    )
    expect(said).toMatch(/Failed to load league data It is private\. .*espn_s2.* Retry Back to Home/)
    expect(said).toContain('Open from a file Retry')
    const firewall = { status: 403, detail: '', reason: 'down' } as const
    const stopped = textOf(renderToStaticMarkup(<LeagueFailed host="espn" failure={firewall} onRetry={() => {}} />))
    expect(stopped).toMatch(/Failed to load league data Failed to load league Retry/)
    const silent = textOf(
      renderToStaticMarkup(<LeagueFailed host="espn" failure={{ status: 500, detail: '' }} onRetry={() => {}} />),
    )
    expect(silent).toMatch(/Failed to load league data Failed to load league Retry/)
  })

  it('reports that the team did not load, with Retry and Back to Home, also if the league has no such team', () => {
    const said = (failure: ComponentProps<typeof TeamFailure>) =>
      textOf(renderToStaticMarkup(<TeamFailure {...failure} />))
    expect(said({ detail: 'There is no team 5 here.', leagueHref: '/' })).toMatch(
      /Failed to load team data There is no team 5 here\. Teams of the league Retry Back to Home/,
    )
    expect(said({ detail: '', onRetry: () => {} })).toMatch(
      /Failed to load team data Failed to load team Retry Back to Home/,
    )
  })

  it('shows status or message of an unexpected error', () => {
    expect(textOf(renderToStaticMarkup(<UnexpectedError status={404} message="Not Found" />))).toMatch(
      /Unexpected Application Error! 404 Not Found Back to Home/,
    )
    expect(renderToStaticMarkup(<UnexpectedError />)).not.toMatch(broken)
  })
})
