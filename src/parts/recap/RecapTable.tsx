/** The final or current standings. */
import { classNames } from '../../ui/class-names.ts'
import { Delta } from '../../ui/Delta.tsx'
import { formatCount, formatPoints, formatRecord, formatWhole } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { createBarScale, InCellBar } from '../../ui/InCellBar.tsx'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { describeElimination, type StandingsRow } from '../league/standings-rows.ts'
import { RecapTeam } from './RecapTeam.tsx'
import type { RecapLinks } from './recap-links.ts'

export interface RecapTableProps {
  rows: readonly StandingsRow[]
  isOver: boolean
  links: RecapLinks
}

const figure = 'relative py-2 pl-2 sm:pl-3 text-right tabular-nums'

export function RecapTable({ rows, isOver, links }: RecapTableProps) {
  if (rows.length === 0) return null
  const has = (of: (season: StandingsRow['regularSeason']) => number | null) =>
    rows.some(({ regularSeason }) => of(regularSeason) !== null)
  // Leagues without opponents have none.
  const hasRecord = has(({ wins, losses }) => wins ?? losses)
  const hasOut = rows.some(({ eliminatedInWeek }) => eliminatedInWeek !== null)
  const hasFor = has(({ pointsFor }) => pointsFor)
  const hasAgainst = has(({ pointsAgainst }) => pointsAgainst)
  const hasDifferential = has(({ pointDifferential }) => pointDifferential)
  const scale = createBarScale(
    rows.map(({ regularSeason }) => regularSeason.pointsFor),
    'range',
  )
  return (
    <Section
      title={isOver ? 'Final standings' : 'Standings so far'}
      note={isOver ? 'Regular-season record and points; final rank after the playoffs' : undefined}
      action={<SectionLink href={links.overview}>Full standings</SectionLink>}
      inside={`All ${formatCount(rows.length, 'team')}${isOver ? ', by final rank' : ''}`}
    >
      <table className="w-full table-fixed">
        <thead>
          <tr className="text-muted text-sm">
            <th scope="col" className="w-12 py-1 sm:w-13 text-left font-normal">
              <span className="sr-only">Rank</span>
            </th>
            <th scope="col" className="py-1 text-left font-normal">
              Team
            </th>
            {hasOut && <Head className="w-16">Out in Week</Head>}
            {hasRecord && <Head className="w-14 sm:w-16">W-L</Head>}
            {hasFor && <Head className="w-18 sm:w-20">For</Head>}
            {hasAgainst && <Head className="w-20 max-sm:hidden">Against</Head>}
            {hasDifferential && <Head className="w-24 max-sm:hidden">Differential</Head>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.key}
              className={classNames('border-hairline border-t', row.isChampion && 'bg-(--champion) font-semibold')}
            >
              <td className="py-2">
                <Rank row={row} />
              </td>
              <th scope="row" className="py-2 text-left [font-weight:inherit]">
                <RecapTeam teamId={row.teamId} name={row.teamName} size={24} links={links} />
              </th>
              {hasOut && <td className={classNames(figure, 'text-muted')}>{describeElimination(row, isOver)}</td>}
              {hasRecord && (
                <td className={classNames(figure, 'whitespace-nowrap')}>{formatRecord(row.regularSeason)}</td>
              )}
              {hasFor && (
                <td className={figure}>
                  {formatPoints(row.regularSeason.pointsFor)}
                  {scale && <InCellBar scale={scale} value={row.regularSeason.pointsFor} />}
                </td>
              )}
              {hasAgainst && (
                <td className={classNames(figure, 'text-muted max-sm:hidden')}>
                  {formatPoints(row.regularSeason.pointsAgainst)}
                </td>
              )}
              {hasDifferential && (
                <td className={classNames(figure, 'max-sm:hidden')}>
                  <Delta value={row.regularSeason.pointDifferential} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}

function Head({ children, className }: { children: string; className: string }) {
  return (
    <th scope="col" className={classNames('py-1 pl-3 text-right font-normal', className)}>
      {children}
    </th>
  )
}

function Rank({ row: { rank, isChampion, isPlayoffTeam } }: { row: StandingsRow }) {
  return (
    <span className={classNames('scoreboard flex items-center gap-1.5 text-lg', isChampion && 'text-gold')}>
      <span
        aria-hidden="true"
        className={classNames('h-5 w-1', isChampion ? 'bg-gold' : isPlayoffTeam ? 'bg-accent' : 'bg-transparent')}
      />
      {formatWhole(rank)}
      {isPlayoffTeam && <span className="sr-only">Playoff team</span>}
      {isChampion && <Icon name="crown" size={14} label="Champion" />}
    </span>
  )
}
