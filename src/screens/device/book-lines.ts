import { type LeagueJoin, writeRef } from '../../contract/league-join.ts'

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
