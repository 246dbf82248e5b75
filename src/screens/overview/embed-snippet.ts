/** The HTML that embeds a page on another site. */
import { addressOf } from '../../client/site-base.ts'
import { escapeMarkup } from '../../domain/escape-markup.ts'
import type { LeagueRef } from '../../domain/identity.ts'

export interface Snippet {
  label: string
  html: string
}

/** `origin`: of this site; `teams`: number of teams, for the height. */
export function embedSnippets(leagueRef: LeagueRef, name: string, teams: number, origin: string): Snippet[] {
  const snippet = (label: string, route: 'embedStandings' | 'embedWeek', height: number) => ({
    label,
    html: `<iframe src="${origin}${addressOf(route, { ...leagueRef })}" title="${escapeMarkup(`${label} of ${name}`)}" width="100%" height="${height}" loading="lazy" style="border:0"></iframe>`,
  })
  return [
    snippet('Standings', 'embedStandings', 130 + 33 * teams),
    // A phone has one column of games.
    snippet('Scores', 'embedWeek', 110 + 64 * Math.ceil(teams / 2)),
  ]
}
