/** Whom a manager fears, whom he owns, and everybody he met. */
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { readTally, writeTally } from '../../parts/history/tally.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { Delta } from '../../ui/Delta.tsx'
import { formatCount, formatNumber, formatPercent, formatPoints, formatRecord } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { Finding } from './HistoryLeaders.tsx'
import type { ManagerResponse } from './manager-view.ts'

type Opponent = NonNullable<ManagerResponse['opponents']>[number]

export function Matchups({ response, links, managerKey }: MatchupsProps) {
  const { opponents = [], nemesis, favouriteVictim: victim, kryptonite } = response
  if (opponents.length === 0) return null
  const hrefOf = ({ key }: Opponent) => (key === undefined ? undefined : links.versus(managerKey, key))
  return (
    <Section
      title={describeOpponents(response)}
      note="All games, consolation included. Select an opponent to see every game"
      action={<MeasureLink measure="Rivalries" />}
    >
      {(nemesis || victim || kryptonite) && (
        <div className="mb-6 grid gap-x-8 gap-y-6 md:grid-cols-3">
          {nemesis && <OpponentFinding title="Nemesis" opponent={nemesis} href={hrefOf(nemesis)} />}
          {victim && <OpponentFinding title="Favorite victim" opponent={victim} href={hrefOf(victim)} />}
          {kryptonite && (
            <Finding
              title="Kryptonite player"
              name={kryptonite.player?.name ?? 'Unknown'}
              figure={formatPoints(kryptonite.meanPoints)}
              unit="points a start"
              text={`${formatPoints(kryptonite.usualPoints)} is his average; ${formatCount(kryptonite.starts, 'start')} against`}
            />
          )}
        </div>
      )}
      <DataTable
        label="Opponents"
        holds={`opponents of ${response.name}`}
        columns={columns}
        rows={opponents}
        rowKey={({ key }, index) => key ?? index}
        rowHref={hrefOf}
      />
    </Section>
  )
}

function describeOpponents({ nemesis, favouriteVictim: victim, opponents = [] }: ManagerResponse): string {
  if (victim?.name) return `Owns ${victim.name}: ${writeTally(readTally(victim))}`
  if (nemesis?.name) return `Owned by ${nemesis.name}: ${writeTally(readTally(nemesis))}`
  return `Met ${formatCount(opponents.length, 'other manager')}`
}

function OpponentFinding({ title, opponent, href }: { title: string; opponent: Opponent; href: string | undefined }) {
  return (
    <Finding
      title={title}
      name={opponent.name ?? 'Unknown'}
      href={href}
      figure={writeTally(readTally(opponent))}
      unit={`${formatPercent(opponent.winPercentage, 0)} won`}
      text={`${formatPoints(Math.abs(opponent.meanMargin ?? 0))} points ${(opponent.meanMargin ?? 0) < 0 ? 'behind' : 'ahead'} on average`}
      textHref={href}
    />
  )
}

const columns: Column<Opponent>[] = [
  {
    key: 'opponent',
    header: 'Opponent',
    isRowHeader: true,
    className: 'w-full max-w-0 md:w-2/5',
    render: ({ name }) => (
      <bdi className="truncate" title={name}>
        {name}
      </bdi>
    ),
    csv: ({ name }) => name,
  },
  {
    key: 'record',
    header: 'Record',
    align: 'end',
    render: (opponent) => <strong className="whitespace-nowrap">{formatRecord(opponent)}</strong>,
    csv: { Wins: ({ wins }) => wins, Losses: ({ losses }) => losses, Ties: ({ ties }) => ties },
  },
  {
    key: 'percent',
    header: 'Win %',
    align: 'end',
    priority: 2,
    render: ({ winPercentage }) => formatPercent(winPercentage),
    csv: ({ winPercentage }) => winPercentage,
  },
  {
    key: 'games',
    header: 'Games',
    align: 'end',
    priority: 2,
    render: ({ games }) => formatNumber(games),
    csv: ({ games }) => games,
  },
  {
    key: 'margin',
    header: 'Avg. margin',
    align: 'end',
    className: 'w-24 sm:w-36',
    render: ({ meanMargin }) => <Delta value={meanMargin} />,
    csv: ({ meanMargin }) => meanMargin,
    bar: ({ meanMargin }) => meanMargin,
  },
]

interface MatchupsProps {
  response: ManagerResponse
  links: HistoryLinks
  managerKey: string
}
