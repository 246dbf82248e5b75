/** What a reader sees once a league's file was read: the league, and who else may see it. */
import { useEffect, useRef } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { placeOfKey } from '../../parts/league/league-ref.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { OpenedLeague } from './open-files.ts'
import { ShareChoices } from './ShareChoices.tsx'

export function LoadedLeague({ opened }: { opened: OpenedLeague }) {
  const { key, name, seasons, place } = opened
  const heading = useRef<HTMLHeadingElement>(null)
  // The field that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <section
      aria-label="Your league"
      className="flex flex-col gap-4 rounded-lg border border-hairline bg-surface p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Icon name="check" size={28} className="text-better" />
        <div className="min-w-0 grow basis-60">
          <h2 ref={heading} tabIndex={-1} className="scoreboard text-2xl">
            Loaded
          </h2>
          <p className="text-muted tabular-nums">
            <bdi>{name}</bdi>, {seasons.join(', ')}.{' '}
            {place === 'device'
              ? 'It’s on this device only, and no server has it.'
              : 'Your own server imported it, on this computer.'}
          </p>
        </div>
        <Button variant="primary" href={addressOf('overview', { ...placeOfKey(key) })}>
          Open the league
        </Button>
      </div>
      <h3 className="scoreboard text-xl">Who should see it?</h3>
      <ShareChoices league={key} name={name} place={place} />
    </section>
  )
}
