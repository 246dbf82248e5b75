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
        note={<RecordNote record={cards?.overall} word={cards?.isFinal === false ? 'so far' : 'overall'} />}
      />
      <StatCard
        label="Regular Season Standing"
        value={<Rank rank={cards?.regularRank} of={teams} />}
        note={<RecordNote record={cards?.regular} />}
      />
      <StatCard
        label="Regular Season Points For"
        value={formatPoints(cards?.pointsFor.total)}
        note={<ScoringNote scoring={cards?.pointsFor} />}
      />
      <StatCard
        label="Points Against"
        value={formatPoints(cards?.pointsAgainst.total)}
        note={<ScoringNote scoring={cards?.pointsAgainst} />}
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

function RecordNote({ record, word }: { record: TeamRecord | undefined; word?: string }) {
  return (
    <>
      {formatRecord(record)}
      {word && <span className="max-sm:hidden"> {word}</span>}
      {record?.winPercent !== undefined && ` · ${formatPercent(record.winPercent)}`}
    </>
  )
}

function ScoringNote({ scoring }: { scoring: Scoring | undefined }) {
  if (scoring?.perGame === undefined) return 'No games yet'
  return (
    <>
      {formatPoints(scoring?.perGame)} per game
      {scoring?.rank !== undefined && <span className="max-sm:hidden"> · {formatOrdinal(scoring.rank)} most</span>}
    </>
  )
}
