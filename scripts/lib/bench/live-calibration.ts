/** Measures the odds of games in progress on simulated Sundays: past weeks of the store's seasons, rewound to a time within them. */
import { shareOfGameLeft, shareOfWeekLeft } from '../../../src/analytics/nfl-opponent.ts'
import { oddsWhilePlayed } from '../../../src/analytics/scoreboard/live-odds.ts'
import type { HostMatchup, HostSeason, MatchupSide } from '../../../src/domain/host-season.ts'
import type { Season } from '../../../src/domain/season.ts'
import { isStartingSlot } from '../../../src/domain/vocabulary.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { listRegularPeriods } from '../../../src/verdict/regular-periods.ts'
import { describeGap, describeLoss, type Prediction } from './calibration.ts'
import type { Measure } from './measure.ts'

/** Shares of a week's NFL games that are over. */
const sharesOver = [0, 0.25, 0.5, 0.75] as const

/** `documents`: finished seasons whose NFL schedule has kickoffs. */
export function measureLiveOdds(documents: readonly HostSeason[]): Measure[] {
  const weeks = documents.flatMap((document) => listSundays(judgeSeason(document)).map((week) => ({ document, week })))
  if (weeks.length === 0) return [{ what: 'Odds during games', value: 'no season has kickoffs' }]
  return sharesOver.flatMap((share) => {
    const byClock: Prediction[] = []
    const withoutClock: Prediction[] = []
    for (const { document, week } of weeks) {
      const asOf = findTime(judgeSeason(document), week, share)
      if (asOf === null) continue
      const rewound = rewind(document, week, asOf)
      byClock.push(...predict(rewound, document, week))
      withoutClock.push(...predict({ ...rewound, asOf: null }, document, week))
    }
    return [
      {
        what: `Odds with ${100 * share}% of a week over, ${byClock.length} games`,
        value: `${describeLoss(byClock)}, ${describeGap(byClock)}; without the clock ${describeLoss(withoutClock)}, ${describeGap(withoutClock)}`,
      },
    ]
  })
}

/** Weeks of the regular season from the second one, in periods of one week. */
function listSundays(season: Season): number[] {
  return listRegularPeriods(season)
    .slice(1)
    .flatMap(({ weeks }) => (weeks.length === 1 ? weeks : []))
    .filter((week) => shareOfWeekLeft({ ...season, asOf: new Date(0).toISOString() }, week) !== null)
}

/** The time at which that share of the week's games is over, to ten minutes; null without kickoffs. */
function findTime(season: Season, week: number, share: number): string | null {
  const kickoffs = Object.values(season.nflSchedule ?? {})
    .flat()
    .flatMap((game) => (game.week === week && game.kickoff ? Date.parse(game.kickoff) : []))
  if (kickoffs.length === 0) return null
  const step = 600_000
  for (let time = Math.min(...kickoffs) + step; ; time += step) {
    const asOf = new Date(time).toISOString()
    const left = shareOfWeekLeft({ ...season, asOf }, week) ?? 0
    if (1 - left >= share) return asOf
  }
}

/** The season as it was then: a player has the share of his points that he has of his game. */
function rewind(document: HostSeason, week: number, asOf: string): HostSeason {
  const season = { ...judgeSeason(document), asOf }
  const isBefore = (other: number) => other < week
  const points = new Map<number, number | null>()
  const players = document.players.map((player) => {
    const own = player.weeks.find((entry) => entry.week === week)
    const left = own ? shareOfGameLeft(season, player, week) : 1
    const soFar = own?.points == null || left === 1 ? null : own.points * (1 - left)
    points.set(player.number, soFar)
    const weeks = player.weeks.flatMap((entry) =>
      isBefore(entry.week) ? entry : entry.week === week ? { ...entry, points: soFar } : [],
    )
    // His status at import says nothing of that week.
    return { ...player, injuryStatus: null, weeks }
  })
  const scoreOf = (teamId: number) =>
    document.lineups
      .filter((lineup) => lineup.week === week && lineup.teamId === teamId)
      .flatMap(({ entries }) => entries)
      .filter(({ slot }) => isStartingSlot(slot))
      .reduce((sum, { player }) => sum + (points.get(player) ?? 0), 0)
  const toSide = (side: MatchupSide): MatchupSide => {
    const soFar = scoreOf(side.teamId)
    return { ...side, points: soFar + side.adjustment + side.homeBonus, pointsByWeek: [{ week, points: soFar }] }
  }
  return {
    ...document,
    asOf,
    status: {
      ...document.status,
      phase: 'in-season',
      currentWeek: week,
      scoredWeeks: document.status.scoredWeeks.filter(isBefore),
      closedPeriods: [],
    },
    players,
    teams: document.teams.map((team) => ({ ...team, playoffSeed: null, finalRank: null, recordByHost: null })),
    matchups: document.matchups
      .filter(({ weeks }) => (weeks[0] ?? 0) <= week)
      .map((matchup): HostMatchup => {
        if (!matchup.weeks.includes(week)) return matchup
        return { ...matchup, home: toSide(matchup.home), away: matchup.away && toSide(matchup.away), winner: 'open' }
      }),
    lineups: document.lineups.filter((lineup) => lineup.week <= week),
  }
}

function predict(rewound: HostSeason, document: HostSeason, week: number): Prediction[] {
  const season = judgeSeason(rewound)
  const results = new Map(judgeSeason(document).matchups.map(({ id, winner }) => [id, winner]))
  return season.matchups.flatMap((matchup) => {
    const winner = results.get(matchup.id)
    const odds = matchup.weeks.includes(week) && winner ? oddsWhilePlayed(season, matchup) : null
    return odds ? [{ chance: odds.homeChance, result: winner === 'home' ? 1 : winner === 'tie' ? 0.5 : 0 }] : []
  })
}
