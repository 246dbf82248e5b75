import type { HostName } from '../../domain/identity.ts'
import { isBeforeSeason } from '../../parts/league/league-phase.ts'
import { leagueRefOf } from '../../parts/league/league-ref.ts'
import type { LeagueSummary } from '../../parts/league/league-summary.ts'
import type { LeagueResponse, LeagueTabProps } from '../../parts/league/league-view.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { formatCount, formatMoment, formatPoints, formatText, formatWhole } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { Stat } from '../../ui/Stat.tsx'
import { TakeAlong } from './TakeAlong.tsx'

/** The season in eight figures; before its first week with the league's settings. */
export function LeagueSummarySection({ leagueRef, league, query, summary }: LeagueSummaryProps) {
  const isBefore = isBeforeSeason(league)
  return (
    <div>
      <Section
        title="League Summary"
        action={
          <DownloadButton
            text="Season (JSON)"
            label="Download season (JSON)"
            save={async () => (await import('./save-season.ts')).saveSeason(league)}
          />
        }
        inside={isBefore ? undefined : describeSeason(summary)}
      >
        <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
          <Stat label="Season" value={summary.season ?? formatText(null)} />
          <Stat label="Teams" value={formatWhole(summary.teams)} />
          <Stat label="Regular Season Weeks" value={formatWhole(summary.regularSeasonWeeks)} />
          <Stat label="Playoff Weeks" value={formatWhole(summary.playoffWeeks)} />
          <Stat label="Draft Rounds" value={formatWhole(summary.draftRounds)} />
          <Stat label="Total Points Scored" value={formatPoints(summary.totalPoints)} />
          <Stat label="Average Points Per Team" value={formatPoints(summary.averagePoints)} />
          <Stat
            label="Highest Scoring"
            value={<bdi title={summary.highestScoring?.teamName}>{formatText(summary.highestScoring?.teamName)}</bdi>}
            note={summary.highestScoring ? `${formatPoints(summary.highestScoring.points)} points` : undefined}
          />
        </dl>
        {isBefore && <Settings league={league} />}
      </Section>
      <TakeAlong leagueRef={leagueRef} league={league} query={query} />
    </div>
  )
}

/** "13,277.1 points, 1,106.4 per team" */
function describeSeason({ teams, totalPoints, averagePoints }: LeagueSummary): string {
  return totalPoints === null
    ? formatCount(teams, 'team')
    : `${formatPoints(totalPoints)} points, ${formatPoints(averagePoints)} per team`
}

interface LeagueSummaryProps extends Pick<LeagueTabProps, 'leagueRef' | 'league' | 'query'> {
  summary: LeagueSummary
}

function Settings({ league }: { league: LeagueResponse }) {
  const { draftDate, draftType, scoring, playoffTeamCount, lineupSlots } = league
  return (
    <>
      <h3 className="scoreboard mt-5 mb-3 border-hairline border-t pt-4 text-lg">Settings</h3>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-4">
        <Stat label="Draft Date" value={formatMoment(draftDate)} />
        <Stat label="Draft Type" value={<span className="capitalize">{formatText(draftType)}</span>} />
        <Stat label="Scoring" value={formatText(scoring)} />
        <Stat label="Playoff Teams" value={formatWhole(playoffTeamCount)} />
      </dl>
      {lineupSlots.length > 0 && (
        <p className="mt-4 text-muted">
          Roster:{' '}
          <span className="text-ink tabular-nums">
            {lineupSlots
              .map(({ slot, count }) => `${formatWhole(count)} ${nameSlot(slot, leagueRefOf(league)?.host)}`)
              .join(', ')}
          </span>
        </p>
      )}
    </>
  )
}

/** Explains ESPN's own abbreviations of slots. */
function nameSlot(slot: string, host: HostName | undefined): string {
  const words = host === 'espn' ? undefined : slotWords.get(slot)
  return words ? `${slot} (${words})` : slot
}

const slotWords: ReadonlyMap<string, string> = new Map([
  ['OP', 'superflex'],
  ['DP', 'any defender'],
])
