/** Effects of other rules on a season: finding, standings, games, awards, players. */

import { type RefObject, useContext, useRef } from 'react'
import type { LabDetails, LabResponse, LabRules, SeasonComparison } from '../../client/lab.ts'
import { nameWeeks } from '../../domain/week-names.ts'
import { MeasureLink } from '../../parts/measures/MeasureLink.tsx'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { formatWhole } from '../../ui/format.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { SubjectContext } from '../../ui/subject.ts'
import { TeamName } from '../../ui/TeamMark.tsx'
import { AwardChanges } from './AwardChanges.tsx'
import { FlippedGames } from './FlippedGames.tsx'
import { LabTable } from './LabTable.tsx'
import { lineupsStay, weeksWithoutLineups } from './league-rules.ts'
import { PlayerChanges } from './PlayerChanges.tsx'
import { ballotAddress } from './rules-address.ts'
import { describeEffect, describeGain, describePlayoffs, findHeadline } from './season-finding.ts'

export function SeasonResults({ lab, rules, comparison, details, query }: SeasonResultsProps) {
  const { season } = lab
  const isOver = lab.status.phase === 'complete'
  const headline = findHeadline(comparison.effect, rules, season)
  const picture = useRef<HTMLElement>(null)
  const playoffTeamCount = comparison.teams.filter(({ after }) => after.inPlayoffs).length
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <figure ref={picture} className="min-w-0 border-ink border-t-2 pt-2">
        <figcaption className="flex items-start justify-between gap-3">
          <h2 className="scoreboard text-balance text-3xl max-sm:text-2xl">{headline}</h2>
          <span data-left-out="" className="flex shrink-0 items-center gap-4 pt-1">
            <ShareButton what="these rules" title={headline} text={describeEffect(comparison)} />
            <LabPicture figure={picture} />
          </span>
        </figcaption>
        <p role="status" className="mt-1 text-muted">
          {describeEffect(comparison)} {describePlayoffs(comparison.effect)}
        </p>
        <p data-left-out="" className="mt-1 print:hidden">
          <a
            href={ballotAddress(query)}
            className="thumb inline-flex items-center gap-1 font-medium text-accent hover:underline"
          >
            Put it to a vote
            <Icon name="chevron-right" size={16} />
          </a>
        </p>
        <Extremes comparison={comparison} />
        {listNotes(lab, rules, comparison).map((note) => (
          <p key={note} className="mt-2 max-w-prose border-outline border-l-2 pl-3">
            {note}
          </p>
        ))}
        <div className="mt-3">
          <LabTable comparison={comparison} season={season} playoffTeamCount={playoffTeamCount} isOver={isOver} />
        </div>
        <p className="max-w-prose text-muted text-sm">{lineupsStay}</p>
      </figure>
      <FlippedGames flips={comparison.flips} />
      {details ? (
        <>
          <AwardChanges awards={details.awards} />
          <PlayerChanges players={details.players} />
        </>
      ) : (
        <Skeleton className="h-40" />
      )}
      <Reliability lab={lab} />
    </div>
  )
}

/** Saves the finding and its table as a picture for the chat. */
function LabPicture({ figure }: { figure: RefObject<HTMLElement | null> }) {
  const subject = useContext(SubjectContext)
  async function save() {
    const { saveChart } = await import('../../charts/save-chart.ts')
    if (figure.current) await saveChart('png', figure.current, { name: 'rule lab', values: noValues, subject })
    return undefined
  }
  return <DownloadButton text="Picture" label="Download these results as a picture" save={save} />
}

const noValues = { headers: [], rows: [] }

interface SeasonResultsProps {
  lab: LabResponse
  rules: LabRules
  comparison: SeasonComparison
  /** Null while they are being computed. */
  details: LabDetails | null
  /** With the rules, for the ballot's address. */
  query: URLSearchParams
}

function Extremes({ comparison }: { comparison: SeasonComparison }) {
  const { gainsMost, losesMost } = comparison
  if (!gainsMost && !losesMost) return null
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2">
      {[
        { label: 'Gains most', team: gainsMost },
        { label: 'Loses most', team: losesMost },
      ].map(
        ({ label, team: change }) =>
          change && (
            <div key={label} className="min-w-0 border-hairline border-t pt-2">
              <dt className="text-muted text-sm">{label}</dt>
              <dd className="flex min-w-0 items-center justify-between gap-3">
                <TeamName name={change.team.name} className="font-semibold" />
                <span className="whitespace-nowrap text-muted text-sm tabular-nums">{describeGain(change)}</span>
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Notes about this result. */
function listNotes(lab: LabResponse, rules: LabRules, { notes }: SeasonComparison): string[] {
  const weeks = weeksWithoutLineups(lab)
  const needsLineups = Object.keys(rules.scoring).length + rules.withoutSlots.length > 0 || rules.lineups !== undefined
  if (!needsLineups || weeks.length === 0) return [...notes]
  const stay = `${weeks.length === 1 ? 'its' : 'their'} scores stay as they were`
  return [`We don’t have the lineups of ${nameWeeks(weeks)}, so ${stay}.`, ...notes]
}

/** Assumptions of the numbers. */
export function Reliability({ lab }: { lab: LabResponse }) {
  const { scoring } = lab
  if (scoring.unavailable !== null || scoring.playerWeeks === 0) return null
  const unlike = scoring.unlisted ? [] : scoring.weeks.filter(({ playerWeeks, reproduced }) => reproduced < playerWeeks)
  return (
    <Section title="How sure is this?" action={<MeasureLink measure="Rule lab" />}>
      <div className="flex max-w-prose flex-col gap-1">
        <p className="text-muted">
          With the league’s own rules, {formatWhole(scoring.reproduced)} of {formatWhole(scoring.playerWeeks)} official
          player scores match exactly.
        </p>
        {scoring.unlisted && <p>{scoring.unlisted}</p>}
        {unlike.map(({ week, playerWeeks, reproduced }) => (
          <p key={week}>
            In week {week}, {playerWeeks - reproduced} of {playerWeeks} official scores differ from their statistics. We
            keep the difference.
          </p>
        ))}
      </div>
    </Section>
  )
}
