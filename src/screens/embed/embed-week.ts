/** Which week an embed shows, and its scores. */
import type { ReadResponse } from '../../client/read-response.ts'
import type { LeagueResponse } from '../../parts/league/league-view.ts'

export type ScoreboardResponse = ReadResponse<'scoreboard'>

/** The week that is being played, then the last one before it that is decided: the first of them that has begun is shown. */
export function weeksToShow({ phase, currentWeek, finalWeek, completedWeeks = [] }: LeagueResponse): number[] {
  if (phase === 'pre-draft' || phase === 'pre-season') return []
  const decided = completedWeeks.length > 0 ? Math.max(...completedWeeks) : undefined
  const newest = phase === 'complete' ? (finalWeek ?? decided) : currentWeek
  return [...new Set([newest, decided])].filter((week) => week !== undefined && week > 0) as number[]
}

/** Whether anything of the week has been played. */
export function hasBegun({ matchups, ranking }: ScoreboardResponse): boolean {
  return matchups.some(({ status }) => status !== 'scheduled') || ranking.some(({ points }) => points !== null)
}

export interface EmbedGame {
  key: string
  sides: readonly EmbedSide[]
  /** Of a playoff game what it is about, of an undecided one how far it is; '' of other games. */
  note: string
}

interface EmbedSide {
  name: string
  points: number | null
  isWinner: boolean
}

/** The games of two teams, in the response's order: those for the title first. */
export function listGames({ matchups }: ScoreboardResponse): EmbedGame[] {
  return matchups.flatMap(({ matchupId, home, away, status, kind }) => {
    if (!away) return []
    const note = [gameNotes[kind], gameNotes[status]].filter(Boolean).join(' · ')
    return [{ key: String(matchupId), sides: [home, away].map(toSide), note }]
  })
}

const gameNotes: Readonly<Record<string, string>> = {
  'winners-bracket': 'Playoffs',
  'winners-consolation': 'Consolation',
  'losers-consolation': 'Consolation',
  'in-progress': 'Live',
  scheduled: 'To come',
}

function toSide({ team, points, isWinner }: ScoreboardResponse['matchups'][number]['home']) {
  return { name: team.name, points, isWinner }
}

/** All against all, best first, in leagues without games. */
export function listRanking({ ranking }: ScoreboardResponse) {
  return ranking.map(({ team, ...row }) => ({ ...row, key: team.id, name: team.name }))
}
