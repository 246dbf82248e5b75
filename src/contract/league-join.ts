/**
 * A league that was somewhere else before, as a reader joins it: in the parameters of a history's calls, so that a server and a browser
 * compute the same history. What a league's book joins needs none of them.
 */
import { hostNames, isHostName, isLeagueId, type LeagueRef } from '../domain/identity.ts'

export interface LeagueJoin {
  /** Further leagues, with all their seasons. */
  also: readonly LeagueRef[]
  /** Keys of one manager: the first is one of a further league, the second the one under which he is listed. */
  same: readonly (readonly [string, string])[]
  /** Of two leagues that claim a year, the one that counts. */
  years: readonly { season: number; league: LeagueRef }[]
}

export const noJoin: LeagueJoin = { also: [], same: [], years: [] }

const leagueItem = `(${hostNames.join('|')}):[1-9]\\d{0,19}`

/** The parameters of a join; of an endpoint's table, so that they are validated and described in one place. */
export const joinParameters = {
  also: {
    kind: 'list',
    item: leagueItem,
    most: 10,
    description: 'Further leagues with earlier or later seasons of this one, such as espn:123456, separated by commas',
  },
  same: {
    kind: 'list',
    item: '[\\w-]{1,64}~[\\w-]{1,64}',
    most: 60,
    description: 'Keys of one manager, as key~key: the first is listed as the second; pairs are separated by commas',
  },
  years: {
    kind: 'list',
    item: `20\\d\\d~${leagueItem}`,
    most: 60,
    description: 'Where two of the leagues have a season of one year, the one that counts: 2021~espn:123456',
  },
} as const

export type JoinParameters = Partial<Record<keyof typeof joinParameters, string | undefined>>

/** What of it is empty is left out, so that calls without a join stay as they are. */
export function writeJoin({ also, same, years }: LeagueJoin): JoinParameters {
  return {
    ...(also.length > 0 ? { also: also.map(writeRef).join(',') } : {}),
    ...(same.length > 0 ? { same: same.map((pair) => pair.join('~')).join(',') } : {}),
    ...(years.length > 0
      ? { years: years.map(({ season, league }) => `${season}~${writeRef(league)}`).join(',') }
      : {}),
  }
}

/** The join of validated parameters. */
export function readJoin({ also, same, years }: JoinParameters): LeagueJoin {
  return {
    also: itemsOf(also).flatMap(parseRef),
    same: itemsOf(same).map((pair) => {
      const [key = '', other = ''] = pair.split('~')
      return [key, other] as const
    }),
    years: itemsOf(years).flatMap((item) => {
      const [season = '', league = ''] = item.split('~')
      return parseRef(league).map((ref) => ({ season: Number(season), league: ref }))
    }),
  }
}

/** What a reader joined on this device as the lines of a league's book, which joins it for everyone; empty without a further league. */
export function writeBookLines({ also, same, years }: LeagueJoin): string {
  if (also.length === 0) return ''
  const aliases = same.map(([key, sameAs]) => `${key}: { same_as: ${sameAs} }`)
  const counted = years.map(({ season, league }) => `${season}: ${writeRef(league)}`)
  return [
    `also: [${also.map(writeRef).join(', ')}]`,
    ...(aliases.length > 0 ? [`aliases: { ${aliases.join(', ')} }`] : []),
    ...(counted.length > 0 ? [`years: { ${counted.join(', ')} }`] : []),
  ].join('\n')
}

/** A league as joins and books name it: `espn:123456`. */
const writeRef = ({ host, leagueId }: LeagueRef) => `${host}:${leagueId}`
const itemsOf = (list: string | undefined) => (list ? list.split(',') : [])

function parseRef(text: string): LeagueRef[] {
  const [host, leagueId = ''] = text.split(':')
  return isHostName(host) && isLeagueId({ host, leagueId }) ? [{ host, leagueId }] : []
}
