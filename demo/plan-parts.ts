/** Parts of the demo leagues' plans. */
import { type DemoManager, type LeaguePlan, slot } from './league-plan.ts'

/** Common settings of most demo leagues. */
export const usual = {
  format: 'head-to-head',
  hasMedianGame: false,
  previousSeasons: [],
  divisions: ['The League'],
  startingSlots: [slot.QB, slot.RB, slot.RB, slot.WR, slot.WR, slot.TE, slot.FLEX, slot.DST, slot.K],
  injuredReserveSlots: 1,
  regularSeasonMatchups: 14,
  playoffTeamCount: 6,
  playoffRounds: 3,
  playoffRoundWeeks: 1,
  draftType: 'SNAKE',
  keepersPerTeam: 0,
  waiverBudget: 100,
  adjustments: [],
  narrowestGameRuledTie: false,
  pointsPerReception: 1,
} satisfies Partial<LeaguePlan>

/** A manager as his team's owner, or with a second one. */
export function manager(
  teamId: number,
  teamName: string,
  abbreviation: string,
  name: [string, string],
  habits: { skill?: number; activity?: number; gaveUpInWeek?: number },
  coOwner: string[] = [],
  division = 0,
): DemoManager {
  const people = coOwner.length === 2 ? [name, coOwner] : [name]
  return {
    teamId,
    teamName,
    abbreviation,
    owners: people.map(([firstName = '', lastName = '']) => owner(firstName, lastName)),
    division,
    skill: habits.skill ?? 0.6,
    activity: habits.activity ?? 0.6,
    gaveUpInWeek: habits.gaveUpInWeek ?? null,
  }
}

/** A manager at a host that has nicknames only; a second one is a co-owner. */
export function nicknamed(
  teamId: number,
  teamName: string,
  nicknames: readonly string[],
  habits: Parameters<typeof manager>[4],
): DemoManager {
  const owners = nicknames.map((displayName) => ({ firstName: '', lastName: '', displayName }))
  return { ...manager(teamId, teamName, '', ['', ''], habits), owners }
}

/** `memberNumber`: see `DemoManager`. */
export function owner(firstName: string, lastName: string, memberNumber?: number): DemoManager['owners'][number] {
  const displayName = toDisplayName(`${firstName}${lastName}`)
  return { firstName, lastName, displayName, ...(memberNumber === undefined ? {} : { memberNumber }) }
}

/** ESPN's user names have no accents. */
function toDisplayName(fullName: string): string {
  return fullName
    .normalize('NFD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()
    .slice(0, 16)
}
