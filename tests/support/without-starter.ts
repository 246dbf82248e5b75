import type { HostSeason } from '../../src/domain/host-season.ts'

/** The same season as if the slot of a starter were empty, by the numbers of team and player. */
export function withoutStarter(season: HostSeason, week: number, teamId: number, number: number): HostSeason {
  const scored =
    season.players.find((one) => one.number === number)?.weeks.find((one) => one.week === week)?.points ?? 0
  const less = <T extends HostSeason['matchups'][number]['home'] | null>(side: T): T =>
    side?.teamId === teamId && side.points !== null ? { ...side, points: side.points - scored } : side
  return {
    ...season,
    lineups: season.lineups.map((one) =>
      one.teamId === teamId && one.week === week
        ? { ...one, entries: one.entries.filter((entry) => entry.player !== number) }
        : one,
    ),
    matchups: season.matchups.map((one) =>
      one.weeks.includes(week) ? { ...one, home: less(one.home), away: less(one.away) } : one,
    ),
  }
}
