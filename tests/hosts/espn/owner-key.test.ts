/** Owners are recognised from season to season, and not from league to league. */
import { describe, expect, it } from 'vitest'
import { toEspnOwnerKey } from '../../../src/hosts/espn/owner-key.ts'
import { buildEspnLeague, setAt } from './build-espn-league.ts'
import { read } from './read-sketch.ts'

const member = '{0F1E2D3C-4B5A-4697-8877-665544332211}'

describe('an owner’s key', () => {
  it('is the same for a member of a league however ESPN spells the id', () => {
    expect(toEspnOwnerKey(4711, member)).toMatch(/^[0-9a-f]{16}$/)
    expect(toEspnOwnerKey(4711, member.toLowerCase())).toBe(toEspnOwnerKey(4711, member))
  })

  it('is another one in another league, and does not hold the id', () => {
    expect(toEspnOwnerKey(4712, member)).not.toBe(toEspnOwnerKey(4711, member))
    expect(toEspnOwnerKey(4711, member)).not.toContain('0f1e2d3c')
  })

  it('differs between members', () => {
    const keys = Array.from({ length: 2000 }, (_, index) => toEspnOwnerKey(1, `{owner-${index}}`))
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('is the primary owner’s first, even if owners have left and lost their name', async () => {
    const files = buildEspnLeague()
    setAt(files['league.json'], 'teams[0].owners', ['{gone}', '{owner-1}'])
    const season = await read(files)
    expect(season.teams[0]?.ownerKeys).toEqual([toEspnOwnerKey(4711, '{owner-1}'), toEspnOwnerKey(4711, '{gone}')])
    expect(season.teams[0]?.ownerNames).toEqual(['Owner 1 Smith'])
    expect(JSON.stringify(season)).not.toContain('{owner-')
  })
})
