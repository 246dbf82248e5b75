/** Rules in URLs and in words, and the options of a season's panel. */
import { describe, expect, it } from 'vitest'
import { noRules } from '../../../src/analytics/lab/lab-rules.ts'
import { handleLab, handleLabFindings } from '../../../src/handlers/lab.ts'
import { describeRules, nameRules } from '../../../src/screens/lab/describe-rules.ts'
import { listScoring, listUnscored, withoutOwnRules } from '../../../src/screens/lab/league-rules.ts'
import { editedProposal, nextName, readProposals } from '../../../src/screens/lab/proposals.ts'
import {
  clearRules,
  isNothing,
  readProposal,
  readRules,
  writeProposal,
  writeRules,
} from '../../../src/screens/lab/rules-address.ts'
import { smallSeason, smallStatistics } from '../../analytics/lab/small-league.ts'

const query = (text: string) => new URLSearchParams(text)
const context = { seasons: [], asOf: null }
const parameters = { host: 'espn', leagueId: '4242', season: undefined } as const
const response = handleLab({ season: smallSeason(), context, statistics: smallStatistics }, parameters)

describe('an address with more rules than any league has', () => {
  const many = Array.from({ length: 1200 }, (_, index) => [`s${index + 1}`, '1'] as [string, string])
  it.each([
    ['statistics', new URLSearchParams(many)],
    ['statistics of a second proposal', new URLSearchParams({ b: many.map(([name]) => `${name}:1`).join() })],
    ['slots', query(`without=${Array.from({ length: 5000 }, (_, index) => (index % 2 ? 'K' : 'DST')).join()}`)],
  ])('is read in part: %s', (_, address) => {
    for (const { rules } of readProposals(address)) {
      expect(Object.keys(rules.scoring).length).toBeLessThanOrEqual(60)
      expect(rules.withoutSlots.length).toBeLessThanOrEqual(30)
      expect(nameRules(rules).length).toBeLessThan(6000)
    }
  })
})

describe('an address with rules', () => {
  const address =
    's53=0.5&s_bonus_rec_te=0.5&median=1&playoffs=8&final=2&divisions=0&seeding=head-to-head&reseed=1&lineups=best&without=K%2CD%2FST&schedule=lot'

  it('is read and written without a loss', () => {
    const rules = readRules(query(`season=2024&${address}`))
    expect(rules).toEqual({
      scoring: { 53: 0.5, bonus_rec_te: 0.5 },
      withoutSlots: ['K', 'D/ST'],
      hasMedianGame: true,
      playoffTeamCount: 8,
      finalWeeks: 2,
      hasDivisions: false,
      seedingRule: 'head-to-head',
      reseeds: true,
      lineups: 'best',
      schedule: 'lot',
    })
    expect(Object.fromEntries(query(address))).toEqual(writeRules(rules))
    expect(readProposal(writeProposal(rules))).toEqual(rules)
    expect(Object.keys(clearRules(query(`season=2024&${address}`)))).not.toContain('season')
  })

  it('ignores invalid entries', () => {
    const odd = query(
      'season=2024&s53=&s4=x&s25=1e9&playoffs=1&final=3&median=yes&lineups=worst&without=<b>&schedule=no&s=1',
    )
    expect(isNothing(readRules(odd))).toBe(true)
    expect(isNothing(readProposal('::,,s53:,x'))).toBe(true)
  })

  it('holds up to three proposals, each to be changed by itself', () => {
    const at = query('s53=0.5&b=median:1,without:K%2BWR&edit=b')
    const proposals = readProposals(at)
    expect(proposals.map(({ name, entries }) => [name, entries])).toEqual([
      ['a', { s53: '0.5' }],
      ['b', { median: '1', without: 'K,WR' }],
    ])
    const edited = editedProposal(at, proposals)
    expect(edited.change({ median: null, playoffs: '4' })).toEqual({ b: 'playoffs:4,without:K+WR' })
    expect([edited.clear(), edited.remove()]).toEqual([{ b: '' }, { b: null }])
    expect(proposals[0]?.change({ s4: '6' })).toEqual({ s4: '6' })
    expect(nextName(proposals)).toBe('c')
    expect(nextName(readProposals(query('b=&c=')))).toBeNull()
    expect(editedProposal(query('edit=c'), proposals).name).toBe('a')
  })
})

describe('rules in words', () => {
  it('reads like a chat message', () => {
    const say = (text: string) => describeRules(readRules(query(text)))
    expect(say('s53=0.5')).toEqual(['half PPR'])
    expect(say('s53=0')).toEqual(['no PPR'])
    expect(say('s4=6')).toEqual(['six points for a passing touchdown'])
    expect(say('s20=-2.5')).toEqual(['−2.5 points for an interception thrown'])
    expect(say('s99=1')).toEqual(['one point for a sack'])
    expect(say('s91=3')).toEqual(['three points for 7 to 13 points allowed'])
    expect(say('s231=1')).toEqual(['one point for a statistic 231'])
    expect(nameRules(readRules(query('median=1&without=K&playoffs=4')))).toBe(
      'No kickers, a median game, and four playoff teams',
    )
    expect(nameRules(noRules)).toBe('The league’s own rules')
  })
})

describe('the panel of a season', () => {
  it('lists the league’s scoring by group, and possible additions', () => {
    expect(
      listScoring(response, noRules).map(({ group, lines }) => [group, lines.map(({ id, own }) => [id, own])]),
    ).toEqual([
      ['Passing', [['3', 0.1]]],
      [
        'Receiving',
        [
          ['53', null],
          ['42', 0.1],
        ],
      ],
    ])
    const reception = listScoring(response, noRules)[1]?.lines[0]
    expect(reception).toMatchObject({ name: 'Reception', byPosition: 'WR 1, others 0', step: 0.5 })
    const proposed = listScoring(response, { ...noRules, scoring: { 25: 4, 42: 0.2 } })
    expect(proposed.map(({ group }) => group)).toEqual(['Passing', 'Rushing', 'Receiving'])
    const whole = { ...response, scoring: { ...response.scoring, statistics: ['3', '25', '47', '42'] } }
    expect(listUnscored(whole, new Set(['3', '42']))).toEqual([{ id: '25', name: 'Rushing touchdown' }])
  })

  it('shows questions that its rules leave open and its data can decide', () => {
    const labelsOf = (input: Parameters<typeof handleLabFindings>[0]) =>
      handleLabFindings(input, parameters).findings.map(({ question }) => question)
    const labels = labelsOf({ season: smallSeason(), context, statistics: smallStatistics })
    expect(labels).toContain('Half PPR')
    expect(labels).toContain('Four playoff teams')
    // Four teams, no kickers, no divisions.
    expect(labels).not.toContain('Six playoff teams')
    expect(labels).not.toContain('No kickers')
    expect(labels).not.toContain('No divisions')
    const withoutLineups = labelsOf({ season: smallSeason({ lineups: [] }), context })
    expect(withoutLineups).toContain('Four playoff teams')
    for (const label of ['Half PPR', 'Best ball']) expect(withoutLineups).not.toContain(label)
  })

  it('drops rules that the league already has', () => {
    const rules = readRules(query('s42=0.1&s3=0.1&playoffs=2&median=0&reseed=0&final=1&divisions=0&without=K'))
    expect(isNothing(withoutOwnRules(response, rules))).toBe(true)
    expect(response.finalWeeks).toBe(1)
  })
})
