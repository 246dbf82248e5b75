import { addressOf } from '../../client/site-base.ts'
import type { RouteName } from '../../contract/routes.ts'

/** The league's other seasons as links, for readers without scripts: with them there is a choice instead. */
export function OtherSeasons({ name, espnLeagueId, season, seasons }: OtherSeasonsProps) {
  const others = seasons.filter((other) => other !== season)
  if (others.length === 0) return null
  return (
    <noscript>
      <nav aria-label="Other seasons" className="flex flex-wrap gap-3">
        {others.map((other) => (
          <a key={other} href={addressOf(name, { espnLeagueId, season: other })} className="thumb underline">
            Season {other}
          </a>
        ))}
      </nav>
    </noscript>
  )
}

interface OtherSeasonsProps {
  name: RouteName
  espnLeagueId: number
  season: number | undefined
  seasons: readonly number[]
}
