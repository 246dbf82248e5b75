import type { LabResponse } from '../../client/lab.ts'
import { Button } from '../../ui/Button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { listQuestions, type Question } from './questions.ts'
import type { ChangeEntries } from './RulesPanel.tsx'
import type { RuleEntries } from './rules-address.ts'

/** Common debates, each applied by one tap; a second tap reverts it. */
export function Questions({ lab, entries, onChange, onReset }: QuestionsProps) {
  const isOn = (question: Question) =>
    Object.entries(question.entries).every(([name, value]) => entries[name]?.split(',').includes(value))
  return (
    <fieldset className="relative min-w-0 print:hidden">
      <legend className="mb-2 font-semibold">What if we had …</legend>
      <div className="fading -mx-4 flex gap-2 overflow-x-auto px-4 pb-1 [scrollbar-width:none] max-xl:[--after:2.5rem] sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0 sm:mask-none">
        {listQuestions(lab).map((question) => (
          <button
            key={question.label}
            type="button"
            aria-pressed={isOn(question)}
            onClick={() => onChange(isOn(question) ? cleared(question) : question.entries)}
            className={classNames(
              'min-h-11 shrink-0 whitespace-nowrap rounded-full border px-4 font-medium transition-colors sm:min-h-9',
              isOn(question) ? 'border-accent bg-accent text-on-accent' : 'border-outline bg-surface hover:bg-raised',
            )}
          >
            {question.label}
          </button>
        ))}
      </div>
      {/* Beside the legend: among the chips it would move them under the finger. */}
      {Object.keys(entries).length > 0 && (
        <Button variant="ghost" onClick={onReset} className="-top-9.5 absolute right-0 sm:-top-8.5">
          Back to our rules
        </Button>
      )}
    </fieldset>
  )
}

interface QuestionsProps {
  lab: LabResponse
  entries: RuleEntries
  onChange: ChangeEntries
  /** Resets to the league's own rules. */
  onReset: () => void
}

const cleared = ({ entries }: Question) => Object.fromEntries(Object.keys(entries).map((name) => [name, null]))
