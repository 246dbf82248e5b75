/** Managers by managers. Wider screens have the matrix, which scrolls by itself; phones one manager's list. */
import { useState } from 'react'
import { groundClasses, groundOf } from '../../charts/heat-ground.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { type Tally, winPercentOf, writeTally } from '../../parts/history/tally.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatRecord } from '../../ui/format.ts'
import { Select } from '../../ui/Select.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { HeadToHead } from './head-to-head.ts'
import { ManagerName } from './ManagerName.tsx'

export function HeadToHeadMatrix({ table, links }: HeadToHeadProps) {
  const { managers, between } = table
  if (managers.length === 0) return <p className="py-4 text-muted">No meetings in these games yet.</p>
  return (
    <>
      <OpponentList table={table} links={links} />
      <div
        className="relative overflow-x-auto overscroll-x-contain max-sm:hidden print:block"
        {...{ role: 'group', tabIndex: 0, 'aria-label': 'Head-to-head of all managers' }}
      >
        <table className="border-separate border-spacing-0.5 text-sm tabular-nums">
          <caption className="sr-only">Row managers’ records against column managers</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="sticky left-0 z-10 bg-paper pr-2 text-left font-medium">
                Manager
              </th>
              {managers.map(({ key, name, teamName }) => (
                <th key={key} scope="col" className="min-w-14 px-0.5 pb-1 font-medium">
                  <a
                    href={links.manager(key)}
                    title={name}
                    className="flex flex-col items-center gap-0.5 hover:text-accent"
                  >
                    <TeamMark name={teamName ?? name} size={22} />
                    <bdi className="max-w-14 truncate font-normal leading-4">{name}</bdi>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {managers.map(({ key, name, teamName }) => (
              <tr key={key}>
                <th scope="row" className="sticky left-0 z-10 max-w-44 bg-paper pr-2 text-left font-normal">
                  <a href={links.manager(key)} className="flex min-w-0 hover:text-accent">
                    <ManagerName name={name} teamName={teamName} size={20} />
                  </a>
                </th>
                {managers.map((other) => {
                  const tally = between(key, other.key)
                  if (!tally) return <td key={other.key} className="h-9" />
                  return (
                    <td key={other.key} className={classNames('h-9 rounded-sm', groundClassOf(tally))}>
                      <a
                        href={links.versus(key, other.key)}
                        title={`${name} vs. ${other.name}`}
                        className="flex h-9 items-center justify-center whitespace-nowrap px-1 hover:underline"
                      >
                        {formatRecord(tally)}
                      </a>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex justify-end py-2 print:hidden">
        <CsvButton
          what="head-to-head"
          table={() => ({
            headers: ['Manager', 'Opponent', 'Wins', 'Losses', 'Ties'],
            rows: managers.flatMap(({ key, name }) =>
              managers.flatMap((other) => {
                const tally = between(key, other.key)
                return tally ? [[name, other.name, tally.wins, tally.losses, tally.ties]] : []
              }),
            ),
          })}
        />
      </p>
    </>
  )
}

/** One manager's opponents, for phones. */
function OpponentList({ table: { managers, between }, links }: HeadToHeadProps) {
  const [chosen, setChosen] = useState('')
  const shown = managers.find(({ key }) => key === chosen) ?? managers[0]
  if (!shown) return null
  const opponents = managers.flatMap((other) => {
    const tally = between(shown.key, other.key)
    return tally ? [{ ...other, tally }] : []
  })
  return (
    <div className="sm:hidden print:hidden">
      <Select
        label="Record of"
        value={shown.key}
        options={managers.map(({ key, name }) => ({ value: key, label: name }))}
        onChange={setChosen}
      />
      <ul className="mt-2 border-hairline border-t">
        {opponents.map(({ key, name, teamName, tally }) => (
          <li key={key}>
            <a
              href={links.versus(shown.key, key)}
              className="flex min-h-11 items-center justify-between gap-3 border-hairline border-b"
            >
              <ManagerName name={name} teamName={teamName} />
              <span className={classNames('scoreboard rounded-sm px-2 text-lg', groundClassOf(tally))}>
                {writeTally(tally)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Half of the games is neutral. */
function groundClassOf(tally: Tally): string {
  return groundClasses[groundOf(((winPercentOf(tally) ?? 50) - 50) / 50)]
}

interface HeadToHeadProps {
  table: HeadToHead
  links: HistoryLinks
}
