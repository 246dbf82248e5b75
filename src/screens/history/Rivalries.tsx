/** The most frequent and the closest pairs, and the matrix of all. */

import type { HistoryResponse } from '../../contract/responses/history.ts'
import { writeRecord } from '../../domain/record-text.ts'
import type { GameSet } from '../../domain/vocabulary.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { formatCount, formatPoints } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { GameSetToggle } from './GameSetToggle.tsx'
import { HeadToHeadMatrix } from './HeadToHeadMatrix.tsx'
import { toHeadToHead } from './head-to-head.ts'
import type { HistorySectionProps } from './history-view.ts'

type Rivalry = HistoryResponse['rivalries']['closest'][number]

export function Rivalries({ response, links, set }: HistorySectionProps & { set: GameSet }) {
  const { closest } = response.rivalries
  // Pairs that met once have not met the most.
  const mostGames = response.rivalries.mostGames.filter(({ games }) => games > 1)
  if (response.headToHead.length === 0) return null
  return (
    <Section
      id="rivalries"
      title={describeRivalries(response)}
      inside="Rivals, and everyone head-to-head"
      note="Who owns whom. Teal: the row’s manager has a winning record; amber: a losing one"
      action={<MeasureLink measure="Rivalries" />}
    >
      {mostGames.length > 0 && (
        <div className="mb-6 grid gap-x-8 gap-y-6 md:grid-cols-2">
          <RivalryList title="Most meetings" rivalries={mostGames} links={links} />
          {closest.length > 0 && <RivalryList title="Closest series (6+ games)" rivalries={closest} links={links} />}
        </div>
      )}
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">Head-to-head</h3>
        <GameSetToggle value={set} of="the head-to-head records" />
      </div>
      <HeadToHeadMatrix table={toHeadToHead(response, set)} links={links} />
    </Section>
  )
}

/** "Noor and Ann are the closest rivals: 7-7". */
function describeRivalries({ rivalries }: Pick<HistoryResponse, 'rivalries'>): string {
  const [closest] = rivalries.closest
  if (closest) return `${closest.name} and ${closest.otherName} are the closest rivals: ${writeRecord(closest)}`
  const [most] = rivalries.mostGames
  if (most && most.games > 1)
    return `${most.name} and ${most.otherName} have met the most: ${formatCount(most.games, 'game')}`
  return 'Rivalries'
}

function RivalryList({ title, rivalries, links }: RivalryListProps) {
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">
        {title} <span className="font-normal text-muted text-sm">all games</span>
      </h3>
      <ol className="mt-1">
        {rivalries.map((rivalry) => {
          const { key, otherKey, name, otherName, games, meanMargin } = rivalry
          return (
            <li key={`${key} ${otherKey}`} className="border-hairline border-b">
              <a
                href={links.versus(key, otherKey)}
                className="flex min-h-11 items-center justify-between gap-3 py-1 hover:text-accent"
              >
                <span className="min-w-0">
                  <span className="block truncate">
                    <bdi>{name}</bdi> <span className="text-muted">vs.</span> <bdi>{otherName}</bdi>
                  </span>
                  <span className="block text-muted text-sm leading-4">
                    {formatCount(games, 'game')}, {formatPoints(meanMargin)} points apart on average
                  </span>
                </span>
                <span className="scoreboard whitespace-nowrap text-2xl">{writeRecord(rivalry)}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

interface RivalryListProps {
  title: string
  rivalries: readonly Rivalry[]
  links: HistoryLinks
}
