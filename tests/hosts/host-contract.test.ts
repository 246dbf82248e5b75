/** What any host delivers: evidence in the game's terms, complete in itself, from which a season can be judged. */
import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { demoLeagues } from '../../demo/index.ts'
import { type HostSeason, hostSeason } from '../../src/domain/host-season.ts'
import { toEvidence } from '../../src/verdict/evidence.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'
import { readDemo, readRecorded, recordedByHost } from '../read-leagues.ts'
import { firstOf } from '../support/runs.ts'

const recorded = recordedByHost
  .flatMap((keys) => firstOf(1, keys))
  .map((key) => ({
    name: JSON.stringify(key),
    read: () => readRecorded(key),
  }))
const demo = demoLeagues.map((league) => ({
  name: `${league.host} ${league.leagueId}, ${league.season}`,
  read: () => readDemo(league),
}))

const isAscending = (numbers: readonly number[]) =>
  numbers.every((number, index) => number > (numbers[index - 1] ?? -1))

describe.each([...demo, ...recorded])('the evidence of $name', ({ read }) => {
  it('has the shape of a document, ids once, and weeks in order', async () => {
    const season = await read()
    const parsed = hostSeason.safeParse(season)
    expect(parsed.error?.issues ?? []).toEqual([])
    // No field that the schema does not list: a sealed file would lose it.
    expect(isDeepStrictEqual(parsed.data, JSON.parse(JSON.stringify(season)))).toBe(true)
    for (const ids of [season.teams.map(({ id }) => id), season.matchups.map(({ id }) => id)]) {
      expect(new Set(ids).size).toBe(ids.length)
    }
    for (const { weeks } of [...season.matchups, ...season.settings.matchupPeriods])
      expect(isAscending(weeks)).toBe(true)
    expect(isAscending(season.status.scoredWeeks)).toBe(true)
    expect(isAscending(season.status.closedPeriods)).toBe(true)
  })

  it('concludes nothing', async () => {
    const season = await read()
    const concluded = ['status', 'eliminatedTeamIds', 'isPlayoff']
    for (const record of [...season.matchups, ...season.eliminationRounds]) {
      expect(Object.keys(record).filter((name) => concluded.includes(name))).toEqual([])
    }
  })

  it('can be judged, again and again with the same result', async () => {
    const judged = judgeSeason(await read())
    expect(factsOf(judgeSeason(structuredClone(await read())))).toEqual(factsOf(judged))
    expect(factsOf(judgeSeason(toEvidence(judged)))).toEqual(factsOf(judged))
  })
})

function factsOf({ seeds, finalRanks, playoffTeamIds, title, status, table }: ReturnType<typeof judgeSeason>) {
  const places: HostSeason['season'][] = [...(finalRanks ?? [])].sort(([, a], [, b]) => a - b).map(([id]) => id)
  const records = table.map(({ teamId, wins, losses, ties, pointsFor }) => ({ teamId, wins, losses, ties, pointsFor }))
  const { phase, finalWeeks } = status
  return {
    order: seeds.order,
    places,
    in: [...playoffTeamIds].sort(),
    champion: title.championId,
    phase,
    finalWeeks,
    records,
  }
}
