/** A line about the managers of a game: the league's name for the rivalry, their all-time record, and the stakes of the game. */
import { classNames } from '../../ui/class-names.ts'
import { keepUnbroken } from '../../ui/Unbroken.tsx'
import { mayHaveHistory } from '../league/league-phase.ts'
import { describePair, describePairName } from './describe-pair.ts'
import { type HistoryPlace, hasSingleSeason, useLeagueHistory, useRivalry } from './use-league-history.ts'

/** Reserves its space in leagues that may have a history, so nothing moves when it loads. */
export function PairRecord(props: PairRecordProps) {
  const { league } = props.place
  if (mayHaveHistory(league)) return <Line {...props} />
  return hasSingleSeason(league) && <Name {...props} />
}

/** A league with a single season has no record yet, but the book may name the game. */
function Name({ place, teamIds, className, ...game }: PairRecordProps) {
  const name = describePairName({ rivalry: useRivalry(place, teamIds) }, game)
  return (
    name !== '' && (
      <p className={classNames('font-semibold text-sm leading-5 [overflow-wrap:anywhere]', className)}>
        <bdi>{name}</bdi>
      </p>
    )
  )
}

function Line({ place, teamIds, ...game }: PairRecordProps) {
  const known = useLeagueHistory(place)
  const pair = known?.history.pairOf(...teamIds)
  const name = pair ? describePairName(pair, game) : ''
  const record = pair ? describePair(pair, { ...game, season: place.league.season }) : ''
  const text = [name, record].filter(Boolean).join('. ')
  const content = name ? (
    <>
      <bdi className="font-semibold text-ink">{name}</bdi>
      {record && keepUnbroken(`. ${record}`)}
    </>
  ) : (
    keepUnbroken(record)
  )
  return (
    <p
      className={classNames(
        'line-clamp-2 min-h-10 text-muted text-sm leading-5 lg:line-clamp-1 lg:min-h-5',
        game.className,
      )}
    >
      {known && pair?.lastGame ? (
        <a
          href={known.links.versus(pair.manager.key, pair.other.key)}
          title={text}
          className="relative z-1 underline-offset-4 hover:text-accent hover:underline"
        >
          {content}
        </a>
      ) : (
        content
      )}
    </p>
  )
}

export interface PairRecordProps {
  place: HistoryPlace
  teamIds: readonly [teamId: number, otherTeamId: number]
  /** First week of the game. */
  week: number
  /** No result yet. */
  isToCome: boolean
  className?: string
}
