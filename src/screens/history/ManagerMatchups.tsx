/** A manager's worst and best opponents, and the list of all. */
import type { ManagerHistoryResponse } from '../../contract/responses/history.ts'
import { writeRecord } from '../../domain/record-text.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { deltaColumn, numberColumn, percentColumn, recordColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount, formatPercent, formatPoints, formatRecord } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { Finding } from './HistoryLeaders.tsx'

type Opponent = ManagerHistoryResponse['opponents'][number]

export function Matchups({ response, links, managerKey }: MatchupsProps) {
  const { opponents, nemesis, favouriteVictim: victim, kryptonite } = response
  if (opponents.length === 0) return null
  const hrefOf = ({ key }: Opponent) => links.versus(managerKey, key)
  return (
    <Section
      title={describeOpponents(response)}
      note="All games, consolation included. Select an opponent to see every game"
      action={<MeasureLink measure="Rivalries" />}
      inside={`${formatCount(opponents.length, 'opponent')}${nemesis || victim ? ', the best and the worst first' : ''}`}
    >
      {(nemesis || victim || kryptonite) && (
        <div className="mb-6 grid gap-x-8 gap-y-6 md:grid-cols-3">
          {nemesis && <OpponentFinding title="Nemesis" opponent={nemesis} href={hrefOf(nemesis)} />}
          {victim && <OpponentFinding title="Favorite victim" opponent={victim} href={hrefOf(victim)} />}
          {kryptonite && (
            <Finding
              title="Kryptonite player"
              name={kryptonite.player.name}
              figure={formatPoints(kryptonite.meanPoints)}
              unit="points a start"
              text={`${formatPoints(kryptonite.usualPoints)} is his average; ${formatCount(kryptonite.starts, 'start')} against`}
            />
          )}
        </div>
      )}
      <DataTable
        label="Opponents"
        csvName={`opponents of ${response.name}`}
        columns={columns}
        rows={opponents}
        rowKey={({ key }) => key}
        rowHref={hrefOf}
      />
    </Section>
  )
}

function describeOpponents({ nemesis, favouriteVictim: victim, opponents }: ManagerHistoryResponse): string {
  if (victim) return `Owns ${victim.name}: ${writeRecord(victim)}`
  if (nemesis) return `Owned by ${nemesis.name}: ${writeRecord(nemesis)}`
  return `Met ${formatCount(opponents.length, 'other manager')}`
}

function OpponentFinding({ title, opponent, href }: { title: string; opponent: Opponent; href: string }) {
  return (
    <Finding
      title={title}
      name={opponent.name}
      href={href}
      figure={writeRecord(opponent)}
      unit={`${formatPercent(opponent.winPercentage, 0)} won`}
      text={`${formatPoints(Math.abs(opponent.meanMargin))} points ${opponent.meanMargin < 0 ? 'behind' : 'ahead'} on average`}
      textHref={href}
    />
  )
}

const columns: Column<Opponent>[] = [
  textColumn('opponent', 'Opponent', ({ name }) => name, {
    isRowHeader: true,
    className: 'w-full max-w-0 md:w-2/5',
    render: ({ name }) => (
      <bdi className="truncate" title={name}>
        {name}
      </bdi>
    ),
  }),
  recordColumn('record', 'Record', (opponent) => opponent, {
    render: (opponent) => <strong>{formatRecord(opponent)}</strong>,
  }),
  percentColumn('percent', 'Win %', ({ winPercentage }) => winPercentage, { priority: 2 }),
  numberColumn('games', 'Games', ({ games }) => games, { priority: 2 }),
  deltaColumn('margin', 'Avg. margin', ({ meanMargin }) => meanMargin, {
    className: 'w-24 sm:w-36',
    bar: ({ meanMargin }) => meanMargin,
  }),
]

interface MatchupsProps {
  response: ManagerHistoryResponse
  links: HistoryLinks
  managerKey: string
}
