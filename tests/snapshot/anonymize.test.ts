import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { responseSchemas } from '../../src/contract/responses/index.ts'
import { wireSchema } from '../../src/contract/wire-schema.ts'
import { anonymizer } from '../../src/snapshot/anonymize.ts'
import { openSnapshots } from '../../src/snapshot/read-snapshots.ts'
import { runs } from '../support/runs.ts'
import { demoWorkplace, filesIn, finished, take } from './support/snapshots.ts'

const { store, newFolder } = demoWorkplace()

const team = (id: number, owner_names: unknown, name = `Team ${id}`) => ({ id, name, owner_names })
/** Names in the responses for a league of these managers. */
function anonymize(response: unknown, teams: readonly unknown[] = []): unknown {
  return anonymizer(teams, [response])(response)
}

/** Every word of a closed vocabulary in a JSON schema, with the name of its field. */
function choicesIn(node: unknown, key = ''): [key: string, word: string][] {
  if (typeof node !== 'object' || node === null) return []
  const { properties = {}, enum: words = [], ...others } = node as Record<string, object>
  return [
    ...Object.values(words).map((word): [string, string] => [key, String(word)]),
    ...Object.entries(properties).flatMap(([name, schema]) => choicesIn(schema, name)),
    ...Object.values(others).flatMap((schema) => choicesIn(schema, key)),
  ]
}

describe('anonymizer', () => {
  it('numbers managers by team, in any order of the table', () => {
    const standings = { standings: [{ owner_names: ['Cleo Third'] }, { owner_names: ['Ann First', 'Bob Second'] }] }
    const teams = [team(2, ['Cleo Third']), team(1, ['Ann First', 'Bob Second'])]
    expect(anonymize(standings, teams)).toEqual({
      standings: [{ owner_names: ['Manager 3'] }, { owner_names: ['Manager 1', 'Manager 2'] }],
    })
    // Without a list of teams their own responses give the order.
    expect(anonymize({ ...team(9, ['Ann First']), others: [{ owner_names: ['Zoe Last'] }] })).toMatchObject({
      owner_names: ['Manager 1'],
      others: [{ owner_names: ['Manager 2'] }],
    })
  })

  it('finds full names in any other text, ignoring case and spaces', () => {
    expect(anonymize(team(1, ['Ann First'], 'ANN  FIRST’s Best')) as object).toMatchObject({ name: 'Manager 1’s Best' })
    expect(anonymize(team(1, ['a.b (c)'], 'The a.b (c) and axb (c)'))).toMatchObject({
      name: 'The Manager 1 and axb (c)',
    })
  })

  it('takes a longer name before a shorter one within it', () => {
    const teams = [team(1, ['Ann']), team(2, ['Ann First'])]
    expect(anonymize({ display: 'Ann First beat Ann' }, teams)).toEqual({ display: 'Manager 2 beat Manager 1' })
  })

  it('replaces a short name only if it is a word, and never a word of the game', () => {
    const response = { name: 'Al and Alvin', position: 'K', lineup_slot: 'K', team_name: 'K', by_position: { K: 1 } }
    expect(anonymize(response, [team(1, ['Al', 'K'])])).toEqual({
      name: 'Manager 1 and Alvin',
      position: 'K',
      lineup_slot: 'K',
      team_name: 'Manager 2',
      by_position: { K: 1 },
    })
  })

  it('never takes a word of the contract for a name', () => {
    const words = Object.values(responseSchemas).flatMap((schema) => choicesIn(wireSchema(schema)))
    expect(words.length).toBeGreaterThan(30)
    for (const [key, word] of words) {
      expect(anonymize({ [key]: word }, [team(1, [word, 'Ann First'])])).toEqual({ [key]: word })
    }
  })

  it('never takes a part of a time for a name', () => {
    const time = '2026-11-29T18:00:00Z'
    const response = { kickoffs: [{ kickoff: time }], next_kickoff: time, until: time, ended_at: time, saved_at: time }
    expect(anonymize(response, [team(1, ['2026', '29T18'])])).toEqual(response)
  })

  it('copes with owners that are missing, or are no list', () => {
    for (const owners of [null, undefined, [], [null, 7], '']) {
      expect(anonymize(team(1, owners))).toEqual(team(1, owners))
    }
    expect(anonymize(team(1, 'Ann First'))).toEqual(team(1, 'Manager 1'))
  })

  it('leaves no planted name behind', () => {
    const letters = fc.constantFrom(...'abdefhilorstuyzÄéßñøŁşжλ李'.split(''))
    const word = fc.string({ unit: letters, minLength: 1, maxLength: 8 })
    const name = fc
      .oneof(
        fc.tuple(word, word).map((words) => words.join(' ')),
        word,
      )
      .filter((text) => text.length >= 4)
    const around = fc.string({ unit: fc.constantFrom(...' -’.1*()[\\^$'.split('')), maxLength: 4 })
    const league = fc
      .uniqueArray(name, { minLength: 1, maxLength: 14, selector: (text) => text.toLowerCase() })
      .chain((names) => {
        const text = fc
          .array(fc.tuple(around, fc.constantFrom(...names, 'Gridiron'), fc.boolean()), { maxLength: 4 })
          .map((parts) => parts.map(([gap, part, loud]) => gap + (loud ? part.toUpperCase() : part)).join(''))
        return fc.record({
          names: fc.constant(names),
          teams: fc.constant(names.map((owner, index) => team(index + 1, [owner]))),
          texts: fc.array(fc.record({ team_name: text, nested: fc.array(fc.record({ display: text })) })),
        })
      })
    fc.assert(
      fc.property(league, ({ names, teams, texts }) => {
        const hidden = JSON.stringify(anonymizer(teams, [teams, texts])([teams, texts]))
        // Words that the numbers themselves contain, e.g. "anag", are no names.
        const left = hidden.replaceAll(/Manager \d+/g, '#').toLowerCase()
        for (const planted of names) expect(left).not.toContain(planted.toLowerCase())
      }),
      { numRuns: runs(25, 300) },
    )
  })
})

describe('a snapshot with numbered managers', () => {
  it('names none of the league, and is the same each time', async () => {
    const folder = newFolder()
    const again = newFolder()
    await take({ folder, store, anonymize: true })
    const season = await store.read(finished)
    const text = [...filesIn(folder).values()].join('\n')
    const names = season?.teams.flatMap(({ ownerNames }) => ownerNames) ?? []
    expect(names.length).toBeGreaterThan(3)
    for (const name of names) expect(text).not.toContain(name)
    const { manifest, responseFor: response } = await openSnapshots(folder)
    const [snapshot] = manifest.seasons
    if (!snapshot) throw new Error('Nothing was taken')
    expect(await response(snapshot, 'team', { id: 101250001 })).toMatchObject({ ownerNames: ['Manager 1'] })
    await take({ folder: again, store, anonymize: true })
    expect(filesIn(again)).toEqual(filesIn(folder))
  })
})
