import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { shownWeekOf } from '../../../src/parts/league/default-week.ts'
import { absent, formatChance, formatPoints, formatText, formatWhole } from '../../../src/ui/format.ts'
import { asOnSite, type Block, beforeDraft, type Place, tableOf, unavailable, type View } from './view.ts'

type Response = ResponseOf<'scoreboard'>
type Game = Response['matchups'][number]
type Side = Game['home']

export const week: View = {
  name: 'week',
  description: 'games of a week (--week), with chances to win',
  notIn: beforeDraft,
  async show(place) {
    const number = place.week ?? shownWeekOf(await asOnSite('hostLeague', place.league))
    const response = await place.call('scoreboard', { ...place.key, week: number })
    return { response, blocks: [weekBlock(place, response)] }
  },
}

export function weekBlock(place: Place, response: Response): Block {
  const title = `Week ${response.week}${response.isComplete ? '' : ', not over'}`
  if (response.matchups.length > 0) return { title, table: gamesOf(place, response.matchups) }
  if (response.ranking.length > 0) return { title, table: rankingOf(place, response.ranking) }
  return unavailable(title, response.unavailable, 'No games found for this week.')
}

function gamesOf(place: Place, games: readonly Game[]) {
  return tableOf(
    games,
    [
      { header: 'Team', text: ({ home }) => nameOf(home), isText: true },
      { header: 'Points', text: ({ home, status }) => pointsOf(home, status) },
      { header: 'Points', text: ({ away, status }) => pointsOf(away, status) },
      { header: 'Opponent', text: ({ away }) => (away ? nameOf(away) : 'bye'), isText: true },
      { header: 'Chance', text: ({ home }) => formatChance(home.chanceBefore), isExtra: true },
      {
        header: 'Notes',
        text: ({ flags }) => formatText(flags.map((flag) => flagTexts[flag]).join(', ')),
        isText: true,
        isExtra: true,
      },
    ],
    { place, teams: ({ home, away }) => [home.team.name, away?.team.name] },
  )
}

function rankingOf(place: Place, ranking: Response['ranking']) {
  return tableOf(
    ranking,
    [
      { header: '#', text: ({ rank }) => formatWhole(rank) },
      { header: 'Team', text: ({ team, isOut }) => `${team.name}${isOut ? ' (out)' : ''}`, isText: true },
      { header: 'Points', text: ({ points }) => formatPoints(points) },
      { header: 'Projected', text: ({ projectedPoints }) => formatPoints(projectedPoints), isExtra: true },
    ],
    { place, teams: ({ team }) => [team.name] },
  )
}

const nameOf = ({ team, isWinner }: Side) => `${team.name}${isWinner ? ' *' : ''}`

/** Before a game its projection. */
function pointsOf(side: Side | null, status: Game['status']): string {
  if (!side) return absent
  if (status !== 'scheduled') return formatPoints(side.points)
  return side.projectedPoints === null ? absent : `(${formatPoints(side.projectedPoints)})`
}

const flagTexts: Readonly<Record<Game['flags'][number], string>> = {
  upset: 'upset',
  close: 'close',
  blowout: 'blowout',
  stolen: 'win left on the bench',
  'top-score-loss': 'lost with a top score',
  'nobody-started': 'no lineup set',
}
