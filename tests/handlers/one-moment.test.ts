/** One moment, one figure: whoever shows the chance of a game or of a title says the same. */
import { expect, it } from 'vitest'
import { demoLeagueOf } from '../../demo/index.ts'
import type { LeaguePlan } from '../../demo/league-plan.ts'
import { demoPlans } from '../../demo/leagues.ts'
import type { SentenceFact } from '../../src/contract/responses/weekly.ts'
import { writeChance } from '../../src/domain/chance-text.ts'
import { daysOfWeeks } from '../../src/domain/nfl-week.ts'
import type { Season } from '../../src/domain/season.ts'
import { handleForecast, handleForecastHistory } from '../../src/handlers/forecast.ts'
import { handleLive } from '../../src/handlers/live.ts'
import { withDefaults } from '../../src/handlers/parameters.ts'
import { handleScoreboard } from '../../src/handlers/scoreboard.ts'
import { handleWeekly } from '../../src/handlers/weekly.ts'
import { openHosts } from '../../src/hosts/index.ts'
import { readOnlyFolder } from '../../src/hosts/shared/raw-files.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'

const regularWeeks = 4
const hour = 3_600_000
/** Hours after the Thursday of a week: after it has turned, while it is played, and when the next one has turned. */
const moments = { turned: -38, sunday: 91, over: 130 }

const finished = demoPlans.filter(({ stage }) => stage === 'finished')
const hosts = openHosts({ espn: {}, sleeper: {} })
const key = { host: 'espn', leagueId: '4242', season: 2025 } as const

async function seasonAt(plan: LeaguePlan, roundWeeks: 1 | 2, week: number, hours: number): Promise<Season> {
  const lastWeek = regularWeeks + 2 * roundWeeks
  const answeredAt = daysOfWeeks(key.season, [week]).start.getTime() + hours * hour
  const league = demoLeagueOf({
    ...plan,
    season: key.season,
    espnLeagueId: Number(key.leagueId),
    managers: plan.managers.slice(0, 6),
    adjustments: [],
    regularSeasonMatchups: regularWeeks,
    playoffTeamCount: 4,
    playoffRounds: 2,
    playoffRoundWeeks: roundWeeks,
    stage: week === lastWeek && hours >= moments.over ? 'finished' : 'running',
    currentWeek: week,
    answeredAt,
  })
  const evidence = await (await hosts('espn')).readSeason(readOnlyFolder(league.generate()), key)
  return judgeSeason({ ...evidence, asOf: new Date(answeredAt).toISOString() })
}

function show(season: Season) {
  const input = { season, context: { seasons: [], asOf: season.asOf ?? null, boundary: season.asOf ?? null } }
  const { currentWeek } = season.status
  return {
    forecast: handleForecast(input, key),
    history: handleForecastHistory(input, key),
    scoreboard: handleScoreboard(input, { ...key, week: currentWeek }),
    live: handleLive(input, key),
    edition: handleWeekly({ seasons: [season], aliases: {}, missing: [] }, withDefaults('weekly', key)).edition,
  }
}

type Shown = ReturnType<typeof show>

/** Each game's chance on the scoreboard, the live board and in the forecast. */
function expectOneChance({ forecast, scoreboard, live }: Shown): void {
  const chanceOf = new Map(
    scoreboard.matchups.map(({ matchupId, home }) => [matchupId, home.chanceLive ?? home.chanceBefore]),
  )
  for (const { matchupId, home } of live.matchups)
    expect(home.chanceLive ?? home.chanceBefore).toBe(chanceOf.get(matchupId))
  for (const { matchupId, week, homeChance } of forecast.games)
    if (week === scoreboard.week) expect(homeChance).toBe(chanceOf.get(matchupId))
}

/** Odds of now on the live board and in the forecast, odds of the last week there, in the history and in the edition. */
function expectOneForecast({ forecast, history, live, edition }: Shown): void {
  const now = new Map(forecast.teams.map((row) => [row.team.id, row]))
  const last = history.weeks.at(-1)
  const then = new Map(last?.teams.map((row) => [row.team.id, row]))
  for (const { team, playoffs, title } of live.odds) {
    expect([playoffs.now, title.now]).toEqual([now.get(team.id)?.playoffs, now.get(team.id)?.title])
    expect([playoffs.before, title.before]).toEqual([then.get(team.id)?.playoffs, then.get(team.id)?.title])
  }
  for (const { team, title } of last?.week === edition?.week ? (edition?.odds ?? []) : [])
    expect(title.after).toBe(then.get(team.id)?.title.text)
}

/** Once only the title game is open, the odds of the title are its chances. Returns whether it is. */
function expectChancesOfTitleGame({ forecast, scoreboard, history }: Shown): boolean {
  const [game, ...others] = scoreboard.matchups.filter(({ kind, away }) => kind === 'winners-bracket' && away)
  const open = forecast.teams.filter(({ title }) => !title.isCertain)
  if (!game || others.length > 0 || open.length !== 2) return false
  for (const side of [game.home, game.away]) {
    const chance = side?.chanceLive ?? side?.chanceBefore ?? -1
    const title = forecast.teams.find(({ team }) => team.id === side?.team.id)?.title
    expect(title).toEqual({ chance, text: writeChance(chance), isCertain: false })
    // The history has no projections; nor has a game of several weeks before it begins.
    const isByRatings = scoreboard.chanceBasis === 'ratings' && game.status !== 'in-progress'
    const last = history.weeks.at(-1)?.teams.find(({ team }) => team.id === side?.team.id)
    if (isByRatings) expect(last?.title.chance).toBe(side?.chanceBefore)
  }
  return true
}

const factsNamed = (edition: Shown['edition'], name: string): SentenceFact[] =>
  [...(edition?.lead?.sentences ?? []), ...(edition?.sections.flatMap(({ sentences }) => sentences) ?? [])]
    .flatMap(({ facts }) => facts)
    .filter((fact) => fact.name === name)

it.each([
  [1, finished[0]],
  [2, finished[1]],
] as const)('has one figure for one moment, with rounds of %s', async (roundWeeks, plan) => {
  if (!plan) throw new Error('The demo has no such league')
  const lastWeek = regularWeeks + 2 * roundWeeks
  const weeks = [regularWeeks, ...Array.from({ length: roundWeeks }, (_, index) => lastWeek - index)]
  let titleGames = 0
  for (const week of weeks) {
    for (const hours of [moments.turned, moments.sunday]) {
      const shown = show(await seasonAt(plan, roundWeeks, week, hours))
      expectOneChance(shown)
      expectOneForecast(shown)
      titleGames += Number(expectChancesOfTitleGame(shown))
    }
  }
  expect(titleGames).toBe(2 * roundWeeks)
  const { scoreboard, edition } = show(await seasonAt(plan, roundWeeks, lastWeek, moments.over))
  const [final] = scoreboard.matchups
  const champion = final?.home.isWinner ? final.home : final?.away
  expect(edition?.week).toBe(lastWeek)
  expect(factsNamed(edition, 'title-odds')).toEqual([])
  expect(factsNamed(edition, 'chance-before').map(({ value }) => value)).toContain(champion?.chanceBefore)
})
