/** The one draft that a season had until format 8. */
interface FormerDraft {
  complete: boolean
  date: string | null
  rounds?: number
  order: number[]
  picks: { teamId: number; originalTeamId?: number; isKeeper: boolean }[]
}

/** A sealed season of an earlier format in today's; others as they are. Nothing is checked. */
export function upgradeSeason<T>(season: T): T {
  if (typeof season !== 'object' || season === null || !('draft' in season) || 'drafts' in season) return season
  const { draft, ...rest } = season as { draft: FormerDraft; settings?: { draftType?: string } }
  const { complete, picks = [], order = [], ...same } = draft ?? {}
  const hasBegun = picks.some(({ isKeeper }) => !isKeeper)
  return {
    ...rest,
    drafts: [
      {
        ...same,
        players: 'all',
        type: rest.settings?.draftType ?? 'other',
        state: complete ? 'complete' : hasBegun ? 'running' : 'to-come',
        order,
        // It was left out where it was the team that picked.
        picks: picks.map((pick) => (order.length > 0 ? { originalTeamId: pick.teamId, ...pick } : pick)),
      },
    ],
  } as T
}
