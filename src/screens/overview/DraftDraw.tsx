import { addressOf } from '../../client/site-base.ts'
import { useLeagueBook } from '../../parts/history/use-league-history.ts'
import { hasDraftBegun } from '../../parts/league/league-phase.ts'
import type { LeagueTabProps } from '../../parts/league/league-view.ts'
import { formatMoment } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'

/** The draw of the season's draft order, once the league's book has it; while there is no order at all, where to draw one. */
export function DraftDraw(place: LeagueTabProps) {
  const { league } = place
  const draw = useLeagueBook(place)?.draws.find(({ season }) => season === league.season)
  if (!draw) return league.draftOrder?.length === 0 && !hasDraftBegun(league) ? <DrawOffer {...place} /> : null
  const { order, drawnAt, isForged, link } = draw
  const [title, note] = isForged
    ? [
        'The draft order isn’t proven',
        'The random value in the league’s book isn’t the beacon’s, so no order is shown.',
      ]
    : order
      ? [`${order[0]?.name} drew the first pick`, 'By a random value that anyone can check.']
      : ['The draft order will be drawn', `On ${formatMoment(drawnAt)}, by a rule that is set.`]
  return (
    <Section
      title={title}
      note={note}
      action={<SectionLink href={`${addressOf('draw')}#${link}`}>{order ? 'Check it' : 'See the rule'}</SectionLink>}
    >
      {order && (
        <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
          {order.map(({ pick, name, isFixed }) => (
            <li key={pick} className="flex min-w-0 items-center gap-3 border-hairline border-t py-1.5">
              <span className="w-6 shrink-0 text-right text-muted tabular-nums">{pick}</span>
              <TeamName name={name} size={20} />
              {isFixed && <span className="text-muted text-sm">fixed</span>}
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}

function DrawOffer({ leagueRef: { host, leagueId } }: LeagueTabProps) {
  return (
    <Section
      title="No draft order yet"
      note="A public random value draws one by your league’s own weights, and every member can check it."
      action={<SectionLink href={`${addressOf('draw')}?league=${host}:${leagueId}`}>Draw it</SectionLink>}
    >
      {null}
    </Section>
  )
}
