import { z } from 'zod'
import { superlatives } from './awards.ts'
import { bracket } from './bracket.ts'
import { draftComplete } from './draft.ts'
import { league, standings, team } from './leagues.ts'
import { luck } from './luck.ts'
import { managers } from './managers.ts'
import { moves } from './moves.ts'
import { player } from './players.ts'
import { power } from './power.ts'
import { scoreboard } from './scoreboard.ts'
import { week } from './shared.ts'
import { rosterAmongOthers, seasonOverview, startSitAnalysis, teamWeeklyPerformance } from './teams.ts'

/** All data of a league season in one response; its parts are the responses of the other endpoints. */
export const wholeSeason = z.object({
  league,
  standings,
  superlatives,
  draft: draftComplete,
  luck,
  power,
  scoreboards: z.array(scoreboard).describe('Of every week'),
  bracket,
  moves,
  managers,
  teams: z.array(
    z.object({
      team,
      seasonOverview,
      weeklyPerformance: teamWeeklyPerformance,
      weeks: z
        .array(z.object({ week, roster: rosterAmongOthers, startSitAnalysis }))
        .describe('Weeks that the team has a roster in'),
    }),
  ),
  players: z.array(player),
})
