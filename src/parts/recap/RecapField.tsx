/** Who takes part, before anybody has played. */

import { Section, SectionLink } from '../../ui/Section.tsx'
import type { StandingsRow } from '../league/standings-rows.ts'
import { RecapTeam } from './RecapTeam.tsx'
import type { RecapLinks } from './recap-links.ts'

export function RecapField({ rows, links }: { rows: readonly StandingsRow[]; links: RecapLinks }) {
  if (rows.length === 0) return null
  return (
    <Section title="The field" action={<SectionLink href={links.overview}>Open the league</SectionLink>}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {rows.map((row) => (
          <li key={row.key} className="flex min-h-12 min-w-0 items-center border-hairline border-t">
            <RecapTeam teamId={row.teamId} name={row.teamName} size={28} links={links} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
