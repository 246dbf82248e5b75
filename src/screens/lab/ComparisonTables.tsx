import type { ComparedSeason, Fairness } from '../../client/lab.ts'
import { joinList } from '../../domain/join-list.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { classNames } from '../../ui/class-names.ts'
import { absent, formatNumber, formatPercent } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { TeamName } from '../../ui/TeamMark.tsx'
import { nameRules } from './describe-rules.ts'
import { lineupsStay } from './league-rules.ts'
import type { Proposal, ProposalName } from './proposals.ts'
import { isNothing } from './rules-address.ts'

/** Champions by year, and measures of each set of rules. */
export function ComparisonTables({ seasons, proposals, edited, unread }: ComparisonTablesProps) {
  const columns = [
    { key: 'actual', title: 'As it was', note: '', pick: ({ actual }: ComparedSeason) => actual as Fairness | null },
    ...proposals.map(({ name, rules }, index) => ({
      key: name as string,
      title: proposals.length === 1 ? 'Under these rules' : `Proposal ${name.toUpperCase()}`,
      note: isNothing(rules) ? 'nothing changed yet' : nameRules(rules),
      pick: (season: ComparedSeason) => season.proposals[index] ?? null,
    })),
  ]
  const measures = [
    { label: 'Top scorer won the title', text: describeBest },
    { label: 'Teams in the playoff race', text: (list: readonly Fairness[]) => formatMean(list, 'teamsInRace', 1) },
    { label: 'Wins decided by luck', text: (list: readonly Fairness[]) => formatMean(list, 'luckShare', 100, '%') },
  ]
  return (
    <div className="flex flex-col gap-8">
      <Section
        title={`Champions of ${seasons.length === 1 ? 'one season' : `${seasons.length} seasons`}`}
        action={
          <ShareButton
            what="this comparison"
            title={`Rules compared: ${joinList(
              proposals.map(({ rules }) => nameRules(rules)),
              'or',
            )}`}
          />
        }
      >
        <section className="overflow-x-auto" {...{ tabIndex: 0 }} aria-label="Champions by season">
          <table className="w-full border-separate border-spacing-0">
            <thead>
              <tr>
                <th scope="col" className={classNames(head, 'sticky left-0 sm:min-w-28')}>
                  Season
                </th>
                {columns.map(({ key, title, note }) => (
                  <th
                    key={key}
                    scope="col"
                    className={classNames(
                      head,
                      'min-w-28 max-sm:w-1/2 sm:min-w-36',
                      key === edited && columns.length > 2 && 'bg-raised',
                    )}
                  >
                    <span className="text-ink">{title}</span>
                    {note && <span className="block font-normal">{note}</span>}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {seasons.map((season) => (
                <tr key={season.season}>
                  <th
                    scope="row"
                    className={classNames(cell, 'sticky left-0 bg-paper text-left font-normal tabular-nums')}
                  >
                    {season.season}
                  </th>
                  {columns.map(({ key, pick }) => {
                    const champion = pick(season)?.champion ?? null
                    const isOther = champion !== null && champion.id !== season.actual.champion?.id
                    return (
                      <td key={key} className={cell}>
                        {champion === null ? (
                          <span className="text-muted">{absent}</span>
                        ) : (
                          <TeamName
                            name={champion.name}
                            size={22}
                            wraps
                            className={classNames(
                              'leading-5 max-sm:[&>:first-child]:hidden',
                              isOther ? 'font-semibold' : key !== 'actual' && 'text-muted',
                            )}
                          />
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
            <tfoot>
              {measures.map(({ label, text }) => (
                <tr key={label}>
                  <th
                    scope="row"
                    className={classNames(cell, 'sticky left-0 bg-paper text-left font-normal text-muted text-sm')}
                  >
                    {label}
                  </th>
                  {columns.map(({ key, pick }) => (
                    <td key={key} className={classNames(cell, 'scoreboard text-lg')}>
                      {text(seasons.flatMap((season) => pick(season) ?? []))}
                    </td>
                  ))}
                </tr>
              ))}
            </tfoot>
          </table>
        </section>
      </Section>
      <div className="flex max-w-prose flex-col gap-2 text-muted text-sm">
        <p>
          The top scorer had the most points in the regular season. Teams in the playoff race finished within a win of
          the last spot. Wins decided by luck: share of the win gap that came from the schedule. Lower is fairer.{' '}
          <MeasureLink measure="Rule lab" />
        </p>
        <p>{lineupsStay}</p>
        {unread.length > 0 && (
          <p>
            {joinList(unread.map(String))} {unread.length === 1 ? 'isn’t' : 'aren’t'} compared yet. Open{' '}
            {unread.length === 1 ? 'the season' : 'a season'} to load it.
          </p>
        )}
      </div>
    </div>
  )
}

interface ComparisonTablesProps {
  /** Newest first. */
  seasons: readonly ComparedSeason[]
  proposals: readonly Proposal[]
  edited: ProposalName
  /** Incomplete seasons. */
  unread: readonly number[]
}

const head =
  'border-hairline border-b bg-surface px-3 py-2 text-left align-bottom max-sm:px-2 font-medium text-muted text-sm'
const cell = 'h-11 border-hairline border-b px-3 py-1.5 max-sm:px-2'

function describeBest(list: readonly Fairness[]): string {
  const known = list.filter(({ bestTeamWon }) => bestTeamWon !== null)
  return known.length === 0 ? absent : `${known.filter(({ bestTeamWon }) => bestTeamWon).length} of ${known.length}`
}

function formatMean(list: readonly Fairness[], measure: 'teamsInRace' | 'luckShare', times: number, unit = ''): string {
  const known = list.flatMap((one) => one[measure] ?? [])
  if (known.length === 0) return absent
  const mean = known.reduce((sum, value) => sum + value, 0) / known.length
  return unit === '%' ? formatPercent(mean * times, 0) : formatNumber(mean * times, 1)
}
