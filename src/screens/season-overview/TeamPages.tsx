/** Links to what other screens know of the team, if they have something to show in the season's phase. */
import { addressOf } from '../../client/site-base.ts'
import { hasOpponents } from '../../domain/season-format.ts'
import { leagueAddress, readSeason } from '../../parts/league/league-address.ts'
import { screensIn } from '../../parts/navigation/screen-links.ts'
import type { TeamViewProps } from '../../parts/team/team-screen.tsx'
import { Section, SectionLink } from '../../ui/Section.tsx'

export function TeamPages({ place, league }: Pick<TeamViewProps, 'place' | 'league'>) {
  const { leagueRef, teamId, query } = place
  const season = readSeason(query)
  const named = { ...leagueRef, ...(season === undefined ? {} : { season }) }
  const shown = new Set(
    screensIn({
      phase: league.phase,
      season: league.season,
      ...(hasOpponents(league.scoringFormat) ? {} : { hasOpponents: false as const }),
    }).map(([name]) => name),
  )
  const pages = [
    { screen: 'managers', label: 'What made the record', href: addressOf('manager', { ...named, teamId }) },
    {
      screen: 'power',
      label: 'Rating and luck',
      href: `${leagueAddress('power', { leagueRef, query })}?team=${teamId}`,
    },
    {
      screen: 'draftboard',
      label: 'Picks on the draft board',
      href: `${leagueAddress('draftboard', { leagueRef, query })}?draft_team=${teamId}`,
    },
    {
      screen: 'moves',
      label: 'Trades and moves',
      href: `${leagueAddress('moves', { leagueRef, query })}?team=${teamId}`,
    },
    { screen: 'awards', label: 'Awards', href: leagueAddress('awards', { leagueRef, query }) },
  ] as const
  const listed = pages.filter(({ screen }) => shown.has(screen))
  if (listed.length === 0) return null
  return (
    <Section title="More about this team" className="print:hidden">
      <ul className="flex flex-wrap gap-x-6">
        {listed.map(({ screen, label, href }) => (
          <li key={screen} className="flex min-h-11 items-center">
            <SectionLink href={href}>{label}</SectionLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
