/** Rows of an answer's schedule: `schedule` are its matchups, `rounds` those of an elimination league, of many teams each. */
export function splitSchedule<R extends ScheduleRow>(rows: readonly R[]) {
  return {
    schedule: rows.flatMap(({ id, teams, ...row }) => (id === undefined || teams ? [] : [{ ...row, id }])),
    rounds: rows.flatMap(({ matchupPeriodId, teams }) =>
      teams ? [{ matchupPeriodId, teams: teams as NonNullable<R['teams']> }] : [],
    ),
  }
}

interface ScheduleRow {
  id?: number | undefined
  matchupPeriodId: number
  teams?: readonly unknown[] | null | undefined
}
