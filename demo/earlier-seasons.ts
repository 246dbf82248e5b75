/** League 101 in its first four years: managers who joined, left, shared a team or handed it over. */
import type { DemoManager, LeaguePlan } from './league-plan.ts'
import { demoPlans } from './leagues.ts'
import { owner, usual } from './plan-parts.ts'

const leagueId = 101
const firstSeason = 2021

/** Managers of 2025 by team. */
const latest = new Map(
  demoPlans
    .filter(({ espnLeagueId }) => espnLeagueId === leagueId)
    .flatMap(({ managers }) => managers.map((one) => [one.teamId, one])),
)

const thaddeus = owner('Thaddeus', 'Vollmer', 1301)
const leocadia = owner('Leocadia', 'Fennimore', 1302)
const ambrose = owner('Ambrose', 'Banksia', 802)
const joaquin = ownerOfTeam(4)
const winifred = ownerOfTeam(8)
const yuki = ownerOfTeam(12)

/** The seasons of league 101 before the one in `demoPlans`, the newest first. */
export const earlierPlans: readonly LeaguePlan[] = [
  earlierPlan(2024, {
    adjustments: [{ week: 9, teamId: 7, points: -3.5 }],
    managers: [
      ...unchanged(1),
      changed(2, { skill: 0.5 }),
      ...unchanged(3, 4, 5),
      changed(6, { skill: 0.55, gaveUpInWeek: null }),
      changed(7, { teamName: 'Swede Dreams', abbreviation: 'SWDE' }),
      changed(8, { owners: [winifred, ambrose] }),
      ...unchanged(9, 10, 11, 12),
    ],
  }),
  earlierPlan(2023, {
    managers: [
      changed(1, { skill: 0.6 }),
      changed(2, { teamName: 'Marsh Madness', abbreviation: 'MM' }),
      ...unchanged(3, 4, 5, 6, 7),
      changed(8, { owners: [winifred, ambrose] }),
      changed(9, { teamName: 'Blythe Spirits 👻', abbreviation: 'BOO', skill: 0.5 }),
      ...unchanged(10, 11),
      changed(12, { teamName: 'Yuki’s Own', abbreviation: 'OWN' }),
    ],
  }),
  earlierPlan(2022, {
    pointsPerReception: 0.5,
    narrowestGameRuledTie: true,
    managers: [
      ...unchanged(1),
      changed(2, { teamName: 'Marsh Madness', abbreviation: 'MM' }),
      ...unchanged(3),
      changed(4, { owners: [joaquin, yuki], skill: 0.85 }),
      changed(5, { teamName: 'Minding the Store', abbreviation: 'MIND', owners: [leocadia], skill: 0.8 }),
      changed(6, { teamName: 'Voll Speed Ahead', abbreviation: 'VOLL', owners: [thaddeus], gaveUpInWeek: null }),
      ...unchanged(7),
      changed(8, { teamName: 'The Banksia Job', abbreviation: 'JOB', owners: [ambrose, winifred] }),
      ...unchanged(9, 10),
    ],
  }),
  earlierPlan(2021, {
    pointsPerReception: 0.5,
    currentWeek: 16,
    playoffTeamCount: 4,
    playoffRounds: 2,
    managers: [
      changed(1, { skill: 0.5, activity: 0.5 }),
      ...unchanged(2, 3, 4, 5),
      changed(6, {
        teamName: 'Voll Speed Ahead',
        abbreviation: 'VOLL',
        owners: [thaddeus],
        gaveUpInWeek: null,
        skill: 0.8,
      }),
      ...unchanged(7),
      changed(8, { teamName: 'The Banksia Job', abbreviation: 'JOB', owners: [ambrose, winifred] }),
      ...unchanged(9, 10),
    ],
  }),
]

function earlierPlan(season: number, more: Partial<LeaguePlan> & Pick<LeaguePlan, 'managers'>): LeaguePlan {
  return {
    ...usual,
    espnLeagueId: leagueId,
    season,
    name: 'Sunday Scaries Invitational',
    stage: 'finished',
    currentWeek: 17,
    answeredAt: Date.UTC(season + 1, 0, 6, 12),
    previousSeasons: Array.from({ length: season - firstSeason }, (_, index) => firstSeason + index),
    benchSlots: 7,
    waiverBudget: null,
    ...more,
  }
}

function unchanged(...teamIds: number[]): DemoManager[] {
  return teamIds.map((teamId) => changed(teamId, {}))
}

/** The team as it is in 2025, with these changes. */
function changed(teamId: number, change: Partial<DemoManager>): DemoManager {
  const manager = latest.get(teamId)
  if (!manager) throw new RangeError(`League ${leagueId} has no team ${teamId}`)
  return { ...manager, ...change }
}

/** The manager of a team of 2025, who may have another team in an earlier year. */
function ownerOfTeam(teamId: number): DemoManager['owners'][number] {
  const { firstName = '', lastName = '' } = latest.get(teamId)?.owners[0] ?? {}
  return owner(firstName, lastName, teamId * 100 + 1)
}
