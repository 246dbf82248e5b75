/** The biggest comeback by chance of each season that has one, the newest first. */
import type { HistoryResponse } from '../../contract/responses/history.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { describeWeeks } from '../../parts/history/history-words.ts'
import { formatChance, formatHour, formatScores } from '../../ui/format.ts'
import { listSeasonComebacks } from './season-comebacks.ts'

export function Comebacks({ response, links }: { response: HistoryResponse; links: HistoryLinks }) {
  const comebacks = listSeasonComebacks(response)
  if (comebacks.length === 0) return null
  return (
    <section className="mt-6 min-w-0">
      <h3 className="font-semibold">
        Biggest comeback of each season by chance{' '}
        <span className="font-normal text-muted text-sm">all watched games</span>
      </h3>
      <ol className="mt-1">
        {comebacks.map(({ season, week, weeks, name, opponentName, scores, chance, at }) => (
          <li key={season} className="border-hairline border-b">
            <a
              href={links.week(season, week) ?? links.season(season)}
              className="flex min-h-11 items-center justify-between gap-3 py-1 hover:text-accent"
            >
              <span className="min-w-0">
                <span className="block truncate">
                  {season}: <bdi>{name}</bdi> <span className="text-muted">beat</span> <bdi>{opponentName}</bdi>,{' '}
                  {formatScores(scores)}
                </span>
                <span className="block text-muted text-sm leading-4">
                  Lowest chance in {describeWeeks(weeks, week)}: {formatHour(at)}
                </span>
              </span>
              <span className="scoreboard whitespace-nowrap text-2xl">{formatChance(chance)}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
