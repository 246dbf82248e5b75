/** Owners are recognised from season to season, and not from league to league. */
import { describe, expect, it } from 'vitest'
import { readEspnSeason } from '../../../src/hosts/espn/index.ts'
import { buildEspnLeague, openMemoryFolder, setAt } from './build-espn-league.ts'
import { read } from './read-sketch.ts'

const member = '{0F1E2D3C-4B5A-4697-8877-665544332211}'

/** The keys of a team's owners in a league. */
async function keysOf(espnLeagueId: number, owners: readonly string[]): Promise<readonly string[]> {
  const files = buildEspnLeague({ espnLeagueId })
  setAt(files['league.json'], 'teams[0].owners', owners)
  setAt(files['league.json'], 'teams[0].primaryOwner', owners[0])
  const season = await readEspnSeason(openMemoryFolder(files), { espnLeagueId })
  return season.teams[0]?.ownerKeys ?? []
}

describe('an owner’s key', () => {
  it('is the same for a member of a league however ESPN spells the id', async () => {
    const [key] = await keysOf(4711, [member])
    expect(key).toMatch(/^[0-9a-f]{16}$/)
    expect(await keysOf(4711, [member.toLowerCase()])).toEqual([key])
  })

  it('is another one in another league, and does not hold the id', async () => {
    const [key] = await keysOf(4711, [member])
    const [elsewhere] = await keysOf(4712, [member])
    expect(elsewhere).toMatch(/^[0-9a-f]{16}$/)
    expect(elsewhere).not.toBe(key)
    expect(key).not.toContain('0f1e2d3c')
  })

  it('differs between members', async () => {
    const keys = await keysOf(
      4711,
      Array.from({ length: 2000 }, (_, index) => `{owner-${index}}`),
    )
    expect(new Set(keys).size).toBe(2000)
  })

  it('is the primary owner’s first, even if owners have left and lost their name', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'teams[0].owners', ['{gone}', '{owner-1}'])
    const season = await read(files)
    expect(season.teams[0]?.ownerKeys).toEqual(await keysOf(4711, ['{owner-1}', '{gone}']))
    expect(season.teams[0]?.ownerNames).toEqual(['Owner 1 Smith'])
    expect(JSON.stringify(season)).not.toContain('{owner-')
  })
})
