import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { describeWeeks } from '../../parts/history/history-words.ts'
import { numberColumn, scoreColumn, textColumn } from '../../ui/columns.tsx'
import { type Column, DataTable } from '../../ui/DataTable.tsx'
import { formatCount, formatScores } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { describeChampions, type SeasonRow, toSeasonRows } from './champions.ts'
import type { HistorySectionProps } from './history-view.ts'
import { ManagerLink } from './ManagerName.tsx'

/** Champions by year with their opponents. A row opens the championship game, or the season if there was none. */
export function Champions({ response, links, isFolded }: HistorySectionProps & { isFolded: boolean }) {
  const rows = toSeasonRows(response)
  return (
    <Section
      id="champions"
      title={isFolded ? 'Championships' : describeChampions(rows)}
      note="Champions by year, and who they beat in the championship"
      inside={isFolded ? `${formatCount(rows.length, 'championship')}, year by year` : undefined}
    >
      <DataTable
        label="Champions by year"
        csvName="champions"
        columns={columnsFor(links)}
        rows={rows}
        rowKey={({ season }) => season}
        rowHref={({ season, final }) => links.week(season, final?.week) ?? links.season(season)}
      />
    </Section>
  )
}

const columnsFor = (links: HistoryLinks): Column<SeasonRow>[] => [
  textColumn('season', 'Season', ({ season }) => season, {
    className: 'w-16',
    render: ({ season }) => <span className="scoreboard text-lg">{season}</span>,
  }),
  textColumn('champion', 'Champion', ({ championName }) => championName, {
    className: 'max-w-0 w-1/2 md:w-1/3',
    render: (row) => <Champion row={row} links={links} />,
    csv: {
      Champion: ({ championName }) => championName,
      Team: ({ championTeam }) => championTeam?.name,
      'Missing Because': ({ reason }) => reason,
    },
  }),
  textColumn('loser', 'Beat', ({ final }) => final?.opponent.name, {
    className: 'max-w-0 w-1/2 md:w-1/3',
    render: ({ final }) =>
      final && (
        <>
          <ManagerLink name={final.opponent.name} href={final.opponent.key && links.manager(final.opponent.key)} />
          {!final.isWon && <span className="block text-muted text-sm">won the final; ranked by the commissioner</span>}
          <span className="block text-muted text-sm sm:hidden">
            <span className="whitespace-nowrap">{formatScores(final.scores)}</span>
            {final.how}
          </span>
        </>
      ),
  }),
  scoreColumn(({ final }) => final?.scores ?? [], {
    className: 'max-sm:hidden',
    renderNote: ({ final }) => final?.how && <span className="block text-muted text-sm leading-4">{final.how}</span>,
  }),
  numberColumn('week', 'Final', ({ final }) => final?.week, {
    priority: 4,
    render: ({ final }) =>
      final && <span className="whitespace-nowrap text-muted">{describeWeeks(final.weeks, final.week)}</span>,
  }),
]

function Champion({ row, links }: { row: SeasonRow; links: HistoryLinks }) {
  const { reason, championKey, championName, championTeam } = row
  if (reason !== null) return <span className="text-muted text-sm">Missing: {reason}</span>
  if (championName === null) return <span className="text-muted text-sm">{describeOpen(row)}</span>
  return (
    <span className="flex min-w-0 items-start gap-2">
      <Icon name="trophy" size={18} className="mt-0.5 text-gold" />
      <span className="min-w-0">
        <ManagerLink name={championName} href={championKey && links.manager(championKey)} className="font-semibold" />
        {championTeam && championTeam.name !== championName && (
          <bdi className="line-clamp-2 text-muted text-sm leading-4" title={championTeam.name}>
            {championTeam.name}
          </bdi>
        )}
      </span>
    </span>
  )
}

function describeOpen({ phase, isPlayed }: SeasonRow): string {
  if (phase !== 'complete') return 'Not decided yet'
  return isPlayed ? 'Unknown' : 'Never played'
}
