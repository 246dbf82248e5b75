import type { AwardChange, AwardHolder } from '../../client/lab.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Section } from '../../ui/Section.tsx'

/** Awards with another winner under the rules. Awards for moves are not recomputed, because managers would have made other moves. */
export function AwardChanges({ awards }: { awards: readonly AwardChange[] }) {
  return (
    <Section
      title="Awards that change hands"
      note={awards.length === 0 ? 'None: every award goes to the same team and player.' : undefined}
    >
      <ul className="grid gap-x-8 sm:grid-cols-2">
        {awards.map(({ key, title, icon, before, after }) => (
          <li key={key} className="flex min-w-0 gap-3 border-hairline border-b py-2">
            <Icon name={icon} size={18} className="mt-0.5 shrink-0 text-muted" />
            <div className="min-w-0">
              <p className="text-muted text-sm">{title}</p>
              <p className="font-semibold">{nameHolder(after)}</p>
              {after && <p className="text-sm">{after.display}</p>}
              <p className="text-muted text-sm">was {nameHolder(before)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function nameHolder(holder: AwardHolder | null): string {
  if (!holder) return 'no one'
  return holder.player ? `${holder.player} (${holder.team})` : holder.team
}
