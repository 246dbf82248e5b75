import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { LineupAlarm, OwnLineupAlarm } from '../../src/parts/team/LineupAlarm.tsx'
import { completed, completedLeague } from '../support/completed.ts'

const until = '2025-09-07T17:00:00.000Z'
const alarmOf = (alerts: object[], href?: string) =>
  renderToStaticMarkup(
    <LineupAlarm
      alerts={completed('startSitAnalysis', { open: { alerts, changes: [] } }).open?.alerts ?? []}
      href={href}
    />,
  )
const textOf = (alerts: object[]) => alarmOf(alerts).replace(/<[^>]+>/g, '')
const empty = { kind: 'empty', slot: 'K', playerId: null, name: null, replacement: null, until }
const kicker = { playerId: 3, name: 'Kit Kicker', projected: 7.9 }

describe('the line of a lineup that can still be mended', () => {
  it('is nothing without an alert', () => {
    expect(alarmOf([])).toBe('')
  })

  it.each<[string, object]>([
    ['The K slot is empty. Start Kit Kicker (7.9) before Sun, 1:00 p.m. ET.', { ...empty, replacement: kicker }],
    ['The K slot is empty. No one on the bench can step in: pick someone up before Sun, 1:00 p.m. ET.', empty],
    [
      'The K slot is empty. Start Kit Kicker (questionable, 7.9) before Sun, 1:00 p.m. ET.',
      { ...empty, replacement: { ...kicker, status: 'questionable' } },
    ],
    [
      'Otto Out is doubtful. Kit Kicker (questionable) could start before Sun, 1:00 p.m. ET.',
      {
        ...empty,
        kind: 'doubtful',
        name: 'Otto Out',
        replacement: { ...kicker, projected: null, status: 'questionable' },
      },
    ],
    [
      'The K slot is empty. We can’t see this team’s bench. Set the slot before Sun, 1:00 p.m. ET.',
      { ...empty, isBenchUnknown: true },
    ],
    [
      'Otto Out is questionable. We can’t see this team’s bench.',
      { ...empty, kind: 'questionable', name: 'Otto Out', isBenchUnknown: true },
    ],
    [
      'Otto Out is questionable. No one on the bench is a safer start.',
      { ...empty, kind: 'questionable', name: 'Otto Out' },
    ],
    [
      'Otto Out is questionable. Kit Kicker could start before Sun, 1:00 p.m. ET.',
      { ...empty, kind: 'questionable', playerId: 2, name: 'Otto Out', replacement: { ...kicker, projected: null } },
    ],
    [
      'The K slot is empty. Start Kit Kicker (7.9) and move Reed Runner to RB before Sun, 1:00 p.m. ET.',
      {
        ...empty,
        replacement: {
          ...kicker,
          moves: [
            { playerId: 3, name: 'Kit Kicker', slot: 'FLEX' },
            { playerId: 4, name: 'Reed Runner', slot: 'RB' },
          ],
        },
      },
    ],
    [
      'Otto Out is on bye. Start Kit Kicker (7.9).',
      { ...empty, kind: 'bye', playerId: 2, name: 'Otto Out', replacement: kicker, until: null },
    ],
  ])('says %s', (text, alert) => {
    expect(textOf([alert])).toBe(text)
  })

  it('counts the other slots, and leads to the team’s week', () => {
    expect(textOf([empty, { ...empty, slot: 'FLEX' }])).toContain('1 more starting slot to check.')
    expect(alarmOf([empty], '/week')).toContain('href="/week"')
  })

  it('is brief on phones where its height is reserved', () => {
    const { alerts = [] } = completed('startSitAnalysis', { open: { alerts: [empty], changes: [] } }).open ?? {}
    const html = renderToStaticMarkup(<LineupAlarm alerts={alerts} isBrief />)
    expect(html).toMatch(/The K slot is empty\.<span class="max-sm:sr-only"> No one on the bench/)
  })
})

it('leaves its place to another line while there is no alarm', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <OwnLineupAlarm
        leagueRef={{ host: 'espn', leagueId: '4242' }}
        league={{ ...completedLeague(), phase: 'in-season', runningWeek: 3 }}
        teamHref={() => '/week'}
        otherwise={<p>From the past</p>}
      />
    </QueryClientProvider>,
  )
  expect(html).toBe('<p>From the past</p>')
})
