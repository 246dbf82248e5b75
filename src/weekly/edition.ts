/** An edition of the weekly: plain data, no markup. */
export interface TeamRef {
  id: number
  name: string
}

/** A figure or a name that a sentence is about, as it is written there. */
export interface SentenceFact {
  /** What it is: 'points', 'margin', 'player', 'playoff-odds'. */
  name: string
  /** The value in the response, unrounded; a player's is his public id. */
  value: number | string | null
  text: string
}

export interface Sentence {
  text: string
  facts: SentenceFact[]
  /** Teams whose names are in the text, in its order. */
  teams: TeamRef[]
}

export interface Story {
  /** Kebab-case name of the kind of story. */
  key: string
  headline: Sentence
  sentences: Sentence[]
}

export interface GameStory {
  matchupId: number
  /** 'Semifinal 1', '3rd place'; null in the regular season. */
  stage: string | null
  /** The winner first; of a tie the home team. */
  teams: readonly [TeamRef, TeamRef]
  points: readonly [number, number]
  isTie: boolean
  sentences: Sentence[]
}

export interface Section {
  key: 'scores' | 'decisions' | 'moves' | 'standings' | 'odds'
  title: string
  sentences: Sentence[]
}

export interface StandingsRow {
  team: TeamRef
  /** 1 is best. */
  rank: number
  /** Places gained since the week before, below 0: lost; null where there was no week before. */
  moved: number | null
  /** '6-3', '6-3-1'; null in leagues without opponents. */
  record: string | null
  /** Points for; in elimination leagues those of the week. Null where they are not known. */
  points: number | null
  /** Elimination leagues: out after this week. */
  isOut: boolean
}

export interface OddsRow {
  team: TeamRef
  /** 'before' is null in the first week. */
  playoffs: { before: string | null; after: string }
  title: { before: string | null; after: string }
  status: 'clinched' | 'out' | 'open'
}

export interface NextGame {
  matchupId: number
  week: number
  stage: string | null
  teams: readonly [TeamRef, TeamRef]
  /** What is at stake; empty where nothing is remarkable. */
  sentences: Sentence[]
}

export interface Edition {
  league: { id: number | null; name: string }
  season: number
  week: number
  /** 'Week 7', 'Weeks 16 and 17'. */
  title: string
  /** Of the lead. */
  headline: string
  lead: Story
  /** The other stories of the front page, the heaviest first. */
  stories: Story[]
  games: GameStory[]
  sections: Section[]
  /** 'Standings', 'Regular season', 'Still in'. */
  standingsTitle: string
  standings: StandingsRow[]
  odds: OddsRow[]
  /** Null after the last week. */
  next: { title: string; games: NextGame[] } | null
  /** The season is over: its recap says the rest. */
  isLast: boolean
}
