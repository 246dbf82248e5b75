/** Common rule debates, played before anyone asks: what each would have changed, the most disruptive first. */
import type { LabResponse, SeasonComparison } from '../../client/lab.ts'
import { spellCount } from '../../domain/spell-number.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { lineupsStay } from './league-rules.ts'
import type { Question } from './questions.ts'
import type { ChangeEntries } from './RulesPanel.tsx'
import { readRules } from './rules-address.ts'
import { compareDisruption, describeFinding, findHeadline, isDisruptive } from './season-finding.ts'

export function LabFindings({ lab, questions, comparisons, onChange }: LabFindingsProps) {
  const findings = questions
    .flatMap((question, index) => {
      const comparison = comparisons[index]
      return comparison ? [{ question, comparison }] : []
    })
    .toSorted((a, b) => compareDisruption(a.comparison, b.comparison))
  const [first] = findings
  if (!first) {
    return (
      <Section title="What if?">
        <p className="text-muted">Change a rule to see {lab.season} under it.</p>
      </Section>
    )
  }
  const title = isDisruptive(first.comparison)
    ? findHeadline(first.comparison, rulesOf(first.question), lab.season)
    : `None of these rules changes ${lab.season}`
  return (
    <Section
      title={title}
      note={`${lab.season} under ${spellCount(findings.length, 'other rule')}, the most disruptive first`}
    >
      <ol>
        {findings.map(({ question, comparison }) => (
          <li
            key={question.label}
            className="relative flex min-h-14 items-center justify-between gap-3 border-hairline border-b py-2 hover:bg-raised has-focus-visible:bg-raised"
          >
            <div className="min-w-0">
              <button
                type="button"
                onClick={() => onChange(question.entries)}
                className="font-semibold after:absolute after:inset-0"
              >
                {question.label}
              </button>
              <p className="text-muted">{describeFinding(comparison)}</p>
            </div>
            <Icon name="chevron-right" size={18} className="shrink-0 text-muted" />
          </li>
        ))}
      </ol>
      <p className="mt-3 max-w-prose text-muted text-sm">{lineupsStay}</p>
    </Section>
  )
}

interface LabFindingsProps {
  lab: LabResponse
  questions: readonly Question[]
  /** One for each question. */
  comparisons: readonly (SeasonComparison | null)[]
  onChange: ChangeEntries
}

const rulesOf = ({ entries }: Question) => readRules(new URLSearchParams(entries))
