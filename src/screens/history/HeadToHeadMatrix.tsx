/** Managers by managers. Wider screens have a scrolling matrix, phones one manager's list. */
import { useState } from 'react'
import { groundClasses, groundOf } from '../../charts/heat-ground.ts'
import { writeRecord } from '../../domain/record-text.ts'
import { type Tally, winPercentOf } from '../../domain/tally.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { CsvButton } from '../../ui/CsvButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import { formatRecord } from '../../ui/format.ts'
import { ScrollFrame } from '../../ui/ScrollFrame.tsx'
import { Select } from '../../ui/Select.tsx'
import { TeamMark } from '../../ui/TeamMark.tsx'
import type { HeadToHead } from './head-to-head.ts'
import { newestTeam } from './history-view.ts'
import { ManagerName } from './ManagerName.tsx'

export function HeadToHeadMatrix({ table, links }: HeadToHeadProps) {
  const { managers, between } = table
  if (managers.length === 0) return <p className="py-4 text-muted">No meetings in these games yet.</p>
  return (
    <>
      <OpponentList table={table} links={links} />
      <ScrollFrame label="Head-to-head of all managers" className="relative max-sm:hidden print:block">
        <table className="border-separate border-spacing-0.5 text-sm tabular-nums">
          <caption className="sr-only">Row managers’ records against column managers</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="sticky left-0 z-10 bg-paper pr-2 text-left font-medium">
                Manager
              </th>
              {managers.map((manager) => (
                <th key={manager.key} scope="col" className="min-w-14 px-0.5 pb-1 align-top font-medium">
                  <a
                    href={links.manager(manager.key)}
                    title={manager.name}
                    className="flex flex-col items-center gap-0.5 hover:text-accent"
                  >
                    <TeamMark name={newestTeam(manager) ?? manager.name} size={22} />
                    <bdi className="max-w-14 truncate font-normal leading-4 lg:line-clamp-2 lg:max-w-20 lg:whitespace-normal lg:text-center">
                      {manager.name}
                    </bdi>
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {managers.map((manager) => (
              <tr key={manager.key}>
                <th scope="row" className="sticky left-0 z-10 max-w-44 bg-paper pr-2 text-left font-normal">
                  <a href={links.manager(manager.key)} className="flex min-w-0 hover:text-accent">
                    <ManagerName name={manager.name} teamName={newestTeam(manager)} size={20} />
                  </a>
                </th>
                {managers.map((other) => {
                  const tally = between(manager.key, other.key)
                  if (!tally) return <td key={other.key} className="h-9" />
                  return (
                    <td key={other.key} className={classNames('h-9 rounded-sm', groundClassOf(tally))}>
                      <a
                        href={links.versus(manager.key, other.key)}
                        title={`${manager.name} vs. ${other.name}`}
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
      </ScrollFrame>
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
    return tally ? [{ other, tally }] : []
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
        {opponents.map(({ other, tally }) => (
          <li key={other.key}>
            <a
              href={links.versus(shown.key, other.key)}
              className="flex min-h-11 items-center justify-between gap-3 border-hairline border-b"
            >
              <ManagerName name={other.name} teamName={newestTeam(other)} />
              <span
                className={classNames('scoreboard whitespace-nowrap rounded-sm px-2 text-lg', groundClassOf(tally))}
              >
                {writeRecord(tally)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A record of .500 is neutral. */
function groundClassOf(tally: Tally): string {
  return groundClasses[groundOf(((winPercentOf(tally) ?? 50) - 50) / 50)]
}

interface HeadToHeadProps {
  table: HeadToHead
  links: HistoryLinks
}
