import { type LeagueScreen, type LeagueScreenName, leagueScreens } from '../../contract/routes.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { formatCount, formatWhole, isFiniteNumber } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { StatCard } from '../../ui/Stat.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import type { HeaderCard } from './header-cards.ts'
import type { LeagueAnswer } from './league-tab.ts'

export interface LeagueTitleProps {
  league: LeagueAnswer
  /** What sharing shares; the page's own address where it is absent. */
  address?: string
  /** Address of the season's recap, where it has one. */
  recap?: string
  /** Address of the same screen of another season. */
  seasonHref: (season: number) => string
}

/** Name, season and team count of the league, with its other seasons, and what can be taken along. */
export function LeagueTitle({ league, address, recap, seasonHref }: LeagueTitleProps) {
  const { name, season, seasons = [], warnings = [] } = league
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="scoreboard text-4xl">
          <bdi>{name?.trim() ? name : 'Unnamed league'}</bdi>
        </h1>
        <p className="mt-1 text-muted tabular-nums">{subtitleOf(league)}</p>
        {warnings.length > 0 && (
          <details className="mt-1 max-w-2xl text-muted text-sm print:hidden">
            <summary className="thumb w-fit hover:text-ink">
              {formatCount(warnings.length, 'note')} on what is not known of this season
            </summary>
            <ul className="mt-1 list-disc pl-5">
              {warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {recap && (
          <a href={recap} className="thumb flex items-center gap-1 font-medium text-accent hover:underline">
            Season recap
            <Icon name="chevron-right" size={16} />
          </a>
        )}
        <DownloadButton
          text="Season (JSON)"
          label="Download season (JSON)"
          save={async () => (await import('./save-season.ts')).saveSeason(league)}
        />
        <ShareButton
          what="this season"
          title={[name?.trim() || 'Fantasy football league', season].filter(Boolean).join(' ')}
          address={address}
        />
        {seasons.length > 1 && season !== undefined && (
          <Select
            label="Season"
            key={seasons.join()}
            value={seasonHref(season)}
            options={seasons.map((year) => ({ value: seasonHref(year), label: String(year) }))}
            leads
          />
        )}
      </div>
    </header>
  )
}

function subtitleOf({ season, team_count, total_teams, scoring, phase, current_week }: LeagueAnswer): string {
  const teams = team_count ?? total_teams
  return [
    isFiniteNumber(season) && `${season} season`,
    isFiniteNumber(teams) && formatCount(teams, 'team'),
    scoring,
    phase === 'in-season' && current_week ? `week ${formatWhole(current_week)} is being played` : null,
    phase === 'pre-draft' && 'not drafted yet',
    phase === 'pre-season' && 'before week 1',
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Champion, second, third and the regular season's leader. */
export function HeaderCards({
  cards,
  teamHref,
}: {
  cards: readonly HeaderCard[]
  teamHref: (teamId: number) => string
}) {
  if (cards.length === 0) return null
  return (
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ title, icon, isChampion, teamName, teamId, note }) => {
        const name = <TeamName name={teamName} wraps className="text-lg leading-5 sm:text-2xl sm:leading-7" />
        return (
          <StatCard
            key={title}
            label={title}
            icon={icon}
            tone={isChampion ? 'gold' : 'plain'}
            value={
              teamId === null ? (
                name
              ) : (
                <a href={teamHref(teamId)} className="block hover:underline">
                  {name}
                </a>
              )
            }
            note={note}
          />
        )
      })}
    </div>
  )
}

/** The league's screens; without `hrefOf` the league is not known yet. */
export function LeagueTabs({ current, hrefOf }: LeagueTabsProps) {
  const screens = Object.entries(leagueScreens) as [LeagueScreenName, LeagueScreen][]
  return (
    <Tabs
      label="League"
      items={screens.map(([name, { label }]) => ({ label, href: hrefOf?.(name), isCurrent: name === current }))}
    />
  )
}

interface LeagueTabsProps {
  current: LeagueScreenName
  hrefOf?: (name: LeagueScreenName) => string
}
