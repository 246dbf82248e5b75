import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { writeDecidedBy } from '../../../src/domain/decided-by.ts'
import { describeYears } from '../../../src/parts/history/history-words.ts'
import { describeRecordTime, recordDescriptions } from '../../../src/parts/history/record-kinds.ts'
import {
  absent,
  formatPoints,
  formatRecord,
  formatScores,
  formatSigned,
  formatText,
  formatWhole,
} from '../../../src/ui/format.ts'
import { type Block, type Place, tableOf, type View } from './view.ts'

type Response = ResponseOf<'history'>
type Records = Response['records'][number]

export const history: View = {
  name: 'history',
  description: 'all seasons: champions, all-time standings, records',
  notIn: [],
  async show(place) {
    const { host, leagueId } = place.key
    const response = await place.call('history', { host, leagueId })
    return { response, blocks: [championsOf(response), tableOfManagers(place, response), recordsOf(place, response)] }
  },
}

function championsOf({ seasons, notes }: Response): Block {
  const table = tableOf(seasons, [
    { header: 'Season', text: ({ season }) => String(season) },
    { header: 'Champion', text: ({ championName, reason }) => championName ?? reason ?? absent, isText: true },
    { header: 'Team', text: ({ championTeam }) => formatText(championTeam?.name), isText: true },
    {
      header: 'Final',
      text: ({ final }) => (final ? `${formatScores(final.scores)}${writeDecidedBy(final.scores)}` : absent),
      isExtra: true,
    },
    {
      header: 'Against',
      // A champion by the commissioner's ranking may have lost the championship game.
      text: ({ final, championKey }) =>
        formatText(final && (final.loserKey === championKey ? final.winnerName : final.loserName)),
      isText: true,
      isExtra: true,
    },
  ])
  return { title: 'Champions', lines: notes, table }
}

function tableOfManagers(place: Place, { managers }: Response): Block {
  const table = tableOf(
    managers,
    [
      { header: 'Manager', text: ({ name, isCurrent }) => `${name}${isCurrent ? '' : ' (former)'}`, isText: true },
      { header: 'Seasons', text: ({ seasons }) => formatWhole(seasons) },
      { header: 'W-L', text: ({ regular }) => formatRecord(regular) },
      {
        header: 'Titles',
        text: ({ titles, titleYears }) => (titles === 0 ? '0' : `${titles} (${describeYears(titleYears)})`),
        isText: true,
      },
      { header: 'Playoffs', text: ({ playoffAppearances }) => formatWhole(playoffAppearances), isExtra: true },
      { header: 'Points', text: ({ regular }) => formatPoints(regular.pointsFor), isExtra: true },
      { header: 'Luck', text: ({ luck }) => formatSigned(luck), isExtra: true },
    ],
    { place, teams: ({ name, finishes }) => [name, ...finishes.map(({ team }) => team.name)] },
  )
  return { title: 'All-time standings', table }
}

function recordsOf(place: Place, { records }: Response): Block {
  const rows = records.flatMap((record) => record.holders.map((holder) => ({ record, holder })))
  const table = tableOf(
    rows,
    [
      { header: 'Record', text: ({ record }) => recordDescriptions[record.kind].label, isText: true },
      { header: 'Figure', text: ({ record, holder }) => figureOf(record, holder) },
      { header: 'Manager', text: ({ holder }) => holder.name, isText: true },
      { header: 'Against', text: ({ holder }) => formatText(holder.opponentName), isText: true, isExtra: true },
      { header: 'When', text: ({ holder }) => describeRecordTime(holder), isText: true },
    ],
    { place, teams: ({ holder }) => [holder.name, holder.team.name] },
  )
  return { title: 'Records', table }
}

function figureOf({ kind, value }: Records, { scores }: Records['holders'][number]): string {
  return recordDescriptions[kind].write(value, scores ?? []) || absent
}
