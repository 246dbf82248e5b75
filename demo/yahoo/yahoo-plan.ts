import { type LeaguePlan, slot } from '../league-plan.ts'
import { nicknamed, usual } from '../plan-parts.ts'

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
    nicknamed(1, 'Little Red Corvettes', ['Ottilie B.'], { skill: 0.8, activity: 0.85 }),
    nicknamed(2, 'When Drives Die', ['Thelonious A.'], { skill: 0.6, activity: 0.5 }),
    nicknamed(3, 'Raspberry Blitzes 🍓', ['Mirela K.'], { skill: 0.75, activity: 0.8 }),
    nicknamed(4, 'The Most Beautiful Punt', ['Anders Q.', 'Lotte Q.'], { skill: 0.5, activity: 0.6 }),
    nicknamed(5, 'Seven on Seven', ['Xiomara D.'], { skill: 0.9, activity: 0.9 }),
    nicknamed(6, 'Controversy in the Booth', ['Ignace W.'], { skill: 0.4, activity: 0.35, gaveUpInWeek: 10 }),
    nicknamed(7, 'Sign o’ the Downs', ['Beatrix V.'], { skill: 0.7, activity: 0.7 }),
    nicknamed(8, 'Let’s Go Hazy', ['-- hidden --'], { skill: 0.65, activity: 0.65 }),
    nicknamed(9, 'Kiss and a Catch', ['Rune E.'], { skill: 0.55, activity: 0.45 }),
    nicknamed(10, 'Around the End in a Day', ['Solveig M.'], { skill: 0.7, activity: 0.75 }),
  ],
}
