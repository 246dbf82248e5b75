import { type HistorySeason, type LeagueHistory, managerOfTeam } from '../analytics/history/league-history.ts'
import { teamRefOf } from '../analytics/public-ids.ts'
import type { LeagueBook, LeagueMoney, MoneyRules } from '../book/league-book.ts'
import { type Payout, type Settlement, settle } from '../book/payouts.ts'
import type { LeagueBookResponse } from '../contract/responses/book.ts'
import { writeDecimal } from '../domain/decimal-text.ts'
import { newestFirst, oldestFirst } from '../domain/season-order.ts'
import { foldName } from '../hosts/file/owner-key.ts'
import { resultsOf } from './season-results.ts'

type Money = NonNullable<LeagueBookResponse['money']>
type Season = Money['seasons'][number]

interface DescribedMoney {
  /** Null if the payouts of a season exceed its pot. */
  money: Money | null
  /** What could not be used, each as a sentence. Everyone who opens the league's page reads them, so they repeat no text of the book. */
  notes: string[]
}

/** A mistake in the money of a book is noted: the rest of the book is there for everyone. */
export function describeMoney(league: LeagueHistory, { fileName }: LeagueBook, money: LeagueMoney): DescribedMoney {
  const overdrawn: string[] = []
  // A finished season without games has no winners and losers.
  const seasons = league.seasons
    .filter(({ season, isPlayed }) => isPlayed || season.status.phase !== 'complete')
    .flatMap((entry) => {
      const rules = moneyRulesOf(money, entry.season.season)
      return rules ? describeSeason(entry, rules) : []
    })
    .reverse()
  if (overdrawn.length > 0) return { money: null, notes: overdrawn }
  const { debts, notes } = listDebts(league, seasons, { fileName, money })
  return {
    money: {
      isPublic: money.isPublic,
      currency: money.currency,
      decimals: money.decimals,
      seasons,
      ledger: listLedger(seasons.filter(({ isFinal }) => isFinal)),
      debts,
    },
    notes,
  }

  function describeSeason(entry: HistorySeason, rules: MoneyRules): Season[] {
    const results = resultsOf(entry)
    const settled = settle(rules, results)
    if (!('paid' in settled)) {
      overdrawn.push(describeOverdrawn(entry, rules, settled))
      return []
    }
    const { pot, paidIn, assigned, open, left, payouts } = settled
    const season = {
      season: results.season,
      isFinal: results.isOver,
      buyIn: rules.buyIn,
      pot,
      paidIn,
      assigned,
      open,
      left,
      payouts: payouts.map((payout) => describePayout(league, entry, payout)),
      teams: listBalances(league, entry, settled),
    }
    return [season]
  }

  function describeOverdrawn(
    entry: HistorySeason,
    { line, buyIn }: MoneyRules,
    sums: { pot: number; payouts: number },
  ) {
    const write = (amount: number) => `${writeDecimal(amount / 10 ** money.decimals, money.decimals)} ${money.currency}`
    const { season, teams } = entry.season
    return `${fileName}, line ${line}: expected payouts of at most ${write(sums.pot)} in ${season}, which ${teams.length} teams pay in at ${write(buyIn)} each, found ${write(sums.payouts)}. Where other rules held then, money.since and money.earlier say so.`
  }
}

function holderOf(league: LeagueHistory, entry: HistorySeason, teamId: number) {
  return { ...managerOfTeam(league, entry, teamId), team: teamRefOf(entry.season, teamId) }
}

function describePayout(
  league: LeagueHistory,
  entry: HistorySeason,
  { kind, place, week, name, amount, status, shares }: Payout,
): Season['payouts'][number] {
  return {
    kind,
    place,
    week,
    name,
    amount,
    status,
    winners: shares.map((share) => ({ ...holderOf(league, entry, share.teamId), amount: share.amount })),
  }
}

function listBalances(league: LeagueHistory, entry: HistorySeason, { paid, payouts }: Settlement): Season['teams'] {
  const won = new Map<number, number>()
  for (const { teamId, amount } of payouts.flatMap(({ shares }) => shares))
    won.set(teamId, (won.get(teamId) ?? 0) + amount)
  return paid
    .map(({ teamId, amount }) => ({
      ...holderOf(league, entry, teamId),
      paid: amount,
      won: won.get(teamId) ?? 0,
    }))
    .sort((a, b) => b.won - a.won)
}

/** A season of which the book names a manager without a team is left out and noted: whoever is meant would be listed as owing. */
function listDebts(
  { managers, resolveKey }: LeagueHistory,
  seasons: readonly Season[],
  { fileName, money }: { fileName: string; money: LeagueMoney },
): { debts: Money['debts']; notes: string[] } {
  const notes: string[] = []
  const open = money.paid.flatMap((list) => {
    const season = seasons.find((one) => one.season === list.season)
    if (!season) return []
    const named = list.managers.map((payer) => payersOf(payer, season))
    const unknown = named.findIndex((teams) => teams.length === 0)
    if (unknown >= 0) {
      const place = `${fileName}, line ${list.line}: money.paid.${list.season}[${unknown + 1}]`
      notes.push(`${place}: expected the key or name of a manager of that season, found another one.`)
      return []
    }
    const payers = new Set(named.flat())
    return season.teams
      .filter((team) => team.paid > 0 && !payers.has(team))
      .map(({ key, name, paid }) => ({ key, name, season: season.season, due: paid }))
  })
  const rows = [...Map.groupBy(open, ({ key, name }) => key ?? name).values()].flatMap((own) => {
    const [newest] = newestFirst(own)
    if (!newest) return []
    const bySeason = [...Map.groupBy(own, ({ season }) => season)].map(([season, teams]) => ({
      season,
      due: sumOf(teams),
    }))
    const { key, name } = newest
    return [{ key, name, due: sumOf(own), seasons: oldestFirst(bySeason) }]
  })
  return { debts: rows.sort((a, b) => b.due - a.due), notes }

  function payersOf(payer: string, season: Season): Season['teams'] {
    const isNamed = ({ key, name, team }: Season['teams'][number]) => {
      const names = [name, team.name, ...(key === null ? [] : (managers.get(key)?.ownerNames ?? []))]
      return key === resolveKey(payer) || names.some((one) => foldName(one) === foldName(payer))
    }
    return season.teams.filter(isNamed)
  }
}

const sumOf = (debts: readonly { due: number }[]) => debts.reduce((sum, { due }) => sum + due, 0)

/** A team without an owner has its own line. */
function listLedger(seasons: readonly Season[]): Money['ledger'] {
  const entries = seasons.flatMap(({ season, teams }) => teams.map((team) => ({ season, ...team })))
  const rows = [...Map.groupBy(entries, ({ key, name }) => key ?? `without an owner: ${name}`).values()]
  return rows
    .flatMap((own) => {
      const [newest] = own
      if (!newest) return []
      const bySeason = [...Map.groupBy(own, ({ season }) => season)].map(([season, teams]) => ({
        season,
        ...addBalances(teams),
      }))
      const { key, name } = newest
      return [{ key, name, ...addBalances(own), seasons: oldestFirst(bySeason) }]
    })
    .sort((a, b) => b.won - b.paid - (a.won - a.paid))
}

function addBalances(balances: readonly { paid: number; won: number }[]): { paid: number; won: number } {
  return balances.reduce((sum, { paid, won }) => ({ paid: sum.paid + paid, won: sum.won + won }), { paid: 0, won: 0 })
}

/** The rules of a season; null if it had no money. */
function moneyRulesOf({ since, rules, earlier }: LeagueMoney, season: number): MoneyRules | null {
  if (since !== null && season < since) return null
  return earlier.find(({ until }) => season <= until) ?? rules
}
