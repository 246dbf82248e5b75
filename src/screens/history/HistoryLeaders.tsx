/** Three findings at the top: the reigning champion, the most titles (or the highest week), the most wins. */
import type { ReactNode } from 'react'
import type { HistoryManager } from '../../contract/responses/history.ts'
import { writeRecord } from '../../domain/record-text.ts'
import { winPercentOf } from '../../domain/tally.ts'
import type { HistoryLinks } from '../../parts/history/history-links.ts'
import { describeYears, joinNames } from '../../parts/history/history-words.ts'
import { classNames } from '../../ui/class-names.ts'
import { formatCount, formatPercent, formatScores } from '../../ui/format.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { type SeasonRow, toSeasonRows } from './champions.ts'
import type { HistorySectionProps } from './history-view.ts'
import { toRecordRows } from './record-rows.ts'

export function HistoryLeaders(props: HistorySectionProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-8 gap-y-6 max-sm:gap-x-5">
      <ReigningChampion {...props} />
      <MostTitles {...props} />
      <MostWins {...props} />
    </div>
  )
}

function ReigningChampion({ response, links }: HistorySectionProps) {
  const last = toSeasonRows(response).find(({ championName }) => championName !== null)
  if (!last?.championName) return null
  return (
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
  )
}

/** The highest week where nobody stands out: many share the most titles, or several have one. */
function MostTitles({ response, links }: HistorySectionProps) {
  const { most, managers } = leadersBy(response, ({ titles }) => titles)
  if (managers.length === 0) return null
  if (managers.length > 3 || (managers.length > 1 && most < 2)) return <HighestWeek response={response} links={links} />
  return (
    <Finding
      title="Most titles"
      name={joinNames(managers.map(({ name }) => name))}
      href={managers.length === 1 ? hrefOf(managers[0], links) : undefined}
      figure={most}
      unit={most === 1 ? 'title' : `titles${managers.length > 1 ? ' each' : ''}`}
      text={managers.map(({ titleYears }) => describeYears(titleYears)).join('; ')}
      isGold
    />
  )
}

function HighestWeek({ response, links }: HistorySectionProps) {
  const [record] = toRecordRows(response, 'all', links)
  if (!record) return null
  return (
    <Finding
      title={record.label}
      name={record.holder.name}
      href={record.holder.key && links.manager(record.holder.key)}
      figure={record.text}
      unit="points"
      text={record.when}
      textHref={record.href}
    />
  )
}

function MostWins({ response, links }: HistorySectionProps) {
  const { most, managers } = leadersBy(response, ({ regular }) => regular.wins)
  const [best] = managers
  if (!best) return null
  const isOnly = managers.length === 1
  return (
    <Finding
      title="Most wins"
      name={managers.length > 3 ? `${managers.length} managers` : joinNames(managers.map(({ name }) => name))}
      href={isOnly ? links.manager(best.key) : undefined}
      figure={most}
      unit={`regular-season ${most === 1 ? 'win' : 'wins'}${isOnly ? '' : ' each'}`}
      text={
        isOnly
          ? `${writeRecord(best.regular)} in ${formatCount(best.seasons, 'season')}, ${formatPercent(winPercentOf(best.regular))} won`
          : null
      }
    />
  )
}

/** Who has the most of something; nobody has the most of nothing. */
function leadersBy({ managers }: HistorySectionProps['response'], countOf: (manager: HistoryManager) => number) {
  const most = Math.max(0, ...managers.map(countOf))
  return { most, managers: most > 0 ? managers.filter((manager) => countOf(manager) === most) : [] }
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
      <p className="mt-2 flex flex-wrap items-baseline gap-x-2">
        <span className={classNames('scoreboard text-4xl', isGold && 'text-gold')}>{figure}</span>
        <bdi className="min-w-0 text-muted text-sm">{unit}</bdi>
      </p>
      {text && (
        <p className="mt-1">
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

/** "Beat Noor, 120.4–98.1": the champion's championship game. */
function describeFinal({ opponent, scores, how, isWon }: NonNullable<SeasonRow['final']>): string {
  const score = `${formatScores(scores)}${how}`
  return isWon
    ? `Beat ${opponent.name}, ${score}`
    : `Champion by the commissioner’s ranking; lost the final to ${opponent.name}, ${score}`
}
