/** A stored season has a format number: old documents are rebuilt once a new field raises it. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { hostSeason, seasonFormat } from '../../src/domain/host-season.ts'

const folder = join(import.meta.dirname, 'formats')
const nameOf = (format: number) => `season-${format}.txt`

interface Described {
  properties?: Record<string, Described>
  required?: string[]
  items?: Described
  additionalProperties?: Described | boolean
  anyOf?: Described[]
  type?: string
}

/** Every field with its path, `?` where a season may lack it. */
function listFields(
  { properties = {}, required = [], items, additionalProperties, anyOf = [] }: Described,
  path = '',
): string[] {
  return [
    ...Object.entries(properties).flatMap(([name, field]) => {
      const own = `${path}${name}${required.includes(name) ? '' : '?'}`
      return [own, ...listFields(field, `${own}.`)]
    }),
    ...(items ? listFields(items, `${path.slice(0, -1)}[].`) : []),
    ...(typeof additionalProperties === 'object' ? listFields(additionalProperties, `${path.slice(0, -1)}{}.`) : []),
    ...anyOf.flatMap((one) => listFields(one, path)),
  ]
}

describe('the format of a stored season', () => {
  it('is raised with its fields: otherwise stored seasons lack the new one. Raise `seasonFormat`, and delete the old list', async () => {
    const fields = listFields(z.toJSONSchema(hostSeason, { unrepresentable: 'any' }) as Described)
    expect(fields.length).toBeGreaterThan(50)
    await expect(`${[...new Set(fields)].join('\n')}\n`).toMatchFileSnapshot(join(folder, nameOf(seasonFormat)))
  })

  it('has one list of fields', () => {
    expect(readdirSync(folder)).toEqual([nameOf(seasonFormat)])
  })
})
