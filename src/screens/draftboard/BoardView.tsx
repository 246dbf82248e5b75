/** Picks as cards, group by group; a phone shows one group at a time, as rows. */
import { useState } from 'react'
import { describeValueUnit } from '../../parts/draft/value-unit.ts'
import { Stepper } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatCount } from '../../ui/format.ts'
import { Later } from '../../ui/Later.tsx'
import { keepUnbroken } from '../../ui/Unbroken.tsx'
import { DraftPickCard } from './DraftPickCard.tsx'
import type { PickGroup } from './pick-groups.ts'

export interface BoardViewProps {
  groups: PickGroup[]
  /** Whether picks are compared with those of a similar price. */
  isByPrice: boolean
  /** The group shown on phones, from 1. */
  page: number
  onPage: (page: number) => void
  teamHref: (teamId: number) => string
}

export function BoardView({ groups, isByPrice, page, onPage, teamHref }: BoardViewProps) {
  const shown = Math.min(page, groups.length)
  const [firstCount] = useState(shown)
  const unit = describeValueUnit(isByPrice)
  const sections = groups.map((group, index) => (
    <GroupSection
      key={group.title}
      group={group}
      isShown={index + 1 === shown}
      showsRound={groups.length === 1}
      teamHref={teamHref}
    />
  ))
  return (
    <div className="board" data-by={isByPrice ? 'price' : 'round'}>
      <p className="pt-3 text-muted text-sm max-sm:pt-1">
        ▲ ▼ {unit.short}: points above or below the average of the same position{' '}
        {isByPrice ? 'at that price' : 'in that round'}
      </p>
      <div className="relative">
        {groups.length > 1 && <GroupStepper page={shown} count={groups.length} onPage={onPage} />}
        {sections.slice(0, firstCount)}
        {/* Two hundred cards take a phone half a second: the other groups follow in slices. */}
        {sections.length > firstCount && (
          <Later place={<div className="min-h-dvh max-sm:hidden" />}>{sections.slice(firstCount)}</Later>
        )}
      </div>
    </div>
  )
}

interface GroupSectionProps extends Pick<BoardViewProps, 'teamHref'> {
  group: PickGroup
  /** Whether phones show it. */
  isShown: boolean
  showsRound: boolean
}

function GroupSection({ group: { title, picks }, isShown, showsRound, teamHref }: GroupSectionProps) {
  return (
    // Off-screen groups are laid out when scrolled to.
    <section
      aria-label={title}
      className={classNames(
        'sm:[contain-intrinsic-size:auto_330px] sm:[content-visibility:auto] print:[content-visibility:visible]',
        !isShown && 'max-sm:hidden',
      )}
    >
      <h3 className="scoreboard flex flex-wrap items-baseline gap-x-3 pt-5 pb-2 text-lg max-sm:min-h-14 max-sm:items-center max-sm:justify-center max-sm:px-12 max-sm:pt-1 max-sm:pb-1">
        {keepUnbroken(title)}
        <span className="font-normal font-sans text-muted text-sm">{summarize(picks)}</span>
      </h3>
      <div className="picks">
        {picks.map((pick) => (
          <DraftPickCard
            key={pick.id}
            pick={pick}
            teamHref={pick.team.id === null ? null : teamHref(pick.team.id)}
            showsRound={showsRound}
          />
        ))}
      </div>
    </section>
  )
}

/** '12 picks · 2 booms · 1 bust'; grades only if there are any. */
function summarize(picks: PickGroup['picks']): string {
  const graded = (grade: 'Boom' | 'Bust') => picks.filter((pick) => pick.performance.grade === grade).length
  const booms = graded('Boom')
  const busts = graded('Bust')
  return [formatCount(picks.length, 'pick'), booms && formatCount(booms, 'boom'), busts && formatCount(busts, 'bust')]
    .filter(Boolean)
    .join(' · ')
}

interface GroupStepperProps {
  /** From 1. */
  page: number
  count: number
  onPage: (page: number) => void
}

/** Buttons to the previous and next group, at both ends of a group's title: phones show one at a time. */
function GroupStepper({ page, count, onPage }: GroupStepperProps) {
  return (
    <fieldset className="absolute inset-x-0 top-1.5 flex justify-between sm:hidden print:hidden">
      <legend className="sr-only">{`Group ${page} of ${count}`}</legend>
      <Stepper what="picks" at={page} last={count} onStep={onPage} />
    </fieldset>
  )
}
