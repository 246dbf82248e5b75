/** Three findings at the top: the reigning champion, the most titles (or the highest week), the most wins. */
import type { ReactNode } from 'react'
import type { HistoryManager } from '../../contract/responses/history.ts'
import { winPercentOf } from '../../domain/tally.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { describeYears, joinNames, writeTally } from '../../parts/history/history-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatCount, formatPercent, formatScores } from '../../ui/format.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { type SeasonRow, toSeasonRows } from './champions.ts'
import type { HistorySectionProps } from './history-view.ts'
import { toRecordRows } from './record-rows.ts'

export function HistoryLeaders({ response, links }: HistorySectionProps) {
  const { managers } = response
  const last = toSeasonRows(response).find(({ championName }) => championName !== null)
  const mostTitles = Math.max(0, ...managers.map(({ titles }) => titles))
  const titled = mostTitles > 0 ? managers.filter(({ titles }) => titles === mostTitles) : []
  const isTitleShared = titled.length > 1 && mostTitles < 2
  const [record] = toRecordRows(response, 'all', links)
  const mostWins = Math.max(0, ...managers.map(({ regular }) => regular.wins))
  const winners = mostWins > 0 ? managers.filter(({ regular }) => regular.wins === mostWins) : []
  const [best] = winners
  return (
    <div className="grid gap-x-8 gap-y-6 max-sm:grid-cols-2 max-sm:gap-x-5 md:grid-cols-3">
      {last?.championName && (
        <Finding
          title="Reigning champion"
          name={last.championName}
          href={last.championKey && links.manager(last.championKey)}
          figure={<a href={links.season(last.season)}>{last.season}</a>}
          unit={last.championTeam?.name ?? ''}
          text={last.final && describeFinal(last.final)}
          textHref={links.week(last.season, last.final?.week)}
          isGold
        />
      )}
      {titled.length > 0 && titled.length <= 3 && !isTitleShared && (
        <Finding
          title="Most titles"
          name={joinNames(titled.map(({ name }) => name))}
          href={titled.length === 1 ? hrefOf(titled[0], links) : undefined}
          figure={mostTitles}
          unit={mostTitles === 1 ? 'title' : `titles${titled.length > 1 ? ' each' : ''}`}
          text={titled.map(({ titleYears }) => describeYears(titleYears)).join('; ')}
          isGold
        />
      )}
      {(titled.length > 3 || isTitleShared) && record && (
        <Finding
          title={record.label}
          name={record.holder.name}
          href={record.holder.key && links.manager(record.holder.key)}
          figure={record.text}
          unit="points"
          text={record.when}
          textHref={record.href}
        />
      )}
      {best && (
        <Finding
          title="Most wins"
          name={winners.length > 3 ? `${winners.length} managers` : joinNames(winners.map(({ name }) => name))}
          href={winners.length === 1 ? links.manager(best.key) : undefined}
          figure={mostWins}
          unit={`regular-season ${mostWins === 1 ? 'win' : 'wins'}${winners.length > 1 ? ' each' : ''}`}
          text={
            winners.length === 1
              ? `${writeTally(best.regular)} in ${formatCount(best.seasons, 'season')}, ${formatPercent(winPercentOf(best.regular))} won`
              : null
          }
        />
      )}
    </div>
  )
}

const hrefOf = (manager: HistoryManager | undefined, links: HistoryLinks) => manager && links.manager(manager.key)

export function Finding({ title, name, href, figure, unit, text, textHref, isGold = false }: FindingProps) {
  const label = (
    <bdi className="line-clamp-2" title={name}>
      {name}
    </bdi>
  )
  return (
    <section aria-label={title} className="min-w-0 border-ink border-t-2 pt-2">
      <h2 className={classNames('text-sm', isGold ? 'text-gold' : 'text-muted')}>{title}</h2>
      <p className="scoreboard mt-1 text-2xl leading-7">
        {href == null ? (
          label
        ) : (
          <a href={href} className="hover:text-accent hover:underline">
            {label}
          </a>
        )}
      </p>
      <p className="mt-2 flex items-baseline gap-2">
        <span className={classNames('scoreboard text-4xl', isGold && 'text-gold')}>{figure}</span>
        <bdi className="min-w-0 truncate text-muted text-sm">{unit}</bdi>
      </p>
      {text && (
        <p className="mt-1 text-pretty">
          {textHref === undefined ? (
            <Unbroken text={text} />
          ) : (
            <a href={textHref} className="underline-offset-4 hover:underline">
              <Unbroken text={text} />
            </a>
          )}
        </p>
      )}
    </section>
  )
}

export interface FindingProps {
  title: string
  name: string
  href?: string | null | undefined
  figure: ReactNode
  unit: string
  text?: string | null
  /** Source of the text's figures. */
  textHref?: string
  /** For champions only. */
  isGold?: boolean
}

/** "Beat Noor 120.4–98.1": the champion's championship game. */
function describeFinal({ opponent, scores, isWon }: NonNullable<SeasonRow['final']>): string {
  const score = formatScores(scores)
  if (!isWon) return `Champion by the commissioner’s ranking; lost the final to ${opponent.name} ${score}`
  const [own, other] = scores
  return `Beat ${opponent.name} ${score}${own !== undefined && own === other ? ' on the tiebreaker' : ''}`
}
