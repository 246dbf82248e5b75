import { findManagers } from '../analytics/history/manager-seasons.ts'
import { compareNames } from '../domain/compare-names.ts'
import type { Season } from '../domain/season.ts'
import { oldestFirst } from '../domain/season-order.ts'
import { fileGameKinds, gameColumns, rankColumns } from '../hosts/file/history-rows.ts'
import type { LeagueBook } from './league-book.ts'

/** Without the byte order mark Excel reads UTF-8 in the machine's old code page. */
const byteOrderMark = '\uFEFF'

/** A history file without games: header, instructions, and the known managers. */
export function historyTemplate(seasons: readonly Season[], aliases: LeagueBook['aliases']): string {
  const { managers } = findManagers(oldestFirst(seasons), aliases)
  const known = [...managers.values()]
    .sort((a, b) => compareNames(a.name, b.name))
    .map(({ key, name, tenures }) => `# ${name} (${key}): ${formatYears(tenures.map(({ season }) => season.season))}`)
  const lines = [
    gameColumns.join(','),
    '# One line a game. home and away are names or keys of managers: any other name is a new manager.',
    `# kind is ${fileGameKinds.join(', ')}; empty is ${fileGameKinds[0]}. A playoff game is one for the title; a game for third place is consolation.`,
    '# A round of two weeks is one line with the week 15-16 and the sums of both weeks. A bye has no line.',
    `# Final ranks are in a file of their own, with the header ${rankColumns.join(',')}`,
    '# Managers:',
    ...known,
  ]
  return `${byteOrderMark}${lines.join('\n')}\n`
}

/** "2018, 2021–2024" */
export function formatYears(years: readonly number[]): string {
  const runs: [number, number][] = []
  for (const year of new Set(years.toSorted((a, b) => a - b))) {
    const last = runs.at(-1)
    if (last && last[1] === year - 1) last[1] = year
    else runs.push([year, year])
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
}
