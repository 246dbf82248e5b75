/** A league's responses without names: nothing of its people is left, and its figures stay. */
import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import type { HostSeason } from '../../src/domain/host-season.ts'
import type { LeagueKey } from '../../src/domain/identity.ts'
import { anonymizeResponses } from '../../src/hosts/anonymize-responses.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { openRecorded, recordedByHost } from '../read-leagues.ts'
import { firstOf } from '../support/runs.ts'

const hosts = openHosts({ espn: {}, sleeper: {} })

async function read(key: LeagueKey, files: Readonly<Record<string, unknown>>): Promise<HostSeason> {
  return (await hosts(key.host)).readSeason(readOnlyFolder(files), key)
}

function anonymize(key: LeagueKey, files: Readonly<Record<string, unknown>>) {
  const { leagueId, responses } = anonymizeResponses(key, new Map(Object.entries(files)))
  return { key: { ...key, leagueId }, files: Object.fromEntries(responses) }
}

/** Everything but names and ids of people. */
function figuresOf(evidence: HostSeason) {
  const { table, seeds, finalRanks, matchups, status } = judgeSeason(evidence)
  return {
    table,
    seeds,
    finalRanks,
    matchups,
    status,
    lineups: evidence.lineups,
    picks: evidence.drafts[0]?.picks,
    moves: evidence.transactions.map(({ id: _, ...move }) => move),
    players: evidence.players,
    teams: evidence.teams.map(({ id, divisionId }) => ({ id, divisionId })),
    warnings: evidence.warnings.length,
  }
}

describe.each(demoLeagues.map((league) => [`${league.host} ${league.name}`, league] as const))(
  'the responses of %s',
  (_, league) => {
    const files = league.generate()
    const anonymous = anonymize(league, files)

    it('import to the same figures', async () => {
      expect(figuresOf(await read(anonymous.key, anonymous.files))).toEqual(figuresOf(await read(league, files)))
    })

    it('name no manager, team or id of the league', async () => {
      const { teams, name } = await read(league, files)
      const text = JSON.stringify(
        Object.entries(anonymous.files).filter(([file]) => !/^player|^pro-schedule|^sleeper-/.test(file)),
      )
      const names = [name, ...teams.flatMap((team) => [team.name, ...team.ownerNames])]
      expect(names.filter((one) => text.includes(JSON.stringify(one).slice(1, -1)))).toEqual([])
    })
  },
)

describe.each(recordedByHost.flatMap((keys) => firstOf(1, keys)))('the recorded responses of %j', (recorded) => {
  it('import to the same figures', async () => {
    const { raw, key } = openRecorded(recorded)
    const files: Record<string, unknown> = {}
    for (const name of await raw.list()) files[name] = await raw.read(name)
    const anonymous = anonymize(key, files)
    expect(figuresOf(await read(anonymous.key, anonymous.files))).toEqual(figuresOf(await read(key, files)))
  })
})

/** The same JSON with what a host might add to any record: texts of people and ids, as values, in lists and as keys. */
function withNews(value: unknown, field = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => withNews(one, field))
  if (typeof value !== 'object' || value === null || field === 'player' || 'position' in value) return value
  const known = Object.entries(value).map(([key, one]) => [key, withNews(one, key)])
  const ids = ['555500000000000042', '{ABCDABCD-0000-0000-0000-00000000BEEF}', '{abcdabcd-0000-0000-0000-00000000beef}']
  return {
    ...Object.fromEntries(known),
    new_text: 'Zyxwv Fictional',
    new_texts: ['zyxwv99', { note: 'for Zyxwv' }],
    new_ids: ids,
    new_id: 5_555_000_000_000_042,
    new_by_id: Object.fromEntries(ids.map((id) => [id, 1])),
  }
}

describe('what a host adds one day', () => {
  it.each(['espn', 'sleeper', 'yahoo'] as const)(
    'is gone from the responses of %s, too: texts, and ids however they are written',
    (host) => {
      const league = demoLeagues.find((one) => one.host === host)
      const files = Object.fromEntries(
        Object.entries(league?.generate() ?? {})
          .filter(([file]) => !/^pro-schedule|^sleeper-/.test(file))
          .map(([file, json]) => [file, withNews(json)]),
      )
      const traces = /zyxwv|5555000000000|abcdabcd/i
      expect(traces.exec(JSON.stringify(files))).not.toBeNull()
      const { responses } = anonymizeResponses(
        { host, leagueId: league?.leagueId ?? '' },
        new Map(Object.entries(files)),
      )
      expect(traces.exec(JSON.stringify([...responses]))?.[0]).toBeUndefined()
    },
  )
})

describe('what else responses say of people', () => {
  it('is gone from ESPN’s: ids, pictures, comments, and names inside texts', () => {
    const id = '{0A1B2C3D-1111-2222-3333-444455556666}'
    const member = {
      id,
      firstName: 'Kim',
      lastName: 'Fictional',
      displayName: 'kimfic99',
      notificationSettings: [{ id }],
    }
    const team = {
      id: 4,
      name: 'Kim’s Kickers',
      abbrev: 'KIMK',
      logo: 'https://pictures.example/kim.png',
      owners: [id],
    }
    const { leagueId, responses } = anonymizeResponses(
      { host: 'espn', leagueId: '987654' },
      new Map<string, unknown>([
        ['league.json', { id: 987654, members: [member], teams: [team], settings: { name: 'The Fictional League' } }],
        ['transactions-01.json', { transactions: [{ memberId: id, comment: 'Thanks Kim', teamId: 4 }] }],
        [
          'scoring-period-01.json',
          { id: 987654, teams: [team], note: `kimfic99 of The Fictional League (987654), ${id}: KIM’S KICKERS’ day` },
        ],
        ['import.json', { requested: 'by 987654' }],
      ]),
    )
    const text = JSON.stringify([...responses])
    expect(text).not.toMatch(/0A1B2C3D|kim|fictional|987654|pictures\.example/i)
    expect(leagueId).toBe('1')
    expect(responses.get('league.json')).toMatchObject({
      id: 1,
      members: [{ firstName: 'Manager', lastName: '1' }],
      teams: [{ id: 4, name: 'Team 4', abbrev: 'T4', owners: ['{00000000-0000-4000-8000-000000000001}'] }],
    })
  })

  it('is gone from Sleeper’s: ids, also as keys and in names of files, pictures, nicknames and the chat', () => {
    const userId = '555500000000000001'
    const draftId = '555500000000000007'
    const leagueId = '555500000000000009'
    const avatar = 'https://pictures.example/kim.png'
    const player = { first_name: 'Kim', last_name: 'Runner', position: 'RB' }
    const anonymous = anonymizeResponses(
      { host: 'sleeper', leagueId },
      new Map<string, unknown>([
        [
          'league.json',
          {
            league_id: leagueId,
            draft_id: draftId,
            bracket_id: '555500000000000011',
            loser_bracket_id: '555500000000000012',
            group_id: '555500000000000013',
            name: 'The Fictional League',
            avatar: 'abc',
            last_author_display_name: 'kimfic99',
            last_message_text_map: { text: 'Kim wins' },
            metadata: { division_1: 'Kim’s Friends', copy_from_league_id: '555500000000000014', continued: 'yes' },
          },
        ],
        [
          'users.json',
          [
            {
              user_id: userId,
              display_name: 'kimfic99',
              avatar: 'abc',
              metadata: { team_name: 'Kim’s Kickers', avatar },
            },
          ],
        ],
        ['rosters.json', [{ owner_id: userId, roster_id: 3, metadata: { p_nick_4046: 'Kim’s hero', record: 'WL' } }]],
        [
          'transactions-01.json',
          [
            {
              creator: userId,
              draft_picks: [{ roster_id: 3, owner_id: 10 }],
              metadata: { notes: 'A gift for kim’s kickers' },
            },
            { creator: userId, metadata: { notes: 'Kim: this player was claimed by another owner.' } },
          ],
        ],
        ['drafts.json', [{ draft_id: draftId, creators: [userId], draft_order: { [userId]: 2 } }]],
        [`draft-picks-${draftId}.json`, [{ picked_by: userId, metadata: player }]],
      ]),
    )
    const text = JSON.stringify([...anonymous.responses].filter(([name]) => !name.startsWith('draft-picks')))
    expect(text).not.toMatch(/55550000|kim|fictional|pictures\.example|"avatar"/i)
    expect([...anonymous.responses.keys()].join()).not.toContain(draftId)
    const [picks] = [...anonymous.responses].filter(([name]) => name.startsWith('draft-picks')).map(([, json]) => json)
    expect(picks).toMatchObject([{ metadata: player }])
    expect(anonymous.responses.get('transactions-01.json')).toMatchObject([
      // Teams keep their numbers.
      { draft_picks: [{ roster_id: 3, owner_id: 10 }], metadata: { notes: '…' } },
      { metadata: { notes: 'claimed by another' } },
    ])
    expect(anonymous.responses.get('users.json')).toMatchObject([{ metadata: { team_name: 'Team 1' } }])
    expect(anonymous.responses.get('rosters.json')).toMatchObject([{ roster_id: 3, metadata: { record: 'WL' } }])
  })
})
