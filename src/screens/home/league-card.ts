/** A league of the list as its card shows it. */
import type { DeepPartial } from '../../client/read-partial.ts'
import { addressOf } from '../../client/site-base.ts'
import type { ResponseOf } from '../../contract/responses/index.ts'
import { homeLeagueLimit } from '../../domain/constants.ts'
import { nameLeague } from '../../domain/identity.ts'
import { leagueRefOf, seasonToName } from '../../parts/league/league-ref.ts'
import { formatCount, formatText, isFiniteNumber } from '../../ui/format.ts'

export interface LeagueCardView {
  key: string
  /** Null: the league names no id of its host, so it cannot be opened. */
  href: string | null
  name: string
  isDrafted: boolean
  /** E.g. "Season 2024", "12 teams", "180 picks". */
  season: string
  teams: string
  picks: string
}

/** At most the first 6 leagues. Cards in `shown`, which a reader has seen, keep their places: new ones come after them. */
export function toLeagueCards(
  leagues: DeepPartial<ResponseOf<'leagues'>>,
  shown: readonly LeagueCardView[] = [],
): LeagueCardView[] {
  const cards = new Map(leagues.map((league, index) => [keyOf(league, index), toCard(league, index)]))
  const updated = shown.map((card) => cards.get(card.key) ?? card)
  const updatedKeys = new Set(updated.map(({ key }) => key))
  return [...updated, ...[...cards.values()].filter(({ key }) => !updatedKeys.has(key))].slice(0, homeLeagueLimit)
}

/** Two lists name the same season by its host's id; leagues without one are identified by their index. */
function keyOf(league: DeepPartial<ResponseOf<'league'>>, index: number): string {
  const leagueRef = leagueRefOf(league)
  return leagueRef ? `${nameLeague(leagueRef)} ${league.season ?? ''}` : `place ${index}`
}

function toCard(league: DeepPartial<ResponseOf<'league'>>, index: number): LeagueCardView {
  const picks = league.summary?.totalPicks ?? league.totalPicks
  return {
    key: keyOf(league, index),
    href: hrefOf(league),
    name: league.name?.trim() ? league.name : 'Unnamed league',
    isDrafted: (league.summary?.totalPicks ?? 0) > 0 || league.draftComplete === true,
    season: `Season ${isFiniteNumber(league.season) ? league.season : formatText(null)}`,
    teams: formatCount(league.teamCount ?? league.totalTeams, 'team'),
    picks: formatCount(picks, 'pick'),
  }
}

/** Names the season where the league's id alone would mean another one. */
function hrefOf(league: DeepPartial<ResponseOf<'league'>>): string | null {
  const leagueRef = leagueRefOf(league)
  if (leagueRef === null) return null
  const season = seasonToName(leagueRef, league)
  return addressOf('league', { ...leagueRef, ...(season === undefined ? {} : { season }) })
}
