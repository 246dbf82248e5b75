/** "What if" in a worker of the page: simulates a forecast's seasons once and replays them with the chosen results. */
import { expose } from 'comlink'
import { openWhatIf } from '../analytics/forecast/what-if.ts'
import { describeTeamOdds } from '../handlers/team-odds.ts'
import type { WhatIfApi } from './what-if-protocol.ts'

let play: ReturnType<typeof openWhatIf> | null = null
let teamIds: number[] = []

expose({
  open(model) {
    play = openWhatIf(model, model.runs)
    teamIds = model.teams.map(({ teamId }) => teamId)
  },
  compute: (results) =>
    play?.(results).teams.map((team) => ({ teamId: teamIds[team.team] ?? 0, ...describeTeamOdds(team) })) ?? [],
} satisfies WhatIfApi)
