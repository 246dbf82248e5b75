/** The games that would have ended differently without a trade. */
import type { TradeResponse } from '../../contract/responses/trades.ts'
import { joinScores, writeGameScores } from '../../domain/score-text.ts'
import { formatCount } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import { Unbroken } from '../../ui/Unbroken.tsx'

type Flip = TradeResponse['flips'][number]

interface DecidedGamesProps {
  trade: Pick<TradeResponse, 'flips' | 'sides' | 'season'>
  /** URL of the games of a week; undefined for a season without pages. */
  weekHref: (season: number, week: number) => string | undefined
}

export function DecidedGames({ trade: { flips, sides, season: ofTrade }, weekHref }: DecidedGamesProps) {
  const isReplayed = sides.some(({ wins }) => wins !== null)
  if (!isReplayed) return null
  const isOfOthers = flips.some(({ season }) => season !== ofTrade)
  return (
    <Section
      title={flips.length === 0 ? 'It decided no game' : `It decided ${formatCount(flips.length, 'game')}`}
      note="Each week replayed with the traded players back on their old teams"
      inside={flips.length <= mostOpen ? undefined : 'Each with its result without the trade'}
    >
      {flips.length === 0 ? (
        <p className="text-muted">Without it, these teams’ games would have had the same winners.</p>
      ) : (
        <ul>
          {flips.map((flip) => {
            const { season, weeks, kind, matchupId } = flip
            const [week = 1] = weeks
            const label = [`Week ${weeks.join('–')}`, isOfOthers && season, kindNames[kind]].filter(Boolean).join(' · ')
            const href = weekHref(season, week)
            return (
              <li
                key={`${season} ${matchupId}`}
                className="grid items-baseline gap-x-6 border-hairline border-t py-2 tabular-nums sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[14rem_minmax(0,1fr)_minmax(0,1fr)]"
              >
                <span className="text-muted text-sm">
                  {href ? (
                    <a href={href} className="hover:text-accent hover:underline">
                      {label}
                    </a>
                  ) : (
                    label
                  )}
                </span>
                <span className="min-w-0">
                  <Unbroken text={describeResult(flip, 'points')} />
                </span>
                <span className="min-w-0 text-muted sm:max-lg:col-start-2">
                  <Unbroken text={`Without it: ${describeResult(flip, 'without')}`} />
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}

/** Phones fold more games than these. */
const mostOpen = 4

const kindNames = { regular: '', playoffs: 'Playoffs', consolation: 'Consolation' } as const

/** `Beta beat Gamma, 121.4–118.0`; of equal scores a tie. */
function describeResult({ home, away }: Flip, which: 'points' | 'without'): string {
  const [winner, loser] = home[which] >= away[which] ? [home, away] : [away, home]
  const scores = joinScores(writeGameScores([winner[which], loser[which]]))
  return winner[which] === loser[which]
    ? `${winner.team.name} and ${loser.team.name} tie, ${scores}`
    : `${winner.team.name} beat${which === 'without' ? 's' : ''} ${loser.team.name}, ${scores}`
}
