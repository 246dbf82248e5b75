import type { ReadResponse } from '../../client/read-response.ts'
import type { ResourceState } from '../../stores/resource-state.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import type { ChangeEntries } from './RulesPanel.tsx'
import { type RuleEntries, writeRules } from './rules-address.ts'

export type FindingsState = ResourceState<ReadResponse<'labFindings'>>

/** Common debates, each applied by one tap; a second tap reverts it. The season doesn’t wait for them. */
export function Questions({ findings, entries, onChange, onReset }: QuestionsProps) {
  const reset = Object.keys(entries).length > 0 && (
    <Button variant="ghost" onClick={onReset}>
      Back to our rules
    </Button>
  )
  if (findings.status === 'failed') return reset && <div className="-my-2 flex justify-end print:hidden">{reset}</div>
  return (
    <fieldset className="relative min-w-0 print:hidden">
      <legend className="mb-2 font-semibold">What if we had …</legend>
      <div className="fading -mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] max-xl:[--after:2.5rem] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:mask-none">
        {findings.status === 'loading' && <Skeleton className="h-11 grow sm:h-9" />}
        {findings.status === 'ready' &&
          findings.data.findings.map(({ question, rules }) => {
            const own = writeRules(rules)
            const isOn = Object.entries(own).every(([name, value]) => entries[name]?.split(',').includes(value))
            return (
              <button
                key={question}
                type="button"
                aria-pressed={isOn}
                onClick={() => onChange(isOn ? cleared(own) : own)}
                className={classNames(
                  'min-h-11 shrink-0 whitespace-nowrap rounded-full border px-4 font-medium transition-colors sm:min-h-9',
                  isOn ? 'border-accent bg-accent text-on-accent' : 'border-outline bg-surface hover:bg-raised',
                )}
              >
                {question}
              </button>
            )
          })}
      </div>
      {/* Beside the legend: among the chips it would move them under the finger. */}
      {reset && <div className="-top-9.5 absolute right-0 sm:-top-8.5">{reset}</div>}
    </fieldset>
  )
}

interface QuestionsProps {
  findings: FindingsState
  entries: RuleEntries
  onChange: ChangeEntries
  /** Resets to the league's own rules. */
  onReset: () => void
}

const cleared = (entries: RuleEntries) => Object.fromEntries(Object.keys(entries).map((name) => [name, null]))
