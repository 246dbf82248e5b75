/** The season's superlatives as cards. */
import type { ReadResponse } from '../../client/read-response.ts'
import { type IconName, iconPaths } from '../../ui/icons.ts'

export type SuperlativesResponse = ReadResponse<'superlatives'>

type Superlative = NonNullable<SuperlativesResponse['superlatives']>[number]

export interface AwardCard {
  /** Unique among the cards and stable over the years: `award-most-consistent`. Identifies the card in URLs. */
  id: string
  /** Position in the list, from 1. */
  rank: number
  icon: IconName
  title: string
  /** Empty if the server sends none. */
  description: string
  teamId: number | null
  teamName: string | null
  playerName: string | null
  /** The figure as text. */
  display: string | null
  /** The award's server id, if any: `best-trade`. */
  key: string | null
  week: number | null
  /** The runners-up, best first; empty if the server sends none. */
  runnersUp: AwardRunnerUp[]
}

export interface AwardRunnerUp {
  teamId: number | null
  teamName: string | null
  /** A runner-up: the player if a player won the award, else the team. */
  name: string
  week: number | null
  display: string | null
}

export interface Awards {
  cards: AwardCard[]
  /** '{total_awards} awards celebrating the best from {teams_analyzed} teams' */
  footer: string
}

/** In the server's order. Entries without a title are left out; a footer figure that is missing is left out too. */
export function toAwards(response: SuperlativesResponse): Awards {
  const ids = new Set<string>()
  const cards = (response.superlatives ?? []).flatMap(({ award, key, icon, description, winner, runnersUp }) => {
    const title = award?.trim()
    return title
      ? {
          id: uniqueId(slugOf(key ?? '') || slugOf(title) || 'unnamed', ids),
          icon: awardIcon(title, icon),
          title,
          description: description?.trim() ?? '',
          teamId: winner?.teamId ?? null,
          teamName: winner?.teamName?.trim() || null,
          playerName: winner?.playerName?.trim() || null,
          display: winner?.display?.trim() || null,
          key: key ?? null,
          week: winner?.week ?? null,
          runnersUp: (runnersUp ?? []).flatMap((entry) => readRunnerUp(entry)),
        }
      : []
  })
  return {
    cards: cards.map((card, index) => ({ ...card, rank: index + 1 })),
    footer: footerOf(response.summary?.totalAwards ?? cards.length, response.summary?.teamsAnalyzed),
  }
}

function readRunnerUp(entry: NonNullable<Superlative['runnersUp']>[number]): AwardRunnerUp[] {
  const teamName = entry.teamName?.trim() || null
  const name = entry.playerName?.trim() || teamName
  return name
    ? [
        {
          teamId: entry.teamId ?? null,
          teamName,
          name,
          week: entry.week ?? null,
          display: entry.display?.trim() || null,
        },
      ]
    : []
}

/** The award in one line: "Most Consistent: Alpha, 12.4% variation". */
export function describeAward({ title, teamName, playerName, display }: AwardCard): string {
  const parts = [teamName, playerName, display].filter(Boolean).join(', ')
  return parts ? `${title}: ${parts}` : title
}

/** Whether the award has a winner: only then it has a page in the season's recap. */
export function wasWon({ teamName, playerName }: AwardCard): boolean {
  return teamName !== null || playerName !== null
}

/** Used in file names: limited in length. */
const longestSlug = 80

/** Path segment of its page, e.g. `highest-week`; unique within the season. */
export function awardSlug({ id, rank }: AwardCard): string {
  const slug = id.replace(/^award-/, '')
  return slug.length <= longestSlug ? slug : `${slug.slice(0, longestSlug - 4)}-${rank}`
}

function slugOf(text: string): string {
  return (
    text
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join('-') ?? ''
  )
}

function uniqueId(slug: string, taken: Set<string>): string {
  let id = `award-${slug}`
  for (let count = 2; taken.has(id); count += 1) id = `award-${slug}-${count}`
  taken.add(id)
  return id
}

function footerOf(awards: number, teams: number | undefined): string {
  const from = teams === undefined ? 'the league' : `${teams} teams`
  return `${awards} awards celebrating the best from ${from}`
}

const byTitle: Readonly<Record<string, IconName>> = {
  'highest single week score': 'flame',
  'most consistent': 'target',
  'boom or bust': 'dice',
  'best regular season record': 'trophy',
  'strongest playoff run': 'rocket',
  'draft boom of the year': 'bolt',
  'biggest draft bust': 'bomb',
  'late round lottery winner': 'ticket',
  'first round failure': 'trending-down',
  'most points against': 'shield',
  'should have made playoffs': 'lock',
  'unluckiest loss': 'heart-crack',
}

/** The icon that the server names, if known; else by title, ignoring case and spacing; else the star. */
export function awardIcon(title: string, named?: string): IconName {
  if (named !== undefined && Object.hasOwn(iconPaths, named)) return named as IconName
  const key = title.trim().toLowerCase().replace(/\s+/g, ' ')
  return Object.hasOwn(byTitle, key) ? (byTitle[key] ?? 'star') : 'star'
}
