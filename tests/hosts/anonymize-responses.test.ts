/** A league's responses without names: nothing of its people is left, and its figures stay. */
import { describe, expect, it } from 'vitest'
import type { HostSeason } from '../../src/domain/host-season.ts'
import type { LeagueKey } from '../../src/domain/identity.ts'
import { anonymizeResponses } from '../../src/hosts/anonymize-responses.ts'
import { demoLeagues } from '../../src/hosts/demo/index.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'

const hosts = openHosts({ espn: {}, sleeper: {} })

async function read(key: LeagueKey, files: Readonly<Record<string, unknown>>): Promise<HostSeason> {
  return (await hosts(key.host)).readSeason(readOnlyFolder(files), key)
}

function anonymize(key: LeagueKey, files: Readonly<Record<string, unknown>>) {
  const { leagueId, responses } = anonymizeResponses(key.leagueId, new Map(Object.entries(files)))
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
    picks: evidence.draft.picks,
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
      '987654',
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
      leagueId,
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
        ['transactions-01.json', [{ creator: userId, metadata: { notes: 'A gift for kim’s kickers' } }]],
        ['drafts.json', [{ draft_id: draftId, creators: [userId], draft_order: { [userId]: 2 } }]],
        [`draft-picks-${draftId}.json`, [{ picked_by: userId, metadata: player }]],
      ]),
    )
    const text = JSON.stringify([...anonymous.responses].filter(([name]) => !name.startsWith('draft-picks')))
    expect(text).not.toMatch(/55550000|kim|fictional|pictures\.example|"avatar"/i)
    expect([...anonymous.responses.keys()].join()).not.toContain(draftId)
    const [picks] = [...anonymous.responses].filter(([name]) => name.startsWith('draft-picks')).map(([, json]) => json)
    expect(picks).toMatchObject([{ metadata: player }])
    expect(anonymous.responses.get('users.json')).toMatchObject([{ metadata: { team_name: 'Team 1' } }])
    expect(anonymous.responses.get('rosters.json')).toMatchObject([{ roster_id: 3, metadata: { record: 'WL' } }])
  })
})
