/** Measures the odds of games in progress on past weeks, rewound to moments within them. */
import { forecastSeason } from '../../../src/analytics/forecast/odds-of-season.ts'
import { presentModel } from '../../../src/analytics/forecast/present-odds.ts'
import { homeChanceNow } from '../../../src/analytics/scoreboard/game-odds.ts'
import { projectWeek } from '../../../src/analytics/scoreboard/projected-scores.ts'
import { nameSeason } from '../../../src/domain/identity.ts'
import { judgeSeason } from '../../../src/verdict/judge-season.ts'
import { listRegularPeriods } from '../../../src/verdict/regular-periods.ts'
import type { FinishedSeason } from './finished-seasons.ts'
import type { Measure } from './measure.ts'
import { describeMoves, describePredictions } from './odds.ts'
import type { Prediction } from './predictions.ts'
import { type Moment, moments, rewindWeek, timeOf, withKickoffs } from './rewind-week.ts'

/** Simulated seasons on both sides of a kickoff, with the same random numbers. */
const kickoffRuns = 4000
/** One week in so many has its forecasts compared, because they take long. */
const forecastEvery = 4

interface LiveSample {
  predictions: (Prediction & { moment: Moment; isProjected: boolean })[]
  /** Changes of a game's and a team's chance over the first kickoff, with no point scored. */
  gameMoves: number[]
  teamMoves: number[]
}

export function measureLiveOdds(finished: readonly FinishedSeason[]): Measure[] {
  const samples = finished.map(sampleSeason)
  const predictions = samples.flatMap((sample) => sample.predictions)
  const rows = [true, false].flatMap((isProjected) =>
    moments.flatMap(({ name }) => {
      const own = predictions.filter((one) => one.moment === name && one.isProjected === isProjected)
      const by = isProjected ? 'with projections' : 'without projections'
      return own.length === 0
        ? []
        : [{ what: `Game ${by}, ${name}, ${own.length}`, value: describePredictions(own, ['coin']) }]
    }),
  )
  return [
    ...rows,
    { what: 'A game over a kickoff', value: describeMoves(samples.flatMap(({ gameMoves }) => gameMoves)) },
    { what: 'Playoff odds over a kickoff', value: describeMoves(samples.flatMap(({ teamMoves }) => teamMoves)) },
  ]
}

/** Weeks of the regular season from the second one, in periods of one week, with lineups. */
function sampleSeason({ document: without }: FinishedSeason): LiveSample {
  const document = withKickoffs(without)
  const season = judgeSeason(document)
  const weeks = listRegularPeriods(season)
    .slice(1)
    .flatMap((period) => (period.weeks.length === 1 ? period.weeks : []))
    .filter((week) => season.lineups.some((lineup) => lineup.week === week))
  const sample: LiveSample = { predictions: [], gameMoves: [], teamMoves: [] }
  for (const [index, week] of weeks.entries()) {
    const isProjected = projectWeek(season, week) !== null
    const before = new Map<number, number>()
    const oddsBefore = new Map<number, number>()
    for (const { name, hours } of moments) {
      const asOf = timeOf(season, week, hours)
      if (asOf === null) continue
      const then = judgeSeason(rewindWeek(document, week, asOf))
      for (const matchup of season.matchups.filter(({ weeks: own, away }) => away && own.includes(week))) {
        const rewound = then.matchups.find(({ id }) => id === matchup.id)
        const chance = rewound ? homeChanceNow(then, rewound) : null
        if (chance === null) continue
        const result = matchup.winner === 'home' ? 1 : matchup.winner === 'tie' ? 0.5 : 0
        const others = { coin: 0.5 }
        sample.predictions.push({ season: nameSeason(season), moment: name, isProjected, chance, others, result })
        if (name === 'before') before.set(matchup.id, chance)
        const earlier = before.get(matchup.id)
        if (name === 'first kickoff, no points yet' && earlier !== undefined) sample.gameMoves.push(chance - earlier)
      }
      if (index % forecastEvery !== 0 || (name !== 'before' && name !== 'first kickoff, no points yet')) continue
      const model = presentModel(then)
      for (const { team, playoffs } of model ? forecastSeason(model, kickoffRuns).teams : []) {
        const earlier = oddsBefore.get(team)
        if (name === 'before') oddsBefore.set(team, playoffs.chance)
        else if (earlier !== undefined) sample.teamMoves.push(playoffs.chance - earlier)
      }
    }
  }
  return sample
}
