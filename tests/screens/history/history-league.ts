/** A server's response for a league of three known seasons and a missing one, small enough for a pencil. */

import { handleCall } from '../../../scripts/lib/handle-call.ts'
import type { Season } from '../../../src/domain/season.ts'
import { handleHistory } from '../../../src/handlers/history.ts'
import type { HistoryInput } from '../../../src/handlers/history-input.ts'
import { handleManagerHistory } from '../../../src/handlers/history-manager.ts'
import { handleHistoryVersus } from '../../../src/handlers/history-versus.ts'
import { handleTrades } from '../../../src/handlers/trades.ts'
import { finishedSeason } from '../../analytics/history/build-history.ts'
import { game } from '../../build-season.ts'
import type { OtherServer } from '../../support/shown-screen.ts'

type Score = readonly [number, number]

/** Four teams, two regular weeks, and a final of teams 1 and 2 in week 3. */
function seasonOf(year: number, owners: readonly string[], weeks: readonly [Score, Score, Score, Score], final: Score) {
  const [first, second, third, fourth] = weeks
  const won = final[0] > final[1]
  return finishedSeason(
    year,
    owners,
    [
      game(1, [1, first[0]], [2, first[1]]),
      game(1, [3, second[0]], [4, second[1]]),
      game(2, [1, third[0]], [3, third[1]]),
      game(2, [2, fourth[0]], [4, fourth[1]]),
      game(3, [1, final[0]], [2, final[1]], { kind: 'winners-bracket' }),
    ],
    { ranks: won ? [1, 2, 3, 4] : [2, 1, 3, 4] },
  )
}

/** Ann won 2021 and 2023, Bob 2024; Dan left after 2021, Eve came. */
export const threeSeasons: readonly Season[] = [
  seasonOf(
    2021,
    ['ann', 'bob', 'cid', 'dan'],
    [
      [100, 90],
      [80, 70],
      [95, 85],
      [99, 60],
    ],
    [120, 110],
  ),
  seasonOf(
    2023,
    ['ann', 'bob', 'cid', 'eve'],
    [
      [101, 91],
      [81, 71],
      [96, 86],
      [98, 60],
    ],
    [121, 100],
  ),
  seasonOf(
    2024,
    ['ann', 'bob', 'cid', 'eve'],
    [
      [90, 130],
      [82, 82],
      [97, 87],
      [98, 62],
    ],
    [100, 111],
  ),
]

export const missing2022 = { season: 2022, reason: 'ESPN refused it.' }

/** A server that has these seasons. */
export function serverOf(input: HistoryInput): OtherServer {
  const season = input.seasons.at(-1)
  if (!season) throw new Error('A league has a season')
  return (url) => {
    const path = url.replace(/\?.*/, '')
    const [, key = '', otherKey = ''] = /\/history(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? []
    if (path.endsWith('/history')) return toJson(handleHistory(input))
    if (path.endsWith('/trades')) return toJson(handleTrades(input))
    if (otherKey) return toJson(handleHistoryVersus(input, { key, otherKey } as never))
    if (key) return toJson(handleManagerHistory(input, { key } as never))
    const call = path.endsWith(`/${season.leagueId}`)
      ? { name: 'hostLeague', parameters: { host: season.host, leagueId: season.leagueId } }
      : { name: 'standings', parameters: {} }
    return toJson(handleCall(season, { seasons: input.seasons, asOf: null }, call as never))
  }
}

const toJson = (response: unknown) => JSON.parse(JSON.stringify(response))
