/** The awards of a season. Its props are data only. */
import { type ReactNode, useEffect, useId, useState } from 'react'
import { groupByHonor } from '../../parts/awards/group-by-honor.ts'
import { nameRange } from '../../parts/awards/name-range.ts'
import {
  awardId,
  describeAward,
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
  const groups = listGroups(superlatives, mine)
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
        rank={superlatives.indexOf(award) + 1}
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
      {groups.map(({ title, awards }, index) => (
        <Group
          key={title}
          title={groups.length > 1 ? title : null}
          awards={awards}
          open={index === 0 ? mostOpen : 0}
          named={named}
          itemOf={itemOf}
        />
      ))}
      <p className="mt-6 text-center text-muted text-sm">{describeSummary(summary)}</p>
    </section>
  )
}

/** Groups with an award; one without a title where all are of one kind. */
function listGroups(awards: readonly SeasonAward[], teamId: number | null): { title: string; awards: SeasonAward[] }[] {
  const { yours, glory, shame } = groupByHonor(awards, teamId)
  return [
    { title: 'Yours', awards: yours },
    { title: 'Glory', awards: glory },
    { title: 'Shame', awards: shame },
  ].filter((group) => group.awards.length > 0)
}

interface GroupProps {
  title: string | null
  awards: readonly SeasonAward[]
  /** How many phones show before the fold. */
  open: number
  named: string | null
  itemOf: (award: SeasonAward) => ReactNode
}

function Group({ title, awards, open, named, itemOf }: GroupProps) {
  const titleId = useId()
  const others = awards.slice(open)
  const lists = (
    <>
      {open > 0 && <ol className={columns}>{awards.slice(0, open).map(itemOf)}</ol>}
      {others.length > 0 && (
        <Fold
          summary={<span className="font-medium">{nameRange(others, open > 0)}</span>}
          isOpen={others.some((award) => awardId(award) === named)}
          className="mt-5 max-sm:border-hairline max-sm:border-y"
        >
          <ol className={columns}>{others.map(itemOf)}</ol>
        </Fold>
      )}
    </>
  )
  if (title === null) return lists
  return (
    <section aria-labelledby={titleId} className="mt-8">
      <h3 id={titleId} className="scoreboard text-lg">
        {title}
      </h3>
      {lists}
    </section>
  )
}

/** Of the first group; phones fold all others. A multiple of every number of columns, so that the others begin a row. */
const mostOpen = 6

const columns = 'mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-2'

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
