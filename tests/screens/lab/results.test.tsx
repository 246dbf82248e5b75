/** Texts of the lab's screen about a replayed season. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { applyRules } from '../../../src/analytics/lab/apply-rules.ts'
import { compareDetails, compareDisruption, compareSeason } from '../../../src/analytics/lab/compare-season.ts'
import { handleLab, handleLabFindings } from '../../../src/handlers/lab.ts'
import { Ballot } from '../../../src/screens/lab/Ballot.tsx'
import { ComparisonTables } from '../../../src/screens/lab/ComparisonTables.tsx'
import { FlippedGames } from '../../../src/screens/lab/FlippedGames.tsx'
import { LabFindings } from '../../../src/screens/lab/LabFindings.tsx'
import { LabTable } from '../../../src/screens/lab/LabTable.tsx'
import { readProposals } from '../../../src/screens/lab/proposals.ts'
import { RulesPanel } from '../../../src/screens/lab/RulesPanel.tsx'
import { readRules, writeRules } from '../../../src/screens/lab/rules-address.ts'
import { SeasonResults } from '../../../src/screens/lab/SeasonResults.tsx'
import {
  describeEffect,
  describeFinding,
  describeGain,
  describePlayoffs,
  describeSeasons,
  findBiggest,
  findBiggestHeadline,
  findHeadline,
} from '../../../src/screens/lab/season-finding.ts'
import { evidenceOf, judgeSeason } from '../../../src/verdict/judge-season.ts'
import { smallSeason, smallStatistics } from '../../analytics/lab/small-league.ts'

const parameters = { host: 'espn', leagueId: '4242', season: undefined } as const
const context = { seasons: [], asOf: null }
const season = smallSeason()
const response = handleLab({ season, context, statistics: smallStatistics }, parameters)
const scoresOnly = handleLab({ season: smallSeason({ lineups: [] }), context }, parameters)

function play(address: string) {
  const rules = readRules(new URLSearchParams(address))
  const applied = applyRules(season, smallStatistics, rules)
  return { rules, comparison: compareSeason(season, applied), details: compareDetails(season, applied.season) }
}
const noQuery = new URLSearchParams()
const textOf = (element: React.ReactElement) =>
  renderToStaticMarkup(element)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

describe('the finding', () => {
  it('names the champion, the effect, and who gains and loses most', () => {
    const { comparison, rules } = play('s53=0')
    expect(findHeadline(comparison.effect, rules, 2025)).toBe('With no PPR, Team 1 is champion of 2025')
    expect(describeEffect(comparison)).toBe('Instead of Team 2. 2 of 4 teams move, no game flips.')
    expect(describePlayoffs(comparison.effect)).toBe('Playoffs: Team 3 is in; Team 2 is out.')
    const { gainsMost, losesMost } = comparison
    expect([gainsMost && describeGain(gainsMost), losesMost && describeGain(losesMost)]).toEqual([
      '3rd → 2nd',
      '2nd → 3rd',
    ])
  })

  it('reports no effect', () => {
    const { comparison, rules } = play('reseed=1')
    expect(findHeadline(comparison.effect, rules, 2025)).toBe(
      'With a reseeded bracket, Team 2 is still champion of 2025',
    )
    expect(describeEffect(comparison)).toBe('No team moves, no game flips.')
    expect(comparison).toMatchObject({ gainsMost: null, losesMost: null })
    expect(describePlayoffs(comparison.effect)).toBeNull()
  })

  it('says how random schedules change wins, as they play no games', () => {
    const { comparison } = play('schedule=lot')
    // By the schedule 1, 2 and 3 won 2, 1 and 1; by the mean of all of them 2, 1.17 and 0.83.
    expect(comparison.effect).toMatchObject({ flippedGames: null, winChange: { team: { name: 'Team 2' } } })
    expect(describeEffect(comparison)).toBe('No team moves, Team 2 has 0.2 more wins.')
    expect(describeFinding(comparison.effect)).toBe('Same champion; Team 2 has 0.2 more wins')
    expect(describeSeasons([comparison.effect])).toBe(
      'Over 1 season: the same champion and records that change by up to 0.2 wins.',
    )
  })

  it('names automatic lineups as the rule that they are', () => {
    const { comparison, rules } = play('lineups=best')
    expect(findHeadline(comparison.effect, rules, 2025)).toMatch(/^With best ball, Team 1 is/)
  })

  it('does not count a second game each week as wins gained', () => {
    const { gainsMost } = play('median=1').comparison
    expect(gainsMost && describeGain(gainsMost)).not.toMatch(/win/)
  })
})

describe('the headline of the findings', () => {
  const { comparison, rules } = play('reseed=1')
  const teams = [1, 2, 3].map((id) => ({ id, name: `Team ${id}` }))
  it.each<[string, Partial<typeof comparison.effect>]>([
    ['three more teams make the playoffs', { entered: teams }],
    ['Team 1 and Team 2 make the playoffs', { entered: teams.slice(0, 2) }],
    ['Team 1 makes the playoffs in place of Team 2', { entered: teams.slice(0, 1), left: teams.slice(1, 2) }],
    ['two other teams make the playoffs', { entered: teams.slice(0, 2), left: teams.slice(1, 3) }],
    ['Team 1 misses the playoffs', { left: teams.slice(0, 1) }],
    ['three fewer teams make the playoffs', { left: teams }],
    ['4 games flip', { flippedGames: 4 }],
    ['Team 2 is still champion of 2025', { flippedGames: 0 }],
  ])('is "%s" where the champion is the same', (text, change) => {
    expect(findBiggestHeadline({ ...comparison.effect, ...change }, rules, 2025)).toBe(
      `With a reseeded bracket, ${text}`,
    )
  })

  it('is of who replaces whom before more teams in the playoffs, and of another champion before both', () => {
    const of = (change: Partial<typeof comparison.effect>) => ({ effect: { ...comparison.effect, ...change } })
    const none = of({})
    const more = of({ entered: teams })
    const swap = of({ entered: teams.slice(0, 1), left: teams.slice(1, 2) })
    const title = { effect: play('s53=0').comparison.effect }
    expect(findBiggest([more, none])).toBe(more)
    expect(findBiggest([more, swap, none])).toBe(swap)
    expect(findBiggest([more, swap, title])).toBe(title)
    expect(findBiggest([])).toBeUndefined()
  })

  it('is another champion first', () => {
    const { comparison: other, rules: noPpr } = play('s53=0')
    expect(findBiggestHeadline(other.effect, noPpr, 2025)).toBe('With no PPR, Team 1 is champion of 2025')
  })
})

describe('the results', () => {
  it('show the real figure beside the new one', () => {
    const text = textOf(<SeasonResults lab={response} query={noQuery} {...play('s42=0.3')} />)
    expect(text).toContain('With 0.3 points for a receiving yard, Team 2 is still champion of 2025')
    expect(text).toContain('1 game flips')
    expect(text).toContain('Now Team 2 wins.')
    expect(textOf(<FlippedGames flips={play('s42=0.3').comparison.flips} />)).not.toMatch(/\.\d\d/)
    expect(text).toContain('was 1-1')
    expect(text).toContain('Players who gain most')
    expect(text).toContain('27 of 27 official player scores match exactly')
    expect(text).toContain('Lineups stay as they were.')
  })

  it('list weeks with unknown lineups beneath the finding', () => {
    const partly = { ...response, lineups: response.lineups.filter(({ week }) => week > 1) }
    const told = 'We don’t have the lineups of week 1, so its scores stay as they were.'
    expect(textOf(<SeasonResults lab={partly} query={noQuery} {...play('s53=0')} />)).toContain(told)
    expect(textOf(<SeasonResults lab={partly} query={noQuery} {...play('median=1')} />)).not.toContain(told)
  })
})

describe('what a rule changes', () => {
  const { effect } = play('reseed=1').comparison
  const teams = [1, 2, 3].map((id) => ({ id, name: `Team ${id}` }))
  it.each<[string, Partial<typeof effect>]>([
    ['Same champion; Team 1 and Team 2 miss the playoffs', { left: teams.slice(0, 2) }],
    ['Same champion; Team 1 misses the playoffs', { left: teams.slice(0, 1) }],
    ['Same champion; Team 1 and Team 2 in the playoffs, too', { entered: teams.slice(0, 2) }],
    ['Same champion; 3 more playoff teams', { entered: teams }],
    ['Same champion; 2 other playoff teams', { entered: teams.slice(0, 2), left: teams.slice(0, 2) }],
    [
      'Same champion; Team 1 has 1.9 more wins and is up 8 places',
      {
        winChange: { team: { id: 1, name: 'Team 1' }, wins: 1.9 },
        gainsMost: { team: { id: 1, name: 'Team 1' }, places: 8 },
      },
    ],
    [
      'Same champion; Team 1 has 1 fewer win, Team 2 up 1 place',
      {
        winChange: { team: { id: 1, name: 'Team 1' }, wins: -1 },
        gainsMost: { team: { id: 2, name: 'Team 2' }, places: 1 },
      },
    ],
  ])('is "%s"', (text, change) => {
    expect(describeFinding({ ...effect, flippedGames: null, ...change })).toBe(text)
  })
})

describe('before a rule is changed', () => {
  const { findings } = handleLabFindings({ season, context, statistics: smallStatistics }, parameters)
  const screen = <LabFindings season={2025} findings={findings} onChange={() => {}} />

  it('common rules are played and shown as findings, the most disruptive first', () => {
    const order = [...renderToStaticMarkup(screen).matchAll(/<button[^>]*>([^<]+)/g)].map(([, label]) => label)
    expect(order).toEqual(findings.map(({ question }) => question))
    expect(order[0]).toBe('No PPR')
    const text = textOf(screen)
    expect(text).toContain('With no PPR, Team 1 is champion of 2025')
    expect(text).toContain('Team 1 wins the title, not Team 2; Team 3 in the playoffs for Team 2, Team 3 up 1 place')
    expect(text).toContain('Same champion')
    expect(text).not.toContain('Nothing changed')
  })

  it('rules that change nothing come last', () => {
    const [flips, title, nothing] = ['s42=0.3', 's53=0', 'reseed=1'].map((address) => play(address).comparison.effect)
    if (!flips || !title || !nothing) throw new Error('Each address is played')
    expect([nothing, flips, title].toSorted(compareDisruption)).toEqual([title, flips, nothing])
  })

  it('a finding that is picked has the same effect as in the list', () => {
    for (const { rules, effect } of findings)
      expect(play(String(new URLSearchParams(writeRules(rules)))).comparison.effect).toEqual(effect)
  })
})

describe('a champion whom nobody can name', () => {
  const { effect } = play('reseed=1').comparison
  const unknown = { ...effect, champion: { before: { id: 2, name: 'Team 2' }, after: null } }
  const none = { ...effect, champion: { before: null, after: null } }

  it('is no other champion', () => {
    expect(describeFinding(unknown)).toBe('No game flips')
    expect(describeSeasons([effect, unknown])).toBe('Over 2 seasons: the same champion and no game flips.')
  })

  it('is not mentioned while a season is played', () => {
    expect(describeFinding(none, { finalWeeks: 2 })).toBe('Changes the playoffs only: nothing to compare yet')
    expect(describeFinding(none, { hasDivisions: false })).toBe('No game flips')
    expect(describeFinding(unknown, { finalWeeks: 2 })).toBe('No game flips')
    expect(describeSeasons([none])).toBe('Over 1 season: no game flips.')
  })
})

describe('teams of one name', () => {
  const evidence = evidenceOf(smallSeason())
  const alike = judgeSeason({ ...evidence, teams: evidence.teams.map((team) => ({ ...team, name: 'The Champs' })) })
  const replay = (address: string) => applyRules(alike, smallStatistics, readRules(new URLSearchParams(address)))
  const comparison = compareSeason(alike, replay('s53=0'))

  it('are told apart: another one is another champion, and only it is marked', () => {
    expect(describeFinding(comparison.effect)).toMatch(/^The Champs wins the title, not The Champs/)
    expect(describeEffect(comparison)).toMatch(/^Instead of The Champs\./)
    expect(comparison.effect.isDisruptive).toBe(true)
    const table = renderToStaticMarkup(<LabTable comparison={comparison} season={2025} playoffTeamCount={2} isOver />)
    expect(table.match(/>champion</g)).toHaveLength(1)
  })

  it('are told apart in awards', () => {
    const { awards } = compareDetails(alike, replay('s42=0.3').season)
    expect(awards.map(({ key }) => key)).toContain('best-record')
  })
})

describe('the comparison of seasons', () => {
  it('marks another champion, and says which share of luck is fairer', () => {
    const fairness = { bestTeamWon: true, teamsInRace: 4, luckShare: 0.5 }
    const actual = { ...fairness, champion: { id: 1, name: 'The Champs' } }
    const other = { ...fairness, champion: { id: 2, name: 'The Champs' } }
    const html = renderToStaticMarkup(
      <ComparisonTables
        seasons={[
          { season: 2025, actual, proposals: [other] },
          { season: 2024, actual, proposals: [actual] },
        ]}
        proposals={readProposals(new URLSearchParams('s53=0.5'))}
        edited="a"
        unread={[]}
      />,
    )
    expect(html).toContain('Lower is fairer.')
    const rows = html.split('<tr').filter((row) => /<th scope="row"[^>]*>20/.test(row))
    expect(rows.map((row) => row.includes('font-semibold'))).toEqual([true, false])
  })
})

describe('the ballot', () => {
  it('asks for a vote, and says what the rule would have changed in every season', () => {
    const text = textOf(
      <Ballot
        question="Vote: no PPR"
        seasons={[
          { season: 2025, comparison: play('s53=0').comparison },
          { season: 2024, comparison: null },
        ]}
      />,
    )
    expect(text).toMatch(/Vote: no PPR .*Yes No/)
    expect(text).toContain('Over 1 season: 1 other champion, 1 other playoff team, and no game flips.')
    expect(text).toContain('2024 We don’t have its lineups or statistics.')
  })
})

describe('the rules', () => {
  it('are listed with their old and new values', () => {
    const { rules } = play('s53=0.5&median=1')
    const text = textOf(<RulesPanel lab={response} rules={rules} onChange={() => {}} />)
    for (const words of ['Receiving 1 changed', 'was WR 1, others 0', 'Schedule and playoffs 1 changed', 'was no'])
      expect(text).toContain(words)
  })

  it('explain why players cannot be rescored, and offer the other rules', () => {
    const text = textOf(<RulesPanel lab={scoresOnly} rules={play('').rules} onChange={() => {}} />)
    expect(text).toContain(
      'We have only scores for 2025, not who played for whom. The other rules don’t need statistics.',
    )
    expect(text).toContain('We have only scores for 2025, not lineups.')
    expect(text).toContain('Playoff teams')
  })
})
