/** The best and the worst picks of the draft, with their rank in their cohort. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { CohortRange } from '../../ui/CohortRange.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { formatDollars } from '../../ui/format.ts'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { describeValueUnit } from '../draft/value-unit.ts'
import type { BestAndWorstPicks } from './best-and-worst-picks.ts'
import type { RecapLinks } from './recap-links.ts'

export function RecapPicks({ picks, links }: { picks: BestAndWorstPicks | null; links: RecapLinks }) {
  if (!picks) return null
  return (
    <Section
      title="Draft day, in hindsight"
      note={`Season points vs. the average pick at the same position ${picks.best.some(({ roundNum }) => roundNum === null) ? 'and price' : 'in the same round'}`}
      action={<SectionLink href={links.draftboard}>Draft board</SectionLink>}
      inside={describePicks(picks)}
    >
      <div className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        <Picks title="Best picks" picks={picks.best} />
        <Picks title="Worst picks" picks={picks.worst} />
      </div>
      {picks.note && <p className="mt-3 text-muted text-sm">{picks.note}</p>}
    </Section>
  )
}

function Picks({ title, picks }: { title: string; picks: readonly CompletedPick[] }) {
  if (picks.length === 0) return null
  return (
    <div className="min-w-0">
      <h3 className="font-semibold text-muted">{title}</h3>
      <ol className="mt-1 border-hairline border-b">
        {picks.map((pick) => (
          <li key={pick.id} className="flex flex-wrap items-center gap-x-3 border-hairline border-t py-2">
            <PositionBadge position={pick.player.position} className="w-12 shrink-0" />
            <div className="min-w-0 grow basis-32">
              <p className="truncate font-semibold">
                <bdi>{pick.player.name}</bdi>
              </p>
              <p className="text-muted text-sm">{describePick(pick)}</p>
            </div>
            {pick.performance.deviations !== null && (
              <div className="order-last w-full sm:order-none sm:w-28">
                <CohortRange deviations={pick.performance.deviations} label={pick.player.name} className="block" />
              </div>
            )}
            <p className="w-24 shrink-0 text-right">
              <Delta value={pick.performance.valueOverExpectation} className="scoreboard text-2xl" />
              <span className="block text-muted text-sm">
                {describeValueUnit(pick.performance.priceCohort != null).short}
              </span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** `Round 1, pick 5 · Punt Intended`; unknown parts are left out. */
function describePick({ roundNum, overallPick, bidAmount, team }: CompletedPick) {
  const where = [
    roundNum !== null && `Round ${roundNum}`,
    overallPick !== null && `pick ${overallPick}`,
    bidAmount !== null && bidAmount > 0 && formatDollars(bidAmount),
  ]
    .filter(Boolean)
    .join(', ')
  return (
    <>
      {where}
      {where && ' · '}
      <bdi>{team.name}</bdi>
    </>
  )
}

/** 'Best and worst picks, from Davian Oglethorpe to Wilder Fitzhollow' */
function describePicks({ best, worst }: BestAndWorstPicks): string {
  const [first, last] = [best[0] ?? worst.at(-1), worst[0] ?? best.at(-1)]
  const which = worst.length === 0 ? 'Best picks' : best.length === 0 ? 'Worst picks' : 'Best and worst picks'
  return `${which}, from ${first?.player.name} to ${last?.player.name}`
}
