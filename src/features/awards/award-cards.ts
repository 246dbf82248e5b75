/** Superlatives as the cards show them. No pixels. */
import type { Lenient } from '../../client/lenient.ts'
import type { Answer } from '../../contract/answers/index.ts'
import type { IconName } from '../../ui/icons.ts'
import { awardIcon } from './award-icons.ts'

export type SuperlativesAnswer = Lenient<Answer<'superlatives'>>

export interface AwardCard {
  /** Unique among the cards. */
  key: string
  /** Place in the list, from 1. */
  rank: number
  icon: IconName
  title: string
  /** Empty where the server has none. */
  description: string
  teamId: number | null
  teamName: string | null
  playerName: string | null
  /** The figure in words. */
  display: string | null
}

export interface Awards {
  cards: AwardCard[]
  /** '{total_awards} awards celebrating the best from {teams_analyzed} teams' */
  footer: string
}

/** In the server's order. Entries without a title are left out; a footer figure that is missing is left out too. */
export function toAwards(answer: SuperlativesAnswer): Awards {
  const cards = (answer.superlatives ?? []).flatMap(({ award, icon, description, winner }, index) => {
    const title = award?.trim()
    return title
      ? {
          key: `${index} ${title}`,
          icon: awardIcon(title, icon),
          title,
          description: description?.trim() ?? '',
          teamId: winner?.team_id ?? null,
          teamName: winner?.team_name?.trim() || null,
          playerName: winner?.player_name?.trim() || null,
          display: winner?.display?.trim() || null,
        }
      : []
  })
  return {
    cards: cards.map((card, index) => ({ ...card, rank: index + 1 })),
    footer: footerOf(answer.summary?.total_awards ?? cards.length, answer.summary?.teams_analyzed),
  }
}

function footerOf(awards: number, teams: number | undefined): string {
  const from = teams === undefined ? 'the league' : `${teams} teams`
  return `${awards} awards celebrating the best from ${from}`
}
