import type { LeagueTabProps, StandingsEntry, StandingsResponse } from '../../parts/league/league-view.ts'
import { Fold } from '../../ui/Fold.tsx'
import { formatRecord } from '../../ui/format.ts'
import { sortRows } from '../../ui/sort.ts'

/** Beneath the standings: why their order is not that of the records alone. */
export function Order({ standings }: Pick<LeagueTabProps, 'standings'>) {
  const sentences = describeOrder(standings)
  if (sentences.length === 0) return null
  return (
    <Fold summary="How teams are ranked" className="mt-2 text-muted text-sm">
      <p className="max-sm:pb-3">
        {standings.isFinal && 'Regular season: '}
        {sentences.join(' ')}
      </p>
    </Fold>
  )
}

/** Sentences; none if the records decide it all, or the server says nothing. */
function describeOrder({ standings }: StandingsResponse): string[] {
  const ranked = standings.filter(({ hasPlayed, regularSeason }) => hasPlayed && regularSeason.rank !== null)
  const teams = sortRows(ranked, ({ regularSeason }) => regularSeason.rank, 'ascending')
  return [...describeDivisions(teams), ...describeTies(teams)]
}

function describeDivisions(teams: readonly StandingsEntry[]): string[] {
  const winners = teams.filter(({ isDivisionWinner }) => isDivisionWinner)
  if (winners.length === 0) return []
  const last = winners.at(-1)
  const next = teams.find(({ isDivisionWinner }) => !isDivisionWinner)
  const named = winners.map(({ teamName, division }) => (division ? `${teamName} (${division})` : teamName))
  const sentence = `Division winners come first: ${named.join(', ')}.`
  if (last?.aheadBy !== 'division-winner' || !next) return [sentence]
  return [sentence, `${nameWithRecord(last)} stands above ${nameWithRecord(next)}: division winner.`]
}

function nameWithRecord({ teamName, regularSeason }: StandingsEntry): string {
  return `${teamName} (${formatRecord(regularSeason)})`
}

/** One sentence for each tiebreaker, with the teams that it put in order. */
function describeTies(teams: readonly StandingsEntry[]): string[] {
  const chains: { by: TieBreaker; teams: StandingsEntry[] }[] = []
  teams.forEach((team, index) => {
    const next = teams[index + 1]
    const by = team.aheadBy
    if (!next || !by || by === 'division-winner') return
    const open = chains.at(-1)
    if (open?.by === by && open.teams.at(-1) === team) open.teams.push(next)
    else chains.push({ by, teams: [team, next] })
  })
  return [...Map.groupBy(chains, ({ by }) => by)].map(([by, chains]) => {
    const groups = chains.map(({ teams }) => describeGroup(teams))
    return `Equal records are ranked by ${tieBreakers[by]}: ${groups.join('; ')}.`
  })
}

/** "Ants over Bees (8-6)"; each with its record where only the win percentages are equal. */
function describeGroup(teams: readonly StandingsEntry[]): string {
  const [record, ...others] = new Set(teams.map(({ regularSeason }) => formatRecord(regularSeason)))
  if (others.length > 0) return teams.map(nameWithRecord).join(' over ')
  return `${teams.map(({ teamName }) => teamName).join(' over ')} (${record})`
}

type TieBreaker = Exclude<StandingsEntry['aheadBy'], 'division-winner' | null | undefined>

const tieBreakers: Readonly<Record<TieBreaker, string>> = {
  'points-for': 'points for',
  'head-to-head': 'the games between them',
  'division-record': 'the record within the division',
  'points-against': 'points against',
}
