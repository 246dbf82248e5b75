/** The analysis of the draft: the best booms, the worst busts, and an explanation. */
import type { CompletedPick } from '../../client/complete/complete-draft.ts'
import { smallestGradedCohort } from '../../domain/constants.ts'
import type { BoomsAndBusts } from '../../parts/draft/booms-and-busts.ts'
import { CohortRange } from '../../ui/CohortRange.tsx'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatPoints, formatSigned } from '../../ui/format.ts'
import { PositionBadge } from '../../ui/PositionBadge.tsx'
import { Section } from '../../ui/Section.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { describeBoardPick } from './describe-pick.ts'
import { picksTable } from './draft-csv.ts'
import { PlayerButton } from './PlayerButton.tsx'

export interface AnalysisViewProps extends BoomsAndBusts {
  isAuction: boolean
  teamHref: (teamId: number) => string
}

export function AnalysisView({ booms, busts, isAuction, teamHref }: AnalysisViewProps) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 py-5">
        <ul className="text-muted">
          <li>
            <strong className="text-better">Boom</strong>: a standard deviation or more above the cohort’s average
          </li>
          <li>
            <strong className="text-worse">Bust</strong>: a standard deviation or more below it
          </li>
          <li>
            Cohort: same position, {isAuction ? 'similar price' : 'same round'}; no grade below {smallestGradedCohort}{' '}
            picks
          </li>
        </ul>
        <CohortKey />
      </div>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2">
        <PickList
          title="Best Booms"
          unit={isAuction ? 'vs. players at that price' : 'over expected'}
          picks={booms}
          teamHref={teamHref}
        />
        <PickList
          title="Worst Busts"
          unit={isAuction ? 'vs. players at that price' : 'vs expected'}
          picks={busts}
          teamHref={teamHref}
        />
      </div>
    </>
  )
}

/** Phones fold the others. */
const mostOpen = 3

interface PickListProps {
  title: string
  unit: string
  picks: CompletedPick[]
  teamHref: AnalysisViewProps['teamHref']
}

function PickList({ title, unit, picks, teamHref }: PickListProps) {
  const others = picks.slice(mostOpen)
  const listFrom = (first: number, listed: readonly CompletedPick[]) => (
    <ol start={first}>
      {listed.map((pick, index) => (
        <li key={pick.id} className="flex gap-2 border-hairline border-t py-3 sm:gap-3">
          <span className="scoreboard w-5 shrink-0 text-lg text-muted">{first + index}</span>
          <PickRow pick={pick} unit={unit} teamHref={pick.team.id === null ? null : teamHref(pick.team.id)} />
        </li>
      ))}
    </ol>
  )
  return (
    <Section
      title={title}
      action={picks.length > 0 && <CsvButton what={title.toLowerCase()} table={() => picksTable(picks)} />}
    >
      {picks.length === 0 && <p className="text-muted">No picks qualified.</p>}
      {listFrom(1, picks.slice(0, mostOpen))}
      {others.length > 0 && (
        <Fold
          summary={
            <span className="font-medium">
              {others.length} more, to {formatSigned(others.at(-1)?.performance.valueOverExpectation)} points
            </span>
          }
          className="max-sm:border-hairline max-sm:border-y"
        >
          {listFrom(mostOpen + 1, others)}
        </Fold>
      )}
    </Section>
  )
}

function PickRow({ pick, unit, teamHref }: { pick: CompletedPick; unit: string; teamHref: string | null }) {
  const { player, performance } = pick
  return (
    <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 sm:gap-x-4 sm:grid-cols-[minmax(0,1fr)_10rem_7rem]">
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-2">
          <PositionBadge position={player.position} className="w-12 shrink-0" />
          <PlayerButton pick={pick} className="font-semibold hover:text-accent hover:underline" />
        </p>
        <p className="mt-0.5 truncate text-muted text-sm tabular-nums">{describeBoardPick(pick, pick.roundNum)}</p>
        <TeamLink pick={pick} href={teamHref} className="mt-0.5" />
      </div>
      <CohortRange
        deviations={performance.deviations}
        label={player.name}
        className="order-last col-span-2 mt-2 sm:order-none sm:col-span-1 sm:mt-0"
      />
      <div className="text-right tabular-nums max-sm:max-w-24">
        <p
          className={`scoreboard text-2xl ${(performance.valueOverExpectation ?? 0) < 0 ? 'text-worse' : 'text-better'}`}
        >
          {formatSigned(performance.valueOverExpectation)}
        </p>
        <p className="text-muted text-sm">{unit}</p>
        <p className="text-muted text-sm">{formatPoints(performance.totalPoints)} points</p>
      </div>
    </div>
  )
}

function TeamLink({ pick, href, className }: { pick: CompletedPick; href: string | null; className?: string }) {
  const name = <TeamName name={pick.team.name} size={18} />
  const classes = classNames('thumb flex min-w-0 text-sm', className)
  return href ? (
    <a href={href} className={classNames(classes, 'hover:text-accent hover:underline')}>
      {name}
    </a>
  ) : (
    <p className={classes}>{name}</p>
  )
}

/** Legend of a pick's line in its cohort. */
function CohortKey() {
  return (
    <figure aria-label="How to read a pick’s line" className="w-full max-w-md">
      <CohortRange deviations={1.7} label="Example" />
      <figcaption aria-hidden="true" className="relative h-5 text-muted text-sm">
        {places.map(([name, left, tone]) => (
          <span key={name} style={{ left }} className={`absolute -translate-x-1/2 whitespace-nowrap ${tone}`}>
            {name}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}

/** Positions on the line, which spans three standard deviations below to three above the average. */
const places = [
  ['Bust', '16%', 'text-worse'],
  ['−1 SD', '34%', ''],
  ['average', '50%', ''],
  ['+1 SD', '66%', ''],
  ['Boom', '84%', 'text-better'],
] as const
