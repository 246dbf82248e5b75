/** The form in which a commissioner states the rule. Nothing is sent: the rule becomes the fragment of the page's URL. */
import { type FormEvent, useId, useState } from 'react'
import { writeDrawLink } from '../../contract/draw-link.ts'
import { roundAt } from '../../domain/beacon.ts'
import { findRuleProblem, longestDrawName, mostDrawn, toDrawName, writeDrawRule } from '../../domain/draft-draw.ts'
import type { LeagueRef } from '../../domain/identity.ts'
import { newestYears } from '../../domain/season-order.ts'
import { useResource } from '../../stores/use-resource.ts'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'
import { Skeletons } from '../../ui/Skeleton.tsx'
import { describeTeams, unknownTeams } from './describe-teams.ts'
import { emptyRows, type RankedTeam, readRows, type TeamRow, withWeights } from './draw-teams.ts'
import { readLocalTime, toLocalTime } from './local-time.ts'
import { TeamRows } from './TeamRows.tsx'

/** What was entered, for a reader who comes back from the rule to change it. */
export interface EnteredRule {
  league: string
  rows: readonly TeamRow[]
  time: string
  /** Of the rule's URL. */
  fragment: string
}

interface StateRuleProps {
  leagueRef: LeagueRef | null
  entered: EnteredRule | null
  onStated: (rule: EnteredRule) => void
}

export function StateRule({ leagueRef, entered, onStated }: StateRuleProps) {
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <header>
        <h1 className="scoreboard text-4xl max-sm:text-2xl">A draft order nobody can doubt</h1>
        <p className="mt-2 text-muted">
          State the rule now. A public random value that nobody can know yet decides later, and every member can check
          the result. No server of ours takes part.
        </p>
      </header>
      {leagueRef && !entered ? (
        <RuleOfLeague leagueRef={leagueRef} onStated={onStated} />
      ) : (
        <RuleForm league="" rows={emptyRows(10)} note={null} {...entered} onStated={onStated} />
      )}
    </div>
  )
}

/** With the final standings of its last finished season, if there is one. */
function RuleOfLeague({ leagueRef, onStated }: { leagueRef: LeagueRef } & Pick<StateRuleProps, 'onStated'>) {
  const newest = useResource('hostLeague', { ...leagueRef })
  const known = newest.status === 'ready' ? newest.data : null
  const last =
    known &&
    (known.phase === 'complete' ? known.season : newestYears(known.seasons).find((year) => year !== known.season))
  const finished = useResource('hostLeague', last == null ? null : { ...leagueRef, season: last })
  const places = useTeams(finished.status === 'ready' ? finished.data : null)
  // This season's names, and its managers.
  const teams = useTeams(known !== null && known.season !== last ? known : null)
  const isLoading =
    newest.status === 'loading' ||
    (last != null && finished.status === 'loading') ||
    places === 'loading' ||
    teams === 'loading'
  if (isLoading) return <Skeletons count={8} className="h-11" />
  return (
    <RuleForm
      league={toDrawName(known?.name ?? '')}
      {...(known === null ? unknownTeams : describeTeams(last ?? null, places, teams))}
      onStated={onStated}
    />
  )
}

/** The standings' teams; none if they can't be read. */
function useTeams(league: { id: number | null; season: number | null } | null): readonly RankedTeam[] | 'loading' {
  const parameters = league?.id == null ? null : { leagueId: league.id, season: league.season ?? undefined }
  const standings = useResource('standings', parameters)
  if (parameters !== null && standings.status === 'loading') return 'loading'
  return standings.status === 'ready' ? standings.data.standings : []
}

interface RuleFormProps {
  league: string
  rows: readonly TeamRow[]
  note: string | null
  time?: string
  onStated: (rule: EnteredRule) => void
}

function RuleForm({ league: named, rows: given, note, time: chosen, onStated }: RuleFormProps) {
  const id = useId()
  const [league, setLeague] = useState(named)
  const [rows, setRows] = useState(given)
  const [time, setTime] = useState(() => chosen ?? toLocalTime(inOneHour()))
  const [problem, setProblem] = useState<string | null>(null)

  function state(event: FormEvent) {
    event.preventDefault()
    const statedAt = Math.floor(Date.now() / 1000) * 1000
    const drawnAt = readLocalTime(time)
    if (drawnAt === null) return setProblem('Choose the day and the minute of the draw.')
    if (drawnAt < statedAt + shortestNotice)
      return setProblem('Choose a time at least five minutes from now, so that the league can see the rule before it.')
    const rule = { league: toDrawName(league), statedAt, round: roundAt(drawnAt), teams: readRows(rows) }
    const found = findRuleProblem(rule)
    setProblem(found)
    if (found !== null) return
    const fragment = writeDrawLink({ text: writeDrawRule(rule), signature: null })
    onStated({ league, rows, time, fragment })
  }

  return (
    <form onSubmit={state} noValidate className="flex flex-col gap-8">
      <div className="grid gap-4 sm:grid-cols-2">
        <label htmlFor={`${id}-league`} className="flex flex-col gap-1.5 font-semibold">
          League
          <input
            id={`${id}-league`}
            value={league}
            maxLength={longestDrawName}
            autoComplete="off"
            onChange={({ target }) => setLeague(target.value)}
            className={field}
          />
        </label>
        <label htmlFor={`${id}-time`} className="flex flex-col gap-1.5 font-semibold">
          Time of the draw, in your time zone
          <input
            id={`${id}-time`}
            type="datetime-local"
            value={time}
            onChange={({ target }) => setTime(target.value)}
            className={field}
          />
        </label>
      </div>
      <Section
        title="Teams and weights"
        note={note ?? 'The more weight, the better the chance of an early pick. A pick can also be fixed for a team.'}
      >
        <div className="mb-4 flex flex-wrap gap-2">
          <Button onClick={() => setRows(withWeights(rows, 'lottery'))}>Lottery: first row has the most</Button>
          <Button onClick={() => setRows(withWeights(rows, 'equal'))}>All equal</Button>
        </div>
        <TeamRows rows={rows} onRows={setRows} most={mostDrawn} />
      </Section>
      <div>
        {problem && (
          <p role="alert" className="mb-3 text-worse">
            {problem}
          </p>
        )}
        <Button type="submit" variant="primary">
          State the rule
        </Button>
        <p className="mt-2 text-muted text-sm">
          You get a link with the whole rule, which can’t be changed anymore. Post it in your league’s chat before the
          draw.
        </p>
      </div>
    </form>
  )
}

const field = 'min-h-11 min-w-0 rounded-md border border-outline bg-surface px-3 font-normal'
const shortestNotice = 5 * 60_000

/** The next full five minutes after it. */
function inOneHour(): number {
  return Math.ceil((Date.now() + 3_600_000) / 300_000) * 300_000
}
