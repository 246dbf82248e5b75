/** A league at a fake ESPN over a year: a demo league, simulated as of that minute. */
import { demoLeagueOf } from '../../../demo/index.ts'
import type { LeaguePlan } from '../../../demo/league-plan.ts'
import { demoPlans } from '../../../demo/leagues.ts'
import { type FakeLeague, respondAsEspn } from '../../hosts/espn/respond-as-espn.ts'
import {
  firstUncertainWeek,
  type Kickoffs,
  type LeagueYear,
  openYear,
  regularWeeks,
  rememberLast,
  roundWeeks,
  season,
  teamCount,
  type YearState,
} from './league-year.ts'

const leagueId = '4242'

const [usual] = demoPlans.filter(({ stage }) => stage === 'finished')

function planAt(state: YearState): LeaguePlan {
  const { now, currentWeek, isDrafted, isOver, corrections, name, teamName, manager } = state
  if (!usual) throw new Error('The demo has no such league')
  const managers = usual.managers.slice(0, teamCount).map((one) => {
    if (one.teamId !== 2) return one
    const owners = manager
      ? [{ firstName: manager, lastName: 'New', displayName: manager, memberNumber: 277 }]
      : one.owners
    return { ...one, teamName: teamName ?? one.teamName, owners }
  })
  return {
    ...usual,
    season,
    espnLeagueId: Number(leagueId),
    name,
    previousSeasons: [],
    managers,
    adjustments: [...corrections],
    regularSeasonMatchups: regularWeeks,
    playoffTeamCount: teamCount,
    playoffRounds: 2,
    playoffRoundWeeks: roundWeeks,
    stage: isOver ? 'finished' : isDrafted ? 'running' : 'not-drafted',
    currentWeek,
    answeredAt: now.getTime(),
  }
}

const nextPlan = (plan: LeaguePlan): LeaguePlan => ({
  ...plan,
  season: season + 1,
  previousSeasons: [season],
  adjustments: [],
  stage: 'not-drafted',
  currentWeek: 0,
})

interface ProSchedule {
  settings: { proTeams: { proGamesByScoringPeriod?: Record<string, { date: number; startTimeTBD?: boolean }[]> }[] }
}

const hour = 3_600_000

/** The NFL's schedule: games without a time have a placeholder, and those of Sunday noon may be moved to the night. */
function scheduleNow(file: unknown, kickoffs: Kickoffs): unknown {
  if (kickoffs === 'known' || file === null) return file
  const { settings, ...rest } = structuredClone(file) as ProSchedule
  for (const { proGamesByScoringPeriod = {} } of settings.proTeams)
    for (const [week, games] of Object.entries(proGamesByScoringPeriod))
      for (const game of Number(week) >= firstUncertainWeek ? games : []) {
        const time = new Date(game.date)
        if (time.getUTCDay() !== 0 || time.getUTCHours() > 18) continue
        if (kickoffs === 'moved') game.date += 7 * hour
        else Object.assign(game, { date: time.setUTCHours(8, 1, 0, 0), startTimeTBD: true })
      }
  return { ...rest, settings }
}

/** ESPN at a minute: the season, and once it is there the next one. */
export function openEspn(): (request: Request, state: YearState) => Promise<Response> {
  const play = () => rememberLast((plan: string) => demoLeagueOf(JSON.parse(plan) as LeaguePlan).generate())
  const [own, next] = [play(), play()]
  return (request, state) => {
    const fakeOf = (files: () => Readonly<Record<string, unknown>>): FakeLeague => ({
      read: async (file) =>
        file === 'pro-schedule.json' ? scheduleNow(files()[file] ?? null, state.kickoffs) : (files()[file] ?? null),
      isPrivate: state.trouble === 'refused',
    })
    const plan = planAt(state)
    const leagues = new Map([[`${season}/${leagueId}`, fakeOf(() => own(JSON.stringify(plan)))]])
    if (state.hasNextSeason)
      leagues.set(
        `${season + 1}/${leagueId}`,
        fakeOf(() => next(JSON.stringify(nextPlan(plan)))),
      )
    return respondAsEspn(request, leagues)
  }
}

export const openEspnYear = (): LeagueYear => openYear({ host: 'espn', leagueId, season }, openEspn())
