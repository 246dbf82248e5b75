import { listFinishes } from '../analytics/history/finishes.ts'
import {
  type HistorySeason,
  type LeagueHistory,
  managerName,
  managerOfTeam,
} from '../analytics/history/league-history.ts'
import { compareManagers } from '../analytics/history/versus.ts'
import { teamRefOf } from '../analytics/public-ids.ts'
import type { BookRivalry, LeagueBook, Trophy } from '../book/league-book.ts'
import { orderOfDraw, readDrawLink } from '../contract/draw-link.ts'
import type { LeagueBookResponse } from '../contract/responses/book.ts'
import { timeOfRound } from '../domain/beacon.ts'
import { isBeaconSignature } from '../domain/beacon-signature.ts'
import { newestFirst } from '../domain/season-order.ts'
import { describeMoney } from './book-money.ts'
import {
  firstPlayed,
  type HistoryInput,
  historyOf,
  leagueNameOf,
  listOwnerNames,
  resolveRivalry,
} from './history-input.ts'
import { holdersOf } from './season-results.ts'

export function handleLeagueBook(input: HistoryInput): LeagueBookResponse {
  const league = historyOf(input)
  const { book = null, showsMoney = false } = input.book ?? {}
  const described = book?.money && showsMoney ? describeMoney(league, book, book.money) : null
  const draws = describeDraws(book?.draws ?? [])
  const finished = league.seasons.filter(({ season }) => season.status.phase === 'complete').toReversed()
  return {
    leagueName: leagueNameOf(league),
    name: book?.name ?? null,
    ownerNames: listOwnerNames(league.managers.values()),
    hasBook: book !== null,
    notes: [
      ...(input.notes ?? []),
      ...(described?.notes ?? []),
      ...draws.filter(({ isForged }) => isForged).map((draw) => noteForgery(book?.fileName ?? '', draw)),
    ],
    motto: book?.motto ?? null,
    since: book?.since ?? firstPlayed(league),
    rules: (book?.rules ?? []).map((block) => ({ ...block, spans: [...block.spans] })),
    lastPlace: book?.lastPlace ?? null,
    rivalries: (book?.rivalries ?? []).flatMap((rivalry) => describeRivalry(league, rivalry)),
    trophies: (book?.trophies ?? []).map((trophy) => describeTrophy(league, finished, trophy)),
    draws,
    champions: listHolders(league, finished, ({ season }) => season.title.championId),
    lastPlaces: listHolders(league, finished, findLast),
    money: described?.money ?? null,
  }
}

function describeDraws(draws: LeagueBook['draws']): LeagueBookResponse['draws'] {
  return newestFirst(draws).flatMap(({ season, link }) => {
    const draw = readDrawLink(link)
    if ('problem' in draw) return []
    const { statedAt, round, teams } = draw.rule
    // Whoever writes the book can write any signature into it.
    const isForged = draw.signature !== null && !isBeaconSignature(round, draw.signature)
    return {
      season,
      link,
      statedAt: new Date(statedAt).toISOString(),
      drawnAt: new Date(timeOfRound(round)).toISOString(),
      round,
      teams: teams.map((team) => ({
        name: team.name,
        weight: 'weight' in team ? team.weight : null,
        pick: 'pick' in team ? team.pick : null,
      })),
      isForged,
      order: isForged ? null : orderOfDraw(draw),
    }
  })
}

function noteForgery(fileName: string, { season, round }: { season: number; round: number }): string {
  return `${fileName}: draws.${season}: expected the beacon’s signature of round ${round}, found another one, so no order is shown. Open the link and copy it again.`
}

function describeRivalry(league: LeagueHistory, rivalry: BookRivalry): LeagueBookResponse['rivalries'] {
  const pair = resolveRivalry(league, rivalry)
  if (!pair) return []
  const { key, otherKey } = pair
  const { all, games, lastMeeting, nextMeeting } = compareManagers(league, key, otherKey)
  const decided = games.findLast(({ result }) => result !== 'tie')
  return [
    {
      name: rivalry.name,
      trophy: rivalry.trophy,
      key,
      managerName: managerName(league, key),
      otherKey,
      otherName: managerName(league, otherKey),
      record: all,
      lastGame: lastMeeting && {
        season: lastMeeting.season,
        week: lastMeeting.week,
        scores: lastMeeting.scores,
      },
      nextGame: nextMeeting && { season: nextMeeting.season, week: nextMeeting.week },
      holderKey: decided ? (decided.result === 'win' ? key : otherKey) : null,
    },
  ]
}

type Holder = LeagueBookResponse['champions'][number]

/** One team per season, if there is one. */
function listHolders(
  league: LeagueHistory,
  seasons: readonly HistorySeason[],
  teamOf: (entry: HistorySeason) => number | null | undefined,
): Holder[] {
  return seasons.flatMap((entry) => {
    const teamId = teamOf(entry) ?? null
    if (teamId === null) return []
    return [
      { season: entry.season.season, ...managerOfTeam(league, entry, teamId), team: teamRefOf(entry.season, teamId) },
    ]
  })
}

function describeTrophy(
  league: LeagueHistory,
  seasons: readonly HistorySeason[],
  trophy: Trophy,
): LeagueBookResponse['trophies'][number] {
  return {
    name: trophy.name,
    kind: trophy.kind,
    place: 'place' in trophy ? trophy.place : null,
    award: 'award' in trophy ? trophy.award : null,
    holders: listHolders(league, seasons, (entry) => {
      if (trophy.kind === 'last-place') return findLast(entry)
      if (trophy.kind === 'award') return entry.known === 'whole' ? holdersOf(entry.season, trophy.award)[0] : null
      const isThere = trophy.kind === 'place' ? 'rank' : 'seed'
      return [...listFinishes(entry.season)].find(([, finish]) => finish[isThere] === trophy.place)?.[0]
    }),
  }
}

function findLast({ season }: HistorySeason): number | undefined {
  return [...listFinishes(season)].find(([, { isLast }]) => isLast)?.[0]
}
