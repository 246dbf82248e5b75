import { findManagers } from '../analytics/history/manager-seasons.ts'
import { compareNames } from '../domain/compare-names.ts'
import { type LeagueRef, leagueArgument } from '../domain/identity.ts'
import type { Season } from '../domain/season.ts'
import { oldestFirst } from '../domain/season-order.ts'
import { formatYears } from './history-template.ts'

/**
 * A book to fill in: every key with an example, and the league's managers with their keys. Lines with `##` explain; all others form a valid
 * book once their `# ` is removed.
 */
export function bookTemplate(league: LeagueRef, seasons: readonly Season[]): string {
  const inOrder = oldestFirst(seasons)
  const managers = [...findManagers(inOrder, {}).managers.values()].sort((a, b) => compareNames(a.name, b.name))
  const [one = 'key', other = 'other-key'] = managers.map(({ key }) => key)
  const newest = inOrder.at(-1)
  const known = managers.map(
    ({ key, name, tenures }) =>
      `##   ${key}  ${oneLine(name)}: ${formatYears(tenures.map(({ season }) => season.season))}`,
  )
  const year = newest?.season ?? 2024
  return `${[
    `## The book of ${oneLine(newest?.name ?? `league ${league.leagueId}`)}.`,
    '## Remove the "# " from the lines your league needs; lines with ## are explanations. Everything is optional.',
    `## Check it with: npm run book -- ${leagueArgument(league)}`,
    '##',
    '## Managers and the keys used below:',
    ...known,
    '',
    '# name: What the league calls itself',
    '# motto: A sentence under the name',
    '# since: 2015',
    '',
    '## Markdown: headings, lists, emphasis, quotes, and links to https. HTML and pictures are left out.',
    '# rules: |',
    '#   ## Draft',
    '#',
    '#   - The last Sunday of **August**.',
    '#   - Whoever is late picks last.',
    '',
    '## Money is only visible with the server’s token and never in a snapshot, unless public is true.',
    '# money:',
    '#   public: false',
    '#   currency: USD',
    '#   buy_in: 50',
    `#   since: ${year - 1}`,
    '## Amounts, or shares of the pot: 60%. Anything unassigned stays in the pot.',
    '#   payouts:',
    '#     places: {1: 50%, 2: 20%}',
    '#     regular_season: {1: 5%}',
    '#     weekly_high: 1',
    '#     awards:',
    '#       Heartbreaker: 5',
    '## Pots of their own. best: final, regular_season, or points; or award: a name; or winners: by year.',
    '#   side_pots:',
    '#     - name: The bet',
    '#       buy_in: 10',
    `#       managers: [${one}, ${other}]`,
    '#       best: regular_season',
    '## Seasons with other rules, each until its last one.',
    '#   earlier:',
    `#     - {until: ${year - 1}, buy_in: 25, payouts: {places: {1: 100%}}}`,
    '',
    '# last_place:',
    '#   task: What the last-place manager has to do',
    '#   until: the next draft',
    '',
    '# rivalries:',
    `#   - managers: [${one}, ${other}]`,
    '#     name: Name of the rivalry',
    '#     trophy: Trophy the winner keeps until the next game',
    '',
    '# trophies:',
    '#   places: {1: The Cup, last: The Spoon}',
    '#   regular_season: {1: The Shield}',
    '#   awards:',
    '#     Heartbreaker: The Cold Coffee',
    '',
    '## What a keeper costs. cost: round (earlier by change), price (plus change) or as-drafted.',
    '# keepers: {cost: round, change: 1, undrafted: 10, years: 2}',
    '',
    '## The draw of the draft order: the link of its page, before or after the draw.',
    '# draws: {}',
    '',
    '## What of the rules is new in a season. The front page lists it before that season.',
    `# rule_changes: {${year}: [Two keepers instead of one]}`,
    '',
    '## Preferred names, and several accounts of one person.',
    '# aliases:',
    `#   ${one}: Preferred name`,
    `#   old-key: {same_as: ${other}}`,
    '',
    '## Other IDs of this league, on any platform: also: [espn:123456, sleeper:910020240000000001, yahoo:449000123456]',
    '## Seasons in files beside this one (games, ranks, or standings): seasons_from_file: [history.csv]',
    '## Where the weekly is announced: webhooks: [{to: discord, address: DISCORD_WEBHOOK}]',
    '## What is announced: announce: [weekly, monday, corrections]',
  ].join('\n')}\n`
}

/** Managers choose their names freely. */
const oneLine = (name: string) => name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
