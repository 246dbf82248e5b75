import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { teamColumn } from '../../src/ui/columns.tsx'
import { DataTable } from '../../src/ui/DataTable.tsx'
import { type MyTeam, MyTeamContext } from '../../src/ui/my-team.ts'

const mine: MyTeam = { teamId: 2, name: 'Beta', isNameUnique: true }

/** Rows of a table of teams that are marked as the reader's. */
function markedRows(team: MyTeam | null): string[] {
  const html = renderToStaticMarkup(
    <MyTeamContext value={team}>
      <DataTable
        label="Teams"
        columns={[teamColumn<{ name: string }>(({ name }) => name)]}
        rows={[{ name: 'Alpha' }, { name: ' Beta ' }]}
        rowKey={({ name }) => name}
      />
    </MyTeamContext>,
  )
  return html.split('<tr').filter((row) => row.includes('data-mine') && row.includes('(your team)'))
}

describe('the reader’s team in a table', () => {
  it('is marked in its row header, for screen readers too', () => {
    expect(markedRows(mine)).toHaveLength(1)
    expect(markedRows(mine)[0]).toContain('Beta')
  })

  it('is not marked if there is none, or if another team has the same name', () => {
    expect(markedRows(null)).toEqual([])
    expect(markedRows({ ...mine, isNameUnique: false })).toEqual([])
  })
})
