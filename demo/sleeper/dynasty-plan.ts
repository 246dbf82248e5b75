import { type LeaguePlan, slot } from '../league-plan.ts'
import { nicknamed, usual } from '../plan-parts.ts'

/** Sleeper's id of the demo's dynasty: lower than any real id. */
export const dynastyLeagueId = '100000000000000107'

/** The demo's league at Sleeper, before its draft of rookies. */
export const dynastyPlan: LeaguePlan = {
  ...usual,
  // Seeds the simulation; the league's own number is derived from Sleeper's id.
  espnLeagueId: 107,
  season: 2025,
  name: 'Long Haul Dynasty',
  stage: 'finished',
  currentWeek: 17,
  answeredAt: Date.UTC(2026, 0, 6, 12),
  startingSlots: [...[slot.QB, slot.RB, slot.RB, slot.WR, slot.WR, slot.TE], ...[slot.FLEX, slot.OP, slot.K, slot.DST]],
  benchSlots: 12,
  adjustments: [{ week: 6, teamId: 4, points: 3.5 }],
  hasWideBrackets: true,
  dynasty: { rookieRounds: 3, taxiSlots: 3 },
  managers: [
    nicknamed(1, 'Rebuild Forever', ['marlowe_q'], { skill: 0.6, activity: 0.8 }),
    nicknamed(2, 'Win Now or Never', ['tamsin.h', 'oberon.h'], { skill: 0.85, activity: 0.9 }),
    nicknamed(3, 'Two Thirds of a Second', ['pickhoarder'], { skill: 0.7, activity: 0.75 }),
    nicknamed(4, 'Grandfathered In 👴', ['eustace77'], { skill: 0.55, activity: 0.5 }),
    nicknamed(5, 'Cheap Taxi Company 🚕', ['yewande_b'], { skill: 0.8, activity: 0.85 }),
    nicknamed(6, 'Contract Year', ['lucan.d'], { skill: 0.65, activity: 0.6 }),
    nicknamed(7, 'The Waiting List', ['ondine'], { skill: 0.35, activity: 0.25, gaveUpInWeek: 9 }),
    nicknamed(8, 'Sell High Society', ['fitzwilliam_r'], { skill: 0.75, activity: 0.9 }),
    nicknamed(9, 'Superflexible', ['imke_v', 'jorrit_v'], { skill: 0.9, activity: 0.8 }),
    nicknamed(10, 'Age Before Beauty', ['casimira'], { skill: 0.5, activity: 0.55 }),
    nicknamed(11, 'Flush Hour', ['balthazar.n'], { skill: 0.4, activity: 0.4 }),
    nicknamed(12, 'Future First', ['saffi_k'], { skill: 0.7, activity: 0.7 }),
  ],
}
