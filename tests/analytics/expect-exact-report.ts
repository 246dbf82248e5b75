import { expect } from 'vitest'
import { type ManagerParts, reportManagers } from '../../src/analytics/managers/manager-report.ts'
import type { Season } from '../../src/domain/season.ts'

/** The manager report's parts add up to the wins and the points of every team, and each of them to nothing over the league. */
export function expectExactReport(season: Season): void {
  const reports = reportManagers(season)
  for (const { average, parts, luck, wins, weeks } of reports) {
    expect(Math.abs(average + whole(parts) + luck - wins)).toBeLessThan(1e-9)
    for (const week of weeks) expect(Math.abs(whole(week.points) - week.score)).toBeLessThan(1e-6)
  }
  for (const key of Object.keys(reports[0]?.parts ?? {}) as (keyof ManagerParts)[]) {
    expect(Math.abs(sum(reports.map(({ parts }) => parts[key])))).toBeLessThan(1e-9)
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const whole = (parts: ManagerParts) => sum(Object.values(parts))
