/** "What if" in a worker of the page: simulates a forecast's seasons once and replays them with the chosen results. */
import { openWhatIf } from '../analytics/forecast/what-if.ts'
import { describeTeamOdds } from '../handlers/team-odds.ts'
import type { WhatIfReply, WhatIfRequest } from './what-if-protocol.ts'

/** The page that started the worker. */
const page = self as unknown as {
  postMessage(reply: WhatIfReply): void
  addEventListener(type: 'message', listener: (event: MessageEvent<WhatIfRequest>) => void): void
}
let play: ReturnType<typeof openWhatIf> | null = null
let teamIds: number[] = []

page.addEventListener('message', ({ data }) => {
  if ('model' in data) {
    play = openWhatIf(data.model, data.model.runs)
    teamIds = data.model.teams.map(({ teamId }) => teamId)
  } else if (play) {
    const { teams } = play(data.results)
    page.postMessage({
      id: data.id,
      teams: teams.map((team) => ({ teamId: teamIds[team.team] ?? 0, ...describeTeamOdds(team) })),
    })
  }
})
