/** The best and the worst pickups, players who got away, wasted bids. */

import type { ReactNode } from 'react'
import { capitalize } from '../../parts/history/history-words.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import type { MoveHighlights, MoveOfPlayer, Purchase } from '../../parts/moves/move-highlights.ts'
import { describeBid, describeStarts } from '../../parts/moves/move-labels.ts'
import { MovedPlayerName, type MoveLinks } from '../../parts/moves/move-links.tsx'
import { TeamPageLink } from '../../parts/team/TeamPageLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Delta } from '../../ui/Delta.tsx'
import { formatPoints, formatSigned } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { PickUpChart } from './PickUpChart.tsx'
import { pickUpSeries } from './pick-up-series.ts'

export interface PickUpsProps {
  story: MoveHighlights
  isOver: boolean
  /** Leads the screen. */
  isFirst: boolean
  links: MoveLinks
}

export function PickUps({ story, isOver, isFirst, links }: PickUpsProps) {
  const { bestPickUps, worstPickUps, gotAway, started, wasted } = story
  if (bestPickUps.length + worstPickUps.length + gotAway.length + wasted.length === 0) return null
  const series = pickUpSeries(started)
  const lists = [
    {
      title: 'Best pickups',
      topic: 'best',
      entries: bestPickUps.map((entry) => (
        <Entry key={keyOf(entry)} entry={entry} links={links} words={[describeBid(entry.move), startsOf(entry)]}>
          <Delta value={entry.value} />
        </Entry>
      )),
    },
    {
      title: 'Worst pickups who made a lineup',
      topic: 'worst',
      entries: worstPickUps.map((entry) => (
        <Entry key={keyOf(entry)} entry={entry} links={links} words={[describeBid(entry.move), startsOf(entry)]}>
          <Delta value={entry.value} />
        </Entry>
      )),
    },
    {
      title: 'The ones that got away',
      topic: 'got away',
      entries: gotAway.map((entry) => (
        <Entry key={keyOf(entry)} entry={entry} links={links} words={[`then ${startsOf(entry)} for other teams`]}>
          <Delta value={entry.value} isLowerBetter />
        </Entry>
      )),
    },
    {
      title: 'Money wasted',
      topic: 'money wasted',
      entries: wasted.map((entry) => (
        <Entry key={keyOf(entry)} entry={entry} links={links} words={describeWaste(entry)}>
          ${formatPoints(entry.dollars).replace(/\.0$/, '')}
        </Entry>
      )),
    },
  ].filter(({ entries }) => entries.length > 0)
  return (
    <Section
      title={describePickUps(bestPickUps, isOver)}
      note="Value: starter points above replacement while on the team"
      action={<MeasureLink measure="Value of a move" />}
      inside={isFirst ? undefined : capitalize(lists.map(({ topic }) => topic).join(', '))}
    >
      {series && <PickUpChart series={series} />}
      <div
        className={classNames('mt-6 grid gap-x-10 gap-y-6', lists.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-2')}
      >
        {lists.map(({ title, entries }) => (
          <div key={title} className="min-w-0">
            <h3 className="font-semibold text-muted">{title}</h3>
            <ol className="mt-1 border-hairline border-b">{entries}</ol>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** "Pickup of the Year: Jo Fields with +34.5 for Punt Intended". */
function describePickUps([best]: MoveHighlights['bestPickUps'], isOver: boolean): string {
  const title = isOver ? 'Pickup of the Year' : 'Best Pickup so Far'
  return best ? `${title}: ${best.moved.player.name} with ${formatSigned(best.value)} for ${best.team.name}` : title
}

const keyOf = ({ move, team, moved }: MoveOfPlayer) => `${move.id} ${team.id} ${moved.player.id}`

function describeWaste({ move, isUnused }: Purchase): string[] {
  if (isUnused) return [describeBid(move), 'never started']
  return [describeBid(move), move.secondBid === null ? 'no other bids on record' : 'overbid']
}

const startsOf = ({ moved }: MoveOfPlayer) => describeStarts([moved])

function Entry({ entry: { move, team, moved }, links, words, children }: EntryProps) {
  return (
    <li className="flex items-center justify-between gap-3 border-hairline border-t py-2">
      <div className="min-w-0">
        <p className="flex min-w-0 font-semibold">
          <MovedPlayerName moved={moved} />
        </p>
        <p className="text-muted text-sm tabular-nums">
          {`Week ${move.week} · `}
          <TeamPageLink
            team={team}
            href={links.team(team.id, move.week)}
            className="[a&]:hover:text-accent [a&]:hover:underline"
          >
            <bdi>{team.name}</bdi>
          </TeamPageLink>
          {words.filter(Boolean).map((text) => ` · ${text}`)}
        </p>
      </div>
      <span className="scoreboard shrink-0 text-right text-2xl">{children}</span>
    </li>
  )
}

interface EntryProps {
  entry: MoveOfPlayer
  links: MoveLinks
  /** Remarks, in order; empty ones are left out. */
  words: string[]
  children: ReactNode
}
