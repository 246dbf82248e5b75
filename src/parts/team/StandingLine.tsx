import { classNames } from '../../ui/class-names.ts'
import { formatOrdinal, formatPercent, formatPoints, formatRecord } from '../../ui/format.ts'
import { StatLine, type StatLineItem } from '../../ui/Stat.tsx'
import type { Scoring, TeamCards, TeamRecord } from './team-cards.ts'

/** The team's standing: four figures in one line. `cards` is null if the standings do not include the team. */
export function StandingLine({ cards, managerNames }: { cards: TeamCards | null; managerNames: string }) {
  const items = standingItems(cards)
  return (
    <StatLine
      label="Season at a glance"
      items={items}
      lead={
        <>
          {/* Wider screens show the managers beside the team's name. */}
          {managerNames && <bdi className="font-medium sm:hidden">{managerNames}</bdi>}
          {items.length === 0 && (
            <span className={classNames('text-muted', managerNames && 'max-sm:hidden')}>No games yet</span>
          )}
        </>
      }
    />
  )
}

/** During the season there is one rank: that of the regular season. */
function standingItems(cards: TeamCards | null): StatLineItem[] {
  // There is no rank before the first game.
  if (cards?.isFinal === false && cards.regularRank === undefined) return []
  const recordOf = (record: TeamRecord | undefined) => (hasOpponents(cards) ? recordNote(record) : undefined)
  const scoring: StatLineItem[] = [
    {
      key: 'for',
      label: 'Regular Season Points For',
      value: formatPoints(cards?.pointsFor.total),
      note: scoringNote(cards?.pointsFor),
    },
    {
      key: 'against',
      label: 'Points Against',
      value: formatPoints(cards?.pointsAgainst.total),
      note: hasOpponents(cards) ? scoringNote(cards?.pointsAgainst) : 'No opponents',
    },
  ]
  if (cards?.isFinal === false) {
    const { regularRank, regular } = cards
    const current = {
      label: 'Current Standing',
      value: formatOrdinal(regularRank),
      note:
        cards.eliminatedInWeek === undefined
          ? (recordOf(regular) ?? 'still in')
          : `out in week ${cards.eliminatedInWeek}`,
    }
    return [{ key: 'current', ...current }, ...scoring]
  }
  return [
    {
      key: 'final',
      label: 'Final Playoff Standing',
      icon: cards?.isChampion ? 'trophy' : undefined,
      tone: cards?.isChampion ? 'gold' : 'plain',
      value: formatOrdinal(cards?.finalRank),
      note: recordOf(cards?.overall),
    },
    {
      key: 'regular',
      label: 'Regular Season Standing',
      value: formatOrdinal(cards?.regularRank),
      note: recordOf(cards?.regular),
    },
    ...scoring,
  ]
}

/** False in leagues without opponents. */
function hasOpponents(cards: TeamCards | null): boolean {
  return cards?.pointsFor.total === undefined || cards.pointsAgainst.total !== undefined
}

/** "9-5 · 64.3%" */
function recordNote(record: TeamRecord | undefined): string {
  const share = record?.winPercent === undefined ? null : formatPercent(record.winPercent)
  return [formatRecord(record), share].filter(Boolean).join(' · ')
}

/** "131.6 per game · 2nd most" */
function scoringNote(scoring: Scoring | undefined): string {
  if (scoring?.perGame === undefined) return 'No games yet'
  const { perGame, rank } = scoring
  const place = rank === undefined ? null : rank === 1 ? 'most' : `${formatOrdinal(rank)} most`
  return [`${formatPoints(perGame)} per game`, place].filter(Boolean).join(' · ')
}
