/** A team with its managers and its record. */
import * as z from 'zod/mini'
import { tolerant } from '../../shared/tolerant.ts'
import { count, figure, flag, list, teamKey, text, whole } from './values.ts'

const manager = z.object({
  manager_key: text,
  nickname: text,
  is_comanager: flag,
})

const record = z.object({ wins: count, losses: count, ties: whole })

export const teamFields = {
  team_key: teamKey,
  name: text,
  division_id: whole,
  faab_balance: figure,
  managers: list(manager, 99),
}

export const standingsTeam = tolerant(
  z.object({
    ...teamFields,
    team_standings: z.optional(
      z.nullable(
        z.object({
          rank: whole,
          playoff_seed: whole,
          outcome_totals: z.optional(z.nullable(record)),
          points_for: figure,
          points_against: figure,
        }),
      ),
    ),
  }),
)
export type StandingsTeam = z.infer<typeof standingsTeam>
