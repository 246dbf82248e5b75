import { addressOf } from '../../client/site-base.ts'
import type { LeagueBookResponse } from '../../contract/responses/book.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'

/** The newest draw of a draft order that the book keeps. Its page checks the signature. */
export function BookDraw({ draws: [newest] }: Pick<LeagueBookResponse, 'draws'>) {
  if (!newest) return null
  const { season, order, drawnAt, teams, link } = newest
  return (
    <Section
      title={`Draft order of ${season}`}
      note={
        order
          ? 'Drawn with a public random value by a rule that was stated before.'
          : `${teams.length} teams, drawn ${new Date(drawnAt).toUTCString()} with a public random value.`
      }
      action={<SectionLink href={`${addressOf('draw')}#${link}`}>{order ? 'Check it' : 'See the rule'}</SectionLink>}
    >
      {order && (
        <ol className="grid gap-x-8 sm:grid-cols-2">
          {order.map(({ pick, name, isFixed }) => (
            <li key={pick} className="flex min-w-0 items-baseline gap-3 border-hairline border-b py-1.5">
              <span className="w-6 text-right text-muted tabular-nums">{pick}</span>
              <bdi className="min-w-0 grow [overflow-wrap:anywhere]">{name}</bdi>
              {isFixed && <span className="text-muted text-sm">fixed</span>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
