/** Loads the responses of a team's story. Every one is a response of another screen. */
import type { LoadResponse } from '../../client/calls.ts'
import type { ReadResponse } from '../../client/read-response.ts'
import { loadSeasonResponses, type RecapKey, type SeasonResponses } from '../../parts/recap/load-recap.ts'
import { performanceRows, type TeamWeeksResponse } from '../../parts/team/performance-rows.ts'

export interface TeamStoryResponses extends SeasonResponses {
  weeks: TeamWeeksResponse | null
  /** Of lost weeks whose optimal lineup had more points than the opponent, the costliest first. */
  decisions: ReadResponse<'startSitAnalysis'>[]
}

export interface TeamStoryKey extends RecapKey {
  teamId: number
}

export async function loadTeamStory(key: TeamStoryKey, load: LoadResponse): Promise<TeamStoryResponses> {
  const first = await loadFirst(key, load)
  return { ...first, decisions: first.weeks ? await loadDecisions(key.teamId, first.weeks, load) : [] }
}

/** The calls that depend on no other one. */
export async function loadFirst({ teamId, ...key }: TeamStoryKey, load: LoadResponse) {
  const [responses, weeks] = await Promise.all([
    loadSeasonResponses(key, load),
    load('teamWeeklyPerformance', { id: teamId }),
  ])
  return { ...responses, weeks }
}

/** Each is a request: one of the costliest is nearly always the one. */
const mostDecisions = 3

async function loadDecisions(id: number, weeks: TeamWeeksResponse, load: LoadResponse) {
  const costly = performanceRows(weeks)
    .flatMap(({ week, optimalPoints, starterPoints, result: { word, round, ...ofWeek } }) => {
      // A game of several weeks is lost by its whole score.
      const { own, opponent } = round ?? ofWeek
      if (word !== 'LOSS' || optimalPoints === null || starterPoints === null || own === null || opponent === null)
        return []
      const missed = optimalPoints - starterPoints
      return missed > 0 && own + missed > opponent ? [{ week, missed }] : []
    })
    .toSorted((a, b) => b.missed - a.missed)
    .slice(0, mostDecisions)
  const loaded = await Promise.all(costly.map(({ week }) => load('startSitAnalysis', { id, week })))
  return loaded.filter((one) => one !== null)
}
