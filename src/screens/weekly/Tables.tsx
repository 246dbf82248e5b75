/** The standings with what moved in them, and the odds before and after the week. */

import type { ReactNode } from 'react'
import type { TeamRef } from '../../contract/responses/shared.ts'
import type { EditionStandingsRow, OddsRow } from '../../contract/responses/weekly.ts'
import type { TeamLinks } from '../../parts/recap/recap-links.ts'
import { TeamPageLink } from '../../parts/team/TeamPageLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Delta } from '../../ui/Delta.tsx'
import { absent, formatPoints } from '../../ui/format.ts'

interface EditionStandingsProps {
  rows: readonly EditionStandingsRow[]
  links: TeamLinks
  /** Under the table. */
  note: string | undefined
}

export function EditionStandings({ rows, links, note }: EditionStandingsProps) {
  const hasMoved = rows.some(({ moved }) => moved !== null && moved !== 0)
  const hasRecord = rows.some(({ record }) => record !== null)
  const hasPoints = rows.some(({ points }) => points !== null)
  return (
    <>
      <table className="paper-table">
        <thead>
          <tr>
            <Head className="w-8 text-left">
              <span className="sr-only">Rank</span>
            </Head>
            {hasMoved && <Head className="w-14 text-right max-sm:w-12">Moved</Head>}
            <Head className="pl-3 text-left">Team</Head>
            {hasRecord && <Head className="w-16 text-right max-sm:w-13">W-L</Head>}
            {hasPoints && <Head className="w-20 text-right max-sm:w-16">Points</Head>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ team, rank, moved, record, points, isOut }) => (
            <tr key={team.id} className={classNames(isOut && 'text-muted')}>
              <td className="scoreboard text-left text-lg">{rank}</td>
              {hasMoved && <td>{moved === 0 ? '' : <Delta value={moved} decimals={0} />}</td>}
              <TeamCell team={team} note={isOut ? 'Out' : null} links={links} />
              {hasRecord && <td>{record ?? absent}</td>}
              {hasPoints && <td>{formatPoints(points)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {note && <p className="mt-2 text-muted text-sm">{note}</p>}
    </>
  )
}

const statusNotes = { clinched: 'In', out: 'Out', open: null } as const

export function EditionOddsTable({ rows, links }: { rows: readonly OddsRow[]; links: TeamLinks }) {
  return (
    <table className="paper-table">
      <thead>
        <tr>
          <Head className="text-left">Team</Head>
          <Head className="w-28 text-right max-sm:w-24">Playoffs</Head>
          <Head className="w-28 text-right max-sm:w-24">Title</Head>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team, playoffs, title, status }) => (
          <tr key={team.id}>
            <TeamCell team={team} note={statusNotes[status]} links={links} />
            <Change odds={playoffs} />
            <Change odds={title} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Change({ odds: { before, after } }: { odds: OddsRow['playoffs'] }) {
  return (
    <td>
      {before !== null && before !== after && <span className="text-muted text-sm">{before} → </span>}
      {after}
    </td>
  )
}

function TeamCell({ team, note, links }: { team: TeamRef; note: string | null; links: TeamLinks }) {
  return (
    <th scope="row">
      <span>
        <TeamPageLink
          team={team}
          href={links.team(team.id)}
          className="thumb truncate not-print:max-sm:whitespace-normal"
        >
          <bdi>{team.name}</bdi>
        </TeamPageLink>
        {note && <small>{note}</small>}
      </span>
    </th>
  )
}

function Head({ children, className }: { children: ReactNode; className: string }) {
  return (
    <th scope="col" className={className}>
      {children}
    </th>
  )
}
