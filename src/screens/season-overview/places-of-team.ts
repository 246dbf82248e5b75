import type { SeasonAward } from '../../parts/awards/season-awards.ts'

interface AwardPlace {
  award: SeasonAward
  /** 1: won. */
  place: number
  playerName: string | null
  display: string
}

/** A team's best place in each award: those it won, then second and third places. */
export function placesOfTeam(awards: readonly SeasonAward[], teamId: number): AwardPlace[] {
  return awards
    .flatMap((award): AwardPlace[] => {
      const entries = [award.winner, ...award.runnersUp]
      const at = entries.findIndex((entry) => entry.teamId === teamId)
      const entry = entries[at]
      return entry ? [{ award, place: at + 1, playerName: entry.playerName, display: entry.display }] : []
    })
    .toSorted((a, b) => a.place - b.place)
}
