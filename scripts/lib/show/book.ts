import type { ResponseOf } from '../../../src/contract/responses/index.ts'
import { moneyFormatter, signedMoney } from '../../../src/screens/book/format-money.ts'
import { toPayoutRows } from '../../../src/screens/book/money-rows.ts'
import { absent, formatRecord } from '../../../src/ui/format.ts'
import { type Block, type Place, tableOf, type View } from './view.ts'

type Response = ResponseOf<'leagueBook'>

export const book: View = {
  name: 'book',
  description: 'rivalries, champions, and public payouts',
  notIn: [],
  async show(place) {
    const { host, leagueId } = place.key
    const response = await place.call('leagueBook', { host, leagueId })
    return {
      response,
      blocks: [aboutOf(response), rivalriesOf(response), championsOf(response), ...moneyOf(place, response)],
    }
  },
}

function aboutOf({ name, leagueName, motto, since, lastPlace, hasBook, notes }: Response): Block {
  const lines = [
    motto,
    since === null ? null : `Since ${since}.`,
    lastPlace && `Last place: ${lastPlace.task}${lastPlace.until ? ` Until ${lastPlace.until}.` : ''}`,
    hasBook ? null : 'This league has no book yet. Create one: npm run book -- LEAGUE --new',
    ...notes,
  ]
  return { title: name ?? leagueName, lines: lines.filter((line) => line !== null) }
}

function rivalriesOf({ rivalries }: Response): Block {
  const table = tableOf(rivalries, [
    { header: 'Rivalry', text: ({ name }) => name, isText: true },
    { header: 'Managers', text: ({ managerName, otherName }) => `${managerName} vs. ${otherName}`, isText: true },
    { header: 'W-L', text: ({ record }) => formatRecord(record) },
    { header: 'Trophy', text: ({ trophy }) => trophy ?? absent, isText: true, isExtra: true },
  ])
  return { title: 'Rivalries', ...(rivalries.length > 0 ? { table } : { lines: ['None.'] }) }
}

function championsOf({ champions, lastPlaces }: Response): Block {
  const lastOf = new Map(lastPlaces.map(({ season, name }) => [season, name]))
  const table = tableOf(champions, [
    { header: 'Season', text: ({ season }) => String(season) },
    { header: 'Champion', text: ({ name }) => name, isText: true },
    { header: 'Last place', text: ({ season }) => lastOf.get(season) ?? absent, isText: true },
  ])
  return { title: 'Champions', ...(champions.length > 0 ? { table } : { lines: ['No finished seasons yet.'] }) }
}

/** For the shown season; empty if the book has no money, or keeps it private. */
function moneyOf({ key }: Place, response: Response): Block[] {
  const { money } = response
  const season = money?.seasons.find((one) => one.season === key.season)
  if (!money || !season) return []
  const format = moneyFormatter(money)
  const payouts = tableOf(toPayoutRows(season), [
    { header: 'For', text: ({ what }) => what, isText: true },
    { header: 'Amount', text: ({ amount }) => format(amount) },
    { header: 'Who', text: ({ winners }) => winners.map(({ name }) => name).join(', ') || absent, isText: true },
  ])
  const ledger = tableOf(money.ledger, [
    { header: 'Manager', text: ({ name }) => name, isText: true },
    { header: 'Paid', text: ({ paid }) => format(paid) },
    { header: 'Won', text: ({ won }) => format(won) },
    { header: 'Balance', text: ({ paid, won }) => signedMoney(format, won - paid) },
  ])
  const state = season.isFinal ? 'final' : 'if it ended today'
  return [
    { title: `Who gets what, ${key.season}: ${state}`, table: payouts },
    { title: 'Ledger of finished seasons', table: ledger },
  ]
}
