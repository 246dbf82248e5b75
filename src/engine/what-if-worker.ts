/** "What if" in a worker of the page: simulates a forecast's seasons once and replays them with the chosen results. */
import { expose } from 'comlink'
import { openWhatIf } from '../analytics/forecast/what-if.ts'
import type { WhatIfApi } from './what-if-protocol.ts'

let play: ReturnType<typeof openWhatIf> | null = null
let teamIds: number[] = []

expose({
  open(model) {
    play = openWhatIf(model, model.runs)
    teamIds = model.teams.map(({ teamId }) => teamId)
  },
  compute: (results) =>
    play?.(results).teams.map(({ team, ...odds }) => ({ teamId: teamIds[team] ?? 0, ...odds })) ?? [],
} satisfies WhatIfApi)
