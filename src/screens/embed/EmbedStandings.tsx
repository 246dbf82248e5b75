/** Rank, team, record and points of the newest season. */
import { addressOf } from '../../client/site-base.ts'
import { hasRecords } from '../../domain/season-format.ts'
import { standingsCall } from '../../parts/league/league-calls.ts'
import { rankStandings, type StandingsRow, toStandingsRows } from '../../parts/league/standings-rows.ts'
import { useResource } from '../../stores/use-resource.ts'
import { formatPoints, formatRecord, formatWhole } from '../../ui/format.ts'
import { useMinute } from '../../ui/use-minute.ts'
import { noteBeforeSeason, subtitleOf } from './describe-embed.ts'
import { EmbedFrame, EmbedLoading, EmbedNote } from './EmbedFrame.tsx'
import { type EmbedProps, embedScreen } from './embed-screen.tsx'

export const EmbedStandingsScreen = embedScreen(EmbedStandings, async ({ league }, call) => {
  if (league.id !== null) await call(...standingsCall({ id: league.id, season: league.season }))
})

function EmbedStandings({ leagueRef, league }: EmbedProps) {
  const { id, season } = league
  const [name, parameters] = standingsCall({ id: id ?? 0, season })
  const standings = useResource(name, id === null ? null : parameters)
  const now = useMinute()
  const isFinal = standings.status === 'ready' && standings.data.isFinal
  return (
    <EmbedFrame
      title={league.name}
      subtitle={subtitleOf(isFinal ? 'Final standings' : 'Standings', league)}
      link={{ href: addressOf('overview', { ...leagueRef }), text: 'Full standings' }}
      asOf={league.asOf}
    >
      {standings.status === 'loading' && <EmbedLoading text="Loading standings..." />}
      {standings.status === 'failed' && (
        <EmbedNote text="Couldn’t load the standings." detail={standings.failure.detail} />
      )}
      {standings.status === 'ready' && (
        <Standings
          rows={rankStandings(toStandingsRows(standings.data, league))}
          hasRecord={hasRecords(league.scoringFormat)}
          note={noteBeforeSeason(league, now)}
        />
      )}
    </EmbedFrame>
  )
}

interface StandingsProps {
  rows: readonly StandingsRow[]
  hasRecord: boolean
  /** Replaces the table. */
  note: string | null
}

function Standings({ rows, hasRecord, note }: StandingsProps) {
  if (note !== null || rows.length === 0) return <EmbedNote text={note ?? 'This league has no teams yet.'} />
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="hidden">Rank</span>
          </th>
          <th scope="col">Team</th>
          {hasRecord && (
            <th scope="col" className="figure">
              W-L
            </th>
          )}
          <th scope="col" className="figure">
            Points
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, rank, teamName, isChampion, regularSeason }) => (
          <tr key={key} className={isChampion ? 'champion' : undefined}>
            <td className="rank">{formatWhole(rank)}</td>
            <th scope="row">
              <span className="team">
                <bdi>{teamName}</bdi>
                {isChampion && <small>Champion</small>}
              </span>
            </th>
            {hasRecord && <td className="figure">{formatRecord(regularSeason)}</td>}
            <td className="figure">{formatPoints(regularSeason.pointsFor)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
