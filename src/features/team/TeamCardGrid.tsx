import { formatOrdinal, formatPercent, formatPoints, formatRecord } from '../../ui/format.ts'
import { StatCard } from '../../ui/Stat.tsx'
import type { Scoring, TeamCards, TeamRecord } from './team-cards.ts'

/** Where the team stands, in four figures. `cards` is null where the standings do not know the team. */
export function TeamCardGrid({ cards }: { cards: TeamCards | null }) {
  const teams = cards?.teams
  return (
    <section aria-label="Season at a glance" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      <StatCard
        label="Final Playoff Standing"
        icon={cards?.isChampion ? 'trophy' : undefined}
        tone={cards?.isChampion ? 'gold' : 'plain'}
        value={<Rank rank={cards?.finalRank} of={teams} />}
        note={recordNote(cards?.overall, cards?.isFinal === false ? 'so far' : 'overall')}
      />
      <StatCard
        label="Regular Season Standing"
        value={<Rank rank={cards?.regularRank} of={teams} />}
        note={recordNote(cards?.regular)}
      />
      <StatCard
        label="Regular Season Points For"
        value={formatPoints(cards?.pointsFor.total)}
        note={scoringNote(cards?.pointsFor, 'most')}
      />
      <StatCard
        label="Points Against"
        value={formatPoints(cards?.pointsAgainst.total)}
        note={scoringNote(cards?.pointsAgainst, 'most')}
      />
    </section>
  )
}

function Rank({ rank, of }: { rank: number | undefined; of: number | undefined }) {
  return (
    <>
      {formatOrdinal(rank)}
      {rank !== undefined && of ? <span className="font-normal font-sans text-base text-muted"> of {of}</span> : null}
    </>
  )
}

function recordNote(record: TeamRecord | undefined, word = ''): string {
  return `${formatRecord(record)} ${word}`.trimEnd().concat(` · ${formatPercent(record?.winPercent)}`)
}

function scoringNote(scoring: Scoring | undefined, word: string): string {
  const perGame = `${formatPoints(scoring?.perGame)} per game`
  return scoring?.rank === undefined ? perGame : `${perGame} · ${formatOrdinal(scoring.rank)} ${word}`
}
