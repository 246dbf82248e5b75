/** The awards of a season. Its props are data only. */
import { type ReactNode, useEffect, useId, useState } from 'react'
import { groupBySubject } from '../../parts/awards/group-by-subject.ts'
import {
  awardId,
  describeAward,
  nameRange,
  type SeasonAward,
  type SuperlativesResponse,
} from '../../parts/awards/season-awards.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type CsvColumns, csvOfColumns } from '../../ui/csv.ts'
import { Fold } from '../../ui/Fold.tsx'
import { useMyTeamId } from '../../ui/my-team.ts'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { AwardCard, type AwardCardProps } from './AwardCard.tsx'
import { AwardsByTeam } from './AwardsByTeam.tsx'

export interface AwardsGridProps {
  awards: SuperlativesResponse
  /** The last completed week of a running season; null once the season is over. */
  throughWeek: number | null
  /** URL for sharing an award. */
  addressOfAward: (award: SeasonAward) => string
  teamHref: (teamId: number) => string
  /** URL of the screen that explains an award. */
  sourceHref: AwardCardProps['sourceHref']
  /** URL of the season's story; null while there is none. */
  storyHref: string | null
}

export function AwardsGrid({
  awards: { superlatives, summary },
  throughWeek,
  addressOfAward,
  teamHref,
  sourceHref,
  storyHref,
}: AwardsGridProps) {
  const titleId = useId()
  const named = useNamedAward()
  const mine = useMyTeamId()
  const groups = groupBySubject(superlatives, mine)
  const shown = groups.flatMap(({ awards }) => awards)
  const itemOf = (award: SeasonAward) => (
    <li
      key={award.key}
      id={awardId(award)}
      tabIndex={-1}
      className={classNames(
        'relative min-w-0 outline-none',
        awardId(award) === named && 'rounded-sm ring-2 ring-accent ring-offset-8 ring-offset-paper',
      )}
    >
      <AwardCard
        award={award}
        rank={shown.indexOf(award) + 1}
        level={groups.length > 1 ? 4 : 3}
        teamHref={award.winner.teamId === null ? null : teamHref(award.winner.teamId)}
        sourceHref={sourceHref}
      />
      <ShareAward award={award} address={addressOfAward(award)} />
    </li>
  )
  return (
    <section aria-labelledby={titleId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={titleId} className="scoreboard text-2xl">
          Season Superlatives{throughWeek !== null && `, through week ${throughWeek}`}
        </h2>
        <span className="flex items-center gap-4">
          {storyHref && (
            <a href={storyHref} className="thumb font-medium text-accent hover:underline print:hidden">
              Season story
            </a>
          )}
          <CsvButton what="awards" table={() => csvOfColumns(csvColumns, superlatives)} />
        </span>
      </div>
      <AwardsByTeam awards={superlatives} />
      {groups.map(({ title, awards }) => (
        <Group key={title} title={groups.length > 1 ? title : null} awards={awards} named={named} itemOf={itemOf} />
      ))}
      <p className="mt-6 text-center text-muted text-sm">{describeSummary(summary)}</p>
    </section>
  )
}

interface GroupProps {
  title: string | null
  awards: readonly SeasonAward[]
  named: string | null
  itemOf: (award: SeasonAward) => ReactNode
}

function Group({ title, awards, named, itemOf }: GroupProps) {
  const titleId = useId()
  const others = awards.slice(1)
  // The lead is beside the others, and twice as high; phones fold those.
  const lists = (
    <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <ol className="mt-4 [&_[data-figure]]:text-[3.25rem]/[1.1]">{awards.slice(0, 1).map(itemOf)}</ol>
      {others.length > 0 && (
        <Fold
          summary={<span className="font-medium">{nameRange(others, true)}</span>}
          isOpen={others.some((award) => awardId(award) === named)}
          className="min-w-0 max-sm:border-hairline max-sm:border-y"
        >
          <ol className="mt-4 grid grid-cols-1 gap-x-8 gap-y-5 sm:grid-cols-2 print:grid-cols-2">
            {others.map(itemOf)}
          </ol>
        </Fold>
      )}
    </div>
  )
  if (title === null) return lists
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h3 id={titleId} className="scoreboard text-2xl">
        {title}
      </h3>
      {lists}
    </section>
  )
}

function describeSummary({ totalAwards, teamsAnalyzed }: SuperlativesResponse['summary']): string {
  const from = teamsAnalyzed === null ? 'the league' : `${teamsAnalyzed} teams`
  return `${totalAwards} awards celebrating the best from ${from}`
}

const csvColumns: CsvColumns<SeasonAward> = [
  { header: 'Award', csv: ({ award }) => award },
  { header: 'Team', csv: ({ winner }) => winner.teamName },
  { header: 'Player', csv: ({ winner }) => winner.playerName },
  { header: 'Figure', csv: ({ winner }) => winner.display },
  { header: 'Description', csv: ({ description }) => description },
]

/** Beside the card rather than in it, so that moving to it does not show the description. */
function ShareAward({ award, address }: { award: SeasonAward; address: string }) {
  return (
    <span className="absolute top-3.5 right-0 flex">
      <ShareButton what={award.award} title={award.award} text={describeAward(award)} address={address} />
    </span>
  )
}

/** The card in the URL's hash (`#award-most-consistent`), which is scrolled to and highlighted. */
function useNamedAward(): string | null {
  const [named, setNamed] = useState<string | null>(null)
  useEffect(() => {
    function read() {
      const id = location.hash.slice(1)
      const card = location.hash.startsWith('#award-') ? document.getElementById(id) : null
      setNamed(card && id)
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  // Once its fold is open.
  useEffect(() => {
    const card = named === null ? null : document.getElementById(named)
    card?.scrollIntoView({ block: 'center' })
    card?.focus({ preventScroll: true })
  }, [named])
  return named
}
