/** The forecast of one team, in the response and in the "what if" worker. */
import type { Odds, TeamOdds } from '../analytics/forecast/odds-of-season.ts'
import type { RaceVerdict } from '../analytics/forecast/race-verdict.ts'
import { roundFigure } from '../analytics/points.ts'
import type { ResponseOf } from '../contract/responses/index.ts'

type Row = ResponseOf<'forecast'>['teams'][number]

/** Everything that a fixed result may change. */
export function describeTeamOdds(team: TeamOdds) {
  return {
    meanWins: roundFigure(team.meanWins),
    winsLow: team.winsLow,
    winsHigh: team.winsHigh,
    ...describeOdds(team),
    seeds: team.seeds.map((chance, seed) => ({ seed: seed + 1, chance: roundFigure(chance) })),
    status: statusOf(team.verdict),
  }
}

export function describeOdds({ playoffs, bye, title, lastPlace }: TeamOdds) {
  return {
    playoffs: formatOdds(playoffs),
    bye: formatOdds(bye),
    title: formatOdds(title),
    lastPlace: lastPlace && formatOdds(lastPlace),
  }
}

/** Only what is proven is shown as 0 or 100. */
function formatOdds({ chance, isCertain }: Odds) {
  const percent = Math.round(100 * chance)
  const text = isCertain ? `${percent}%` : percent < 1 ? '<1%' : percent > 99 ? '>99%' : `${percent}%`
  return { chance: roundFigure(chance), text, isCertain }
}

function statusOf({ playoffs, bye, firstSeed }: RaceVerdict): Row['status'] {
  if (playoffs !== 'clinched') return playoffs
  if (firstSeed === 'clinched') return 'first-seed'
  return bye === 'clinched' ? 'bye' : 'playoffs'
}
