import { addressOf } from '../../client/site-base.ts'
import type { LeagueBookResponse } from '../../contract/responses/book.ts'
import { formatMoment } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'

type BookDrawn = LeagueBookResponse['draws'][number]

/** The newest draw of a draft order that the book keeps. */
export function BookDraw({ draws: [newest] }: Pick<LeagueBookResponse, 'draws'>) {
  if (!newest) return null
  const { season, order, link } = newest
  return (
    <Section
      title={`Draft order of ${season}`}
      note={describeDraw(newest)}
      action={<SectionLink href={`${addressOf('draw')}#${link}`}>{order ? 'Check it' : 'See the rule'}</SectionLink>}
    >
      {order && (
        <ol className="gap-x-8 sm:columns-2">
          {order.map(({ pick, name, isFixed }) => (
            <li
              key={pick}
              className="flex min-w-0 break-inside-avoid items-baseline gap-3 border-hairline border-b py-1.5"
            >
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

/** That the rule came first is for the league's chat to prove: the book can't. */
function describeDraw({ order, isForged, drawnAt, teams }: BookDrawn): string {
  if (isForged)
    return 'The random value in the book isn’t the beacon’s, so no order is shown. The rule can still be drawn with the genuine one.'
  return order
    ? `Drawn with the public random value of ${formatMoment(drawnAt)}, whose signature is genuine.`
    : `${teams.length} teams, drawn ${formatMoment(drawnAt)} with a public random value.`
}
