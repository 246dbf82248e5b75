/** A league's card in the list. */
import { addressOf } from '../../client/site-base.ts'
import { homeLeagueLimit } from '../../domain/constants.ts'
import { type LeagueRef, nameLeague } from '../../domain/identity.ts'
import { weekOfLeague, weekToDate } from '../../parts/league/league-phase.ts'
import { leagueRefOf, seasonToName } from '../../parts/league/league-ref.ts'
import { isDrafted, type ListedLeague } from '../../parts/navigation/league-groups.ts'
import { choiceIn } from '../../stores/my-team.ts'
import { formatCount, formatDay, formatPoints, formatRecord, formatText } from '../../ui/format.ts'
import type { IconName } from '../../ui/icons.ts'

export interface LeagueCardView {
  key: string
  /** Null: the server sends no host id, so the league cannot be opened. */
  href: string | null
  name: string
  isDrafted: boolean
  /** "Season 2024" */
  season: string
  /** The season, for the reader's team in it; `throughWeek` is null unless it is running. Null: the league cannot be opened. */
  place: { leagueRef: LeagueRef; season: number; throughWeek: number | null } | null
  /** Progress of the season: "Week 9 of 17"; null if the server does not report it. */
  standing: string | null
  /** Share of completed weeks, 0 to 1; null except during the season. */
  progress: number | null
  /** Champion, leader, draft or first week; null if the server does not report it. */
  news: CardNews | null
  /** "12 teams", "180 picks", without unknown parts. */
  facts: string[]
  /** The weekly's newest edition, or null. */
  edition: { label: string; href: string } | null
}

export interface CardNews {
  label: string
  icon: IconName
  text: string
  /** "9-3", or "1,204.5 points" in leagues without records; may be empty. */
  note: string
}

/** At most the first 6 leagues. Cards in `shown` keep their position: new ones come after them. */
export function toLeagueCards(
  leagues: readonly ListedLeague[],
  shown: readonly LeagueCardView[] = [],
): LeagueCardView[] {
  const cards = new Map(leagues.map((league, index) => [keyOf(league, index), toCard(league, index)]))
  const updated = shown.map((card) => cards.get(card.key) ?? card)
  const updatedKeys = new Set(updated.map(({ key }) => key))
  return [...updated, ...[...cards.values()].filter(({ key }) => !updatedKeys.has(key))].slice(0, homeLeagueLimit)
}

/** Two lists refer to the same season by its host id; leagues without one are identified by index. */
function keyOf(league: ListedLeague, index: number): string {
  const leagueRef = leagueRefOf(league)
  return leagueRef ? `${nameLeague(leagueRef)} ${league.season ?? ''}` : `place ${index}`
}

function toCard(league: ListedLeague, index: number): LeagueCardView {
  return {
    key: keyOf(league, index),
    href: hrefOf(league),
    name: league.name,
    isDrafted: isDrafted(league),
    season: `Season ${league.season ?? formatText(null)}`,
    place: toPlace(league),
    standing: describePhase(league),
    progress: league.phase === 'in-season' ? shareOfWeeks(league) : null,
    news: toNews(league),
    facts: [countOf(league.teamCount, 'team'), countOf(league.totalPicks, 'pick')].flatMap((fact) => fact ?? []),
    edition: toEdition(league),
  }
}

function toPlace(league: ListedLeague): LeagueCardView['place'] {
  const { season } = league
  const leagueRef = leagueRefOf(league)
  return leagueRef && season !== null ? { leagueRef, season, throughWeek: weekToDate(league) } : null
}

/** The reader's team in a season, as last seen, with the week if others were played since; null if it was not seen. */
export function toMyNews(place: LeagueCardView['place'], choices: Parameters<typeof choiceIn>[0]): CardNews | null {
  const { team, news } = (place && choiceIn(choices, place.leagueRef)) ?? {}
  if (!place || !team || news?.season !== place.season) return null
  const { week, standing, beside } = news
  const isOld = week !== null && (place.throughWeek === null || week < place.throughWeek)
  const label = isOld ? `Your team after week ${week}` : ['Your team', beside].filter(Boolean).join(', ')
  return { label, icon: 'star', text: team.name, note: standing }
}

const countOf = (count: number | null, one: string) => (count !== null ? formatCount(count, one) : null)

function describePhase(league: ListedLeague): string | null {
  const { phase, runningWeek: week, finalWeek: last } = league
  if (phase === 'pre-draft') return 'Before the draft'
  if (phase === 'pre-season') return 'Preseason'
  if (phase === 'complete') return 'Final'
  if (week === null) return null
  const { isPlayoff } = weekOfLeague(league, week)
  return `${isPlayoff ? 'Playoffs, week' : 'Week'} ${week}${last !== null && last >= week ? ` of ${last}` : ''}`
}

function shareOfWeeks({ completedWeeks: completed, finalWeek: last }: ListedLeague): number | null {
  return last ? Math.min(1, completed.length / last) : null
}

function toNews({ phase, leader, draftDate: date }: ListedLeague): CardNews | null {
  if (leader) {
    const { teamName: text, isChampion, wins, pointsFor: points } = leader
    const ownPoints = points !== null ? `${formatPoints(points)} points` : ''
    const note = wins !== null ? formatRecord(leader) : ownPoints
    return isChampion
      ? { label: 'Champion', icon: 'crown', text, note }
      : { label: 'First place', icon: 'podium', text, note }
  }
  if (phase === 'pre-draft')
    return { label: 'Draft', icon: 'clipboard', text: date ? formatDay(date) : 'Not scheduled', note: '' }
  if (phase === 'pre-season') return { label: 'Next', icon: 'calendar', text: 'Week 1', note: '' }
  return null
}

function toEdition(league: ListedLeague): LeagueCardView['edition'] {
  const { season, newestEdition: week } = league
  const leagueRef = leagueRefOf(league)
  if (leagueRef === null || season === null || week === null) return null
  return { label: `Weekly: week ${week}`, href: addressOf('weekly', { ...leagueRef, season, week }) }
}

/** Names the season if the league's id alone would mean another one. */
function hrefOf(league: ListedLeague): string | null {
  const leagueRef = leagueRefOf(league)
  if (leagueRef === null) return null
  const season = seasonToName(leagueRef, league)
  return addressOf('league', { ...leagueRef, ...(season === undefined ? {} : { season }) })
}
