import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileName } from '../../src/ui/file-name.ts'

describe('fileName', () => {
  it('cuts a long part between two words', () => {
    expect(fileName(['Going Once, Going Twice, Sold to the Man in the Hat', 'standings', 2025], 'csv')).toBe(
      'going-once-going-twice-sold-to-the-man-standings-2025.csv',
    )
    expect(fileName(['W'.repeat(60)], 'csv')).toBe(`${'w'.repeat(40)}.csv`)
  })

  it('names owner, content and season', () => {
    expect(fileName(['Sunday Scaries Invitational', 'standings', 2025], 'csv')).toBe(
      'sunday-scaries-invitational-standings-2025.csv',
    )
    expect(fileName([undefined, 'standings', 2025], 'csv')).toBe('standings-2025.csv')
  })

  it('keeps the letters of accented names and drops characters that file systems do not share', () => {
    expect(fileName(["Zoë's Ångström", 'Week 5', null], 'svg')).toBe('zoes-angstrom-week-5.svg')
    expect(fileName(['../../etc/passwd\0'], 'csv')).toBe('etc-passwd.csv')
    expect(fileName(['فريق الأبطال', 'standings'], 'csv')).toBe('standings.csv')
    expect(fileName(['🏈'], 'png')).toBe('download.png')
  })

  it('is short and safe for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string(), (name, what) => {
        expect(fileName([name, what, 2025], 'csv')).toMatch(/^[a-z0-9]([a-z0-9-]{0,90}[a-z0-9])?\.csv$/)
      }),
    )
  })
})
