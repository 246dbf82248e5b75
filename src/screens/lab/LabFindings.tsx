/** Common rule debates, played before anyone asks: what each would have changed, the most disruptive first. */
import type { ReadResponse } from '../../client/read-response.ts'
import { spellCount } from '../../domain/spell-number.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'
import { lineupsStay } from './league-rules.ts'
import type { ChangeEntries } from './RulesPanel.tsx'
import { writeRules } from './rules-address.ts'
import { describeFinding, findBiggest, findBiggestHeadline } from './season-finding.ts'

export function LabFindings({ season, findings, onChange }: LabFindingsProps) {
  const first = findBiggest(findings)
  if (!first) {
    return (
      <Section title="What if?">
        <p className="text-muted">Change a rule to see {season} under it.</p>
      </Section>
    )
  }
  const title = first.effect.isDisruptive
    ? findBiggestHeadline(first.effect, first.rules, season)
    : `None of these rules changes ${season}`
  return (
    <Section
      title={title}
      note={`${season} under ${spellCount(findings.length, 'other rule')}, the most disruptive first`}
    >
      <ol>
        {findings.map(({ question, rules, effect }) => (
          <li
            key={question}
            className="relative flex min-h-14 items-center justify-between gap-3 border-hairline border-b py-2 hover:bg-raised has-focus-visible:bg-raised"
          >
            <div className="min-w-0">
              <button
                type="button"
                onClick={() => onChange(writeRules(rules))}
                className="font-semibold after:absolute after:inset-0"
              >
                {question}
              </button>
              <p className="text-muted">{describeFinding(effect, rules)}</p>
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
  season: number
  /** The most disruptive first. */
  findings: ReadResponse<'labFindings'>['findings']
  onChange: ChangeEntries
}
