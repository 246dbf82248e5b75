export interface MoveLinks {
  /** The team's page of a week. */
  team: (teamId: number, week: number) => string
}
