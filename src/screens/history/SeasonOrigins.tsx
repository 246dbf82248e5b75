/** How we know each season: its host, the day of import, what is missing, and how many figures equal the host's own. */
import { addressOf } from '../../client/site-base.ts'
import type { HistoryResponse } from '../../contract/responses/history.ts'
import { hostTitles, type LeagueRef, nameLeague } from '../../domain/identity.ts'
import { formatCount } from '../../ui/format.ts'
import { Section, SectionLink } from '../../ui/Section.tsx'
import { describeOrigins } from './season-origins.ts'

export function SeasonOrigins({ leagueRef, response }: { leagueRef: LeagueRef; response: HistoryResponse }) {
  const rows = describeOrigins(response)
  if (rows.length === 0) return null
  return (
    <Section
      id="origins"
      title="How we know this"
      action={<SectionLink href={`${addressOf('proof')}#${nameLeague(leagueRef)}`}>Proof</SectionLink>}
      inside={`Where ${formatCount(rows.length, 'season comes', 'seasons come')} from`}
    >
      <ul className="max-w-3xl">
        {rows.map(({ season, host, isFromFile, savedOn, equal, lacks }) => (
          <li key={season} className="flex flex-wrap gap-x-4 border-hairline border-b py-2">
            <span className="scoreboard w-12 text-lg">{season}</span>
            <span className="min-w-0 grow basis-60">
              {isFromFile ? 'From a file of the league book' : host && `From ${hostTitles[host]}`}
              {savedOn && `, imported on ${savedOn}`}
              {equal && `; ${equal}`}.
              {lacks.length > 0 && <span className="block text-muted text-sm">{lacks.join(' ')}</span>}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
