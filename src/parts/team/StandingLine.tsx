import { formatOrdinal, formatPercent, formatPoints, formatRecord } from '../../ui/format.ts'
import { StatLine, type StatLineItem } from '../../ui/Stat.tsx'
import { describeCount } from '../league/standings-rows.ts'
import type { TeamCards } from './team-cards.ts'

/** The team's standing: four figures in one line, on phones in cards. `cards` is null if the standings do not include the team. */
export function StandingLine({ cards }: { cards: TeamCards | null }) {
  const items = standingItems(cards)
  return (
    <StatLine
      label="Season at a glance"
      items={items}
      hasCards
      lead={items.length === 0 && <span className="text-muted">No games yet</span>}
    />
  )
}

/** During the season there is one rank: that of the regular season. */
function standingItems(cards: TeamCards | null): StatLineItem[] {
  const { regularSeason, totalSeason, eliminatedInWeek = null } = cards ?? {}
  // There is no rank before the first game.
  if (cards && !cards.isFinal && cards.regularSeason.rank === null) return []
  const isDuel = hasOpponents(cards)
  const recordOf = (record: Parameters<typeof recordNote>[0]) => (isDuel ? recordNote(record) : undefined)
  const scoring: StatLineItem[] = [
    {
      key: 'for',
      label: 'Regular Season Points For',
      value: formatPoints(cards?.hasPlayed ? regularSeason?.pointsFor : null),
      note: scoringNote(regularSeason?.avgPointsFor, cards?.pointsForRank),
    },
    {
      key: 'against',
      label: 'Points Against',
      value: formatPoints(cards?.hasPlayed ? regularSeason?.pointsAgainst : null),
      note: isDuel ? scoringNote(regularSeason?.avgPointsAgainst, cards?.pointsAgainstRank) : 'No opponents',
    },
  ]
  if (cards && !cards.isFinal) {
    const current = {
      label: 'Current Standing',
      value: formatOrdinal(regularSeason?.rank),
      note: eliminatedInWeek === null ? (recordOf(regularSeason) ?? 'still in') : `out in week ${eliminatedInWeek}`,
    }
    return [{ key: 'current', ...current }, ...scoring]
  }
  return [
    {
      key: 'final',
      label: 'Final Playoff Standing',
      icon: cards?.isChampion ? 'trophy' : undefined,
      tone: cards?.isChampion ? 'gold' : 'plain',
      value: formatOrdinal(cards?.rank),
      note: recordOf(totalSeason),
    },
    {
      key: 'regular',
      label: 'Regular Season Standing',
      value: formatOrdinal(regularSeason?.rank),
      note: recordOf(regularSeason),
    },
    ...scoring,
  ]
}

/** False in leagues without opponents. */
function hasOpponents(cards: TeamCards | null): boolean {
  if (!cards?.hasPlayed) return true
  return cards.regularSeason.pointsFor === null || cards.regularSeason.pointsAgainst !== null
}

type TeamRecord = TeamCards['totalSeason']

/** "9-5 · 64.3%", "9-5 · 64.3% · as ESPN counts" */
function recordNote(record: (TeamRecord & { countedBy?: string | null | undefined }) | undefined): string {
  const share = record?.winPercentage == null ? null : formatPercent(record.winPercentage)
  return [formatRecord(record), share, record && describeCount(record)].filter(Boolean).join(' · ')
}

/** "131.6 per game · 2nd most" */
function scoringNote(perGame: number | null = null, rank: number | null = null): string {
  if (perGame === null) return 'No games yet'
  const place = rank === null ? null : rank === 1 ? 'most' : `${formatOrdinal(rank)} most`
  return [`${formatPoints(perGame)} per game`, place].filter(Boolean).join(' · ')
}
