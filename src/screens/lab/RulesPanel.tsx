/** Controls for all rules of the league. */
import { type ReactNode, useId, useState } from 'react'
import type { LabResponse, LabRules } from '../../client/lab.ts'
import { Fold } from '../../ui/Fold.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Select } from '../../ui/Select.tsx'
import { listScoring, listUnscored, type ScoringLine, startingSlots, whyNot } from './league-rules.ts'
import { mostPoints } from './rules-address.ts'

/** URL entries to set, or to remove (null). */
export type ChangeEntries = (entries: Readonly<Record<string, string | null>>) => void

export function RulesPanel({ lab, rules, onChange }: RulesPanelProps) {
  const groups = listScoring(lab, rules)
  const noStatistics = whyNot(lab, 'statistics')
  const shown = new Set(groups.flatMap(({ lines }) => lines.map(({ id }) => id)))
  const unscored = listUnscored(lab, shown)
  return (
    <div className="flex flex-col">
      <Group name="Schedule and playoffs" changed={countGames(rules)} isOpen>
        <GameRules lab={lab} rules={rules} onChange={onChange} />
      </Group>
      <Group name="Lineups" changed={(rules.lineups ? 1 : 0) + rules.withoutSlots.length}>
        <LineupRules lab={lab} rules={rules} onChange={onChange} />
      </Group>
      {noStatistics !== null && (
        <div className="border-hairline border-t py-3">
          <h3 className="font-semibold">Scoring</h3>
          <p className="text-muted text-sm">{noStatistics} The other rules don’t need statistics.</p>
        </div>
      )}
      {noStatistics === null &&
        groups.map(({ group, lines }) => (
          <Group key={group} name={group} changed={lines.filter(({ proposed }) => proposed !== null).length}>
            {lines.map((line) => (
              <ScoringRow key={line.id} line={line} onChange={onChange} />
            ))}
          </Group>
        ))}
      {noStatistics === null && unscored.length > 0 && (
        <div className="border-hairline border-t py-2">
          <Select
            label="Score something else"
            value=""
            options={[{ value: '', label: 'Choose…' }, ...unscored.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(id) => id && onChange({ [entryOf(id)]: '1' })}
          />
        </div>
      )}
    </div>
  )
}

interface RulesPanelProps {
  lab: LabResponse
  rules: LabRules
  onChange: ChangeEntries
}

const entryOf = (id: string) => (/^\d/.test(id) ? `s${id}` : `s_${id}`)

function countGames(rules: LabRules): number {
  const { hasMedianGame, playoffTeamCount, finalWeeks, hasDivisions, seedingRule, reseeds, schedule } = rules
  return [hasMedianGame, playoffTeamCount, finalWeeks, hasDivisions, seedingRule, reseeds, schedule].filter(
    (value) => value !== undefined,
  ).length
}

function Group({ name, changed, isOpen = false, children }: GroupProps) {
  return (
    <Fold
      isEverywhere
      isOpen={isOpen || changed > 0}
      className="border-hairline border-t"
      summary={
        <>
          <span className="font-semibold">{name}</span>
          {changed > 0 && <span className="text-accent text-sm">{changed} changed</span>}
        </>
      }
    >
      <div className="flex flex-col pb-3 max-sm:gap-1.5">{children}</div>
    </Fold>
  )
}

interface GroupProps {
  name: string
  changed: number
  isOpen?: boolean
  children: ReactNode
}

function GameRules({ lab, rules, onChange }: RulesPanelProps) {
  const { settings: own, finalWeeks } = lab
  const counts = Array.from({ length: Math.max(0, lab.teams.length - 1) }, (_, index) => index + 2)
  const seeding = rules.seedingRule ?? own.seedingRule ?? 'points-for'
  return (
    <>
      <Choice
        label="Playoff teams"
        value={String(rules.playoffTeamCount ?? own.playoffTeamCount)}
        own={String(own.playoffTeamCount)}
        options={counts.map((count) => ({ value: String(count), label: String(count) }))}
        onChange={(value) => onChange({ playoffs: value })}
      />
      {finalWeeks !== null && (
        <Choice
          label="The final takes"
          value={String(rules.finalWeeks ?? finalWeeks)}
          own={String(finalWeeks)}
          options={[
            { value: '1', label: 'one week' },
            { value: '2', label: 'two weeks' },
          ]}
          onChange={(value) => onChange({ final: value })}
        />
      )}
      <Choice
        label="Equal records"
        value={seeding}
        own={own.seedingRule ?? 'points-for'}
        options={[
          { value: 'points-for', label: 'by points' },
          { value: 'head-to-head', label: 'head-to-head' },
          ...(own.seedingRule && own.seedingRule in otherRules
            ? [{ value: own.seedingRule, label: otherRules[own.seedingRule] ?? '' }]
            : []),
        ]}
        onChange={(value) => onChange({ seeding: value })}
      />
      <Choice
        label="Schedule"
        value={rules.schedule ?? 'played'}
        own="played"
        options={[
          { value: 'played', label: 'as played' },
          { value: 'lot', label: 'random, average of all' },
        ]}
        onChange={(value) => onChange({ schedule: value === 'lot' ? 'lot' : null })}
      />
      <Check
        label="A second game each week, against the median"
        isOn={rules.hasMedianGame ?? own.hasMedianGame}
        isOwn={own.hasMedianGame}
        onChange={(isOn) => onChange({ median: isOn ? '1' : '0' })}
      />
      {own.divisions.length > 1 && (
        <Check
          label="Division winners are seeded first"
          isOn={rules.hasDivisions !== false}
          isOwn
          onChange={(isOn) => onChange({ divisions: isOn ? null : '0' })}
        />
      )}
      <Check
        label="Reseed: the top seed left plays the lowest"
        isOn={rules.reseeds ?? own.playoffReseed ?? false}
        isOwn={own.playoffReseed ?? false}
        onChange={(isOn) => onChange({ reseed: isOn ? '1' : '0' })}
      />
    </>
  )
}

/** Seeding rules that a league may have, but the lab does not offer. */
const otherRules: Readonly<Record<string, string>> = {
  'division-record': 'by division record',
  'points-against': 'by points against',
  other: 'by the platform’s rule',
}

function LineupRules({ lab, rules, onChange }: RulesPanelProps) {
  const reason = whyNot(lab, 'lineups')
  if (reason !== null) return <p className="text-muted text-sm">{reason}</p>
  const slots = startingSlots(lab)
  const toggle = (slot: string, counts: boolean) => {
    const out = counts ? rules.withoutSlots.filter((other) => other !== slot) : [...rules.withoutSlots, slot]
    onChange({ without: out.length > 0 ? out.join() : null })
  }
  return (
    <>
      {!lab.settings.isBestBall && (
        <Choice
          label="Lineups"
          value={rules.lineups ?? 'set'}
          own="set"
          options={[
            { value: 'set', label: 'as they were set' },
            { value: 'best', label: 'best ball' },
          ]}
          onChange={(value) => onChange({ lineups: value === 'best' ? 'best' : null })}
        />
      )}
      {slots.map((slot) => (
        <Check
          key={slot}
          label={`${slot} counts`}
          isOn={!rules.withoutSlots.includes(slot)}
          isOwn
          onChange={(isOn) => toggle(slot, isOn)}
        />
      ))}
    </>
  )
}

function Choice({ label, value, own, options, onChange }: ChoiceProps) {
  const id = useId()
  const ownLabel = options.find((option) => option.value === own)?.label
  return (
    <div className="flex min-h-11 items-center justify-between gap-3">
      <label htmlFor={id} className="min-w-0">
        {label}
        {value !== own && <Was value={ownLabel ?? own} />}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="min-h-11 rounded-md border border-outline bg-surface px-2 sm:min-h-9"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: string
  own: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Check({ label, isOn, isOwn, onChange }: CheckProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
      <span className="min-w-0">
        {label}
        {isOn !== isOwn && <Was value={isOwn ? 'yes' : 'no'} />}
      </span>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="checkbox size-5"
      />
    </label>
  )
}

interface CheckProps {
  label: string
  isOn: boolean
  isOwn: boolean
  onChange: (isOn: boolean) => void
}

/** Color is not the only sign of a change. */
function Was({ value }: { value: string }) {
  return <span className="block text-accent text-sm">was {value}</span>
}

function ScoringRow({ line, onChange }: { line: ScoringLine; onChange: ChangeEntries }) {
  const id = useId()
  const { name, own, byPosition, proposed, step } = line
  const entry = entryOf(line.id)
  const value = proposed ?? own
  const set = (points: number) => onChange({ [entry]: points === own ? null : String(points) })
  // While typing, a text such as "0." stays as it is.
  const [text, setText] = useState<string | null>(null)
  const type = (typed: string) => {
    setText(typed)
    const points = readPoints(typed)
    if (points !== null) set(points)
  }
  const finish = () => {
    if (text?.trim() === '') onChange({ [entry]: null })
    setText(null)
  }
  const turn = (by: number) => {
    setText(null)
    set(Math.round(((value ?? 0) + by) * 1000) / 1000)
  }
  return (
    <div className="flex min-h-11 items-center justify-between gap-2">
      <label htmlFor={id} className="min-w-0 leading-tight">
        {name}
        {proposed !== null && <Was value={byPosition ?? String(own ?? 0)} />}
        {proposed === null && byPosition && <span className="block text-muted text-sm">{byPosition}</span>}
      </label>
      <span className="flex shrink-0 items-center">
        <button type="button" aria-label={`Less for: ${name}`} onClick={() => turn(-step)} className={turner}>
          <Icon name="minus" size={16} />
        </button>
        <input
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          value={text ?? (value === null ? '' : String(value))}
          placeholder="varies"
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => type(target.value)}
          onBlur={finish}
          onKeyDown={({ key }) => {
            if (key === 'ArrowUp') turn(step)
            if (key === 'ArrowDown') turn(-step)
          }}
          className="h-11 w-14 rounded-md border border-outline bg-surface text-center tabular-nums sm:h-9"
        />
        <button type="button" aria-label={`More for: ${name}`} onClick={() => turn(step)} className={turner}>
          <Icon name="plus" size={16} />
        </button>
      </span>
    </div>
  )
}

/** Typed points, with a decimal point or comma; null for other text. */
function readPoints(typed: string): number | null {
  const text = typed.trim().replace(',', '.').replace('−', '-')
  const points = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(points) && Math.abs(points) <= mostPoints ? points : null
}

const turner =
  'flex h-11 w-9 items-center justify-center rounded-md text-muted hover:bg-raised hover:text-ink sm:h-9 sm:w-8'
