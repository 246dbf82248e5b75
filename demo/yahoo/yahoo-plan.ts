import { type DemoManager, type LeaguePlan, slot } from '../league-plan.ts'
import { usual } from '../plan-parts.ts'

/** A game that Yahoo does not have, and a league's number in it. */
export const yahooGame = '999'
export const yahooNumber = '301'
/** The same as one id. */
export const yahooLeagueId = '999000000301'

/** The demo's league at Yahoo, before its draft. */
export const yahooPlan: LeaguePlan = {
  ...usual,
  // Seeds the simulation; the league's own number is derived from Yahoo's key.
  espnLeagueId: 301,
  season: 2025,
  name: 'Purple Reign',
  stage: 'finished',
  currentWeek: 16,
  answeredAt: Date.UTC(2026, 0, 6, 12),
  pointsPerReception: 0.5,
  startingSlots: [...[slot.QB, slot.WR, slot.WR, slot.WR, slot.RB, slot.RB], ...[slot.TE, slot.FLEX, slot.K, slot.DST]],
  benchSlots: 6,
  playoffTeamCount: 4,
  playoffRounds: 2,
  hasWideBrackets: true,
  managers: [
    manager(1, 'Little Red Corvettes', ['Ottilie B.'], { skill: 0.8, activity: 0.85 }),
    manager(2, 'When Drives Die', ['Thelonious A.'], { skill: 0.6, activity: 0.5 }),
    manager(3, 'Raspberry Blitzes 🍓', ['Mirela K.'], { skill: 0.75, activity: 0.8 }),
    manager(4, 'The Most Beautiful Punt', ['Anders Q.', 'Lotte Q.'], { skill: 0.5, activity: 0.6 }),
    manager(5, 'Seven on Seven', ['Xiomara D.'], { skill: 0.9, activity: 0.9 }),
    manager(6, 'Controversy in the Booth', ['Ignace W.'], { skill: 0.4, activity: 0.35, gaveUpInWeek: 10 }),
    manager(7, 'Sign o’ the Downs', ['Beatrix V.'], { skill: 0.7, activity: 0.7 }),
    manager(8, 'Let’s Go Hazy', ['-- hidden --'], { skill: 0.65, activity: 0.65 }),
    manager(9, 'Kiss and a Catch', ['Rune E.'], { skill: 0.55, activity: 0.45 }),
    manager(10, 'Around the End in a Day', ['Solveig M.'], { skill: 0.7, activity: 0.75 }),
  ],
}

function manager(
  teamId: number,
  teamName: string,
  nicknames: readonly string[],
  { skill, activity, gaveUpInWeek = null }: { skill: number; activity: number; gaveUpInWeek?: number | null },
): DemoManager {
  const owners = nicknames.map((displayName) => ({ firstName: '', lastName: '', displayName }))
  return { teamId, teamName, abbreviation: '', owners, division: 0, skill, activity, gaveUpInWeek }
}
