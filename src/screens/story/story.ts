/** A story: a season in cards, of one team or of the league. Data only, so that pages and pictures show the same. */
import type { LeagueKey } from '../../domain/identity.ts'
import type { LeagueResponse } from '../../parts/league/league-view.ts'
import type { TabItem } from '../../ui/Tabs.tsx'

export interface Story extends LeagueKey {
  leagueName: string
  /** Null: the league's story. */
  team: StoryTeam | null
  /** Null: the season is over. Otherwise the last week that counts. */
  throughWeek: number | null
  cards: StoryCard[]
  /** The league's other teams, in the order of the standings; the next team's story follows. */
  teams: StoryTeam[]
  logos: NonNullable<LeagueResponse['teamLogos']>
  /** The other pages of the team; empty in the league's story. */
  tabs: TabItem[]
}

export interface StoryTeam {
  id: number
  name: string
}

interface CardBase {
  /** Unique in its story. */
  key: string
  /** The subject in a few words, above the figure. */
  label: string
  /** One sentence. */
  sentence: string
  /** Small print beneath the sentence. */
  note?: string
  /** The team whose mark the card shows; null: none. */
  team: string | null
  /** How much it made of the season, about in wins: cards of more come first. */
  weight: number
  /** A title was won: the only card in gold. */
  isTitle?: true
  /** Its row on the last card; null: none. */
  inShort: StoryRow | null
  /** The screen that shows the same figures. */
  source: StorySource
}

export type StoryCard = CardBase & (FigureCard | OddsCard | RowsCard | FacesCard)

/** One figure. */
interface FigureCard {
  layout: 'figure'
  figure: string
  /** What the figure counts; empty where it says so itself. */
  unit: string
}

/** A line of odds across the card, its turn marked. */
interface OddsCard {
  layout: 'odds'
  figure: string
  unit: string
  odds: OddsPoint[]
  /** Week of the turn. */
  turn: number
}

export interface OddsPoint {
  week: number
  /** 0 to 1. */
  chance: number
}

/** Up to ten rows: what, who, how much. */
interface RowsCard {
  layout: 'rows'
  rows: StoryRow[]
}

export interface StoryRow {
  label: string
  name: string
  figure: string
}

/** One or two opponents, or the two sides of a game, with a figure each. */
interface FacesCard {
  layout: 'faces'
  faces: { name: string; label: string; figure: string }[]
}

export interface StorySource {
  screen:
    | 'overview'
    | 'power'
    | 'performance'
    | 'week'
    | 'draftboard'
    | 'moves'
    | 'bracket'
    | 'forecast'
    | 'awards'
    | 'recap'
  /** Text of the link. */
  label: string
  /** Of `week`. */
  week?: number
}

/** Points above others that are worth about a win: the divisor that makes weights of points. */
const pointsPerWin = 50

/** The weight of points, for better or worse. */
export function weighPoints(points: number | null | undefined): number {
  return Math.abs(points ?? 0) / pointsPerWin
}

/** Biggest first; the given order decides between equal ones. */
export function orderCards(cards: readonly StoryCard[]): StoryCard[] {
  return cards.toSorted((a, b) => b.weight - a.weight)
}
