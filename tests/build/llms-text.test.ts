import { describe, expect, it } from 'vitest'
import { llmsText } from '../../src/build/llms-text.ts'
import { type EndpointName, endpoints } from '../../src/contract/endpoints.ts'
import type { SnapshotSeason } from '../../src/contract/snapshot.ts'

const season: SnapshotSeason = {
  host: 'espn',
  hostLeagueId: '101',
  season: 2025,
  leagueId: 10125,
  name: 'Sunday [Scaries]',
  hash: '0123456789abcdef',
  history: 'fedcba9876543210',
  takenAt: '2026-02-01T00:00:00.000Z',
  throughWeek: null,
}

describe('llms.txt', () => {
  it('lists the snapshots with their pages and their files, below the base path', () => {
    const text = llmsText({ root: '/my-league/', api: null, seasons: [season] })
    expect(text).toMatch(/^# Fantasy Football Analytics\n\n> /)
    expect(text).toContain(
      '- [Sunday \\[Scaries\\], season 2025](/my-league/leagues/espn/101/seasons/2025/overview): ESPN, over; ' +
        'JSON in /my-league/snapshot/101/2025/0123456789abcdef/ and /my-league/snapshot/101/history/fedcba9876543210/',
    )
    expect(text).toContain(
      '](/my-league/snapshot/101/2025/0123456789abcdef/leagues/espn/luck.json): Effects of the schedule',
    )
    expect(text).toContain('](/my-league/snapshot/manifest.json)')
    expect(text).toContain('](/my-league/measures)')
    expect(text).not.toMatch(/## API|\/mcp|undefined|null/)
  })

  it('lists the calls of the API and the MCP server if the site has one', () => {
    const text = llmsText({ root: 'https://league.example/', api: 'https://api.example', seasons: [] })
    for (const name of Object.keys(endpoints) as EndpointName[])
      expect(text).toContain(`- [${name}](https://api.example/api/`)
    expect(text).toContain('](https://api.example/mcp)')
    expect(text).not.toMatch(/## (Leagues|Files)/)
  })

  it('lists at most a hundred seasons, with their number', () => {
    const seasons = Array.from({ length: 103 }, (_, index) => ({ ...season, hostLeagueId: `${index + 1}` }))
    const text = llmsText({ root: '/', api: null, seasons })
    expect(text.match(/season 2025\]/g)).toHaveLength(100)
    expect(text).toContain('3 more seasons are in snapshot/manifest.json.')
  })

  it('has sections as the format wants them: a heading and a list of links', () => {
    const sections = llmsText({ root: '/', api: '', seasons: [season] })
      .split(/^## .*\n\n/m)
      .slice(1)
    for (const section of sections) {
      for (const line of section.trim().split('\n')) expect(line).toMatch(/^- \[.+\]\([^)\s]+\)(: .+)?$/)
    }
    expect(sections.length).toBe(5)
  })
})
