/** A draft order drawn by a public random value. The link's fragment has the rule, and after the draw the value; without it a rule is stated. */
import { useState, useSyncExternalStore } from 'react'
import { readDrawLink } from '../../contract/draw-link.ts'
import { isHostName, isLeagueId, type LeagueRef } from '../../domain/identity.ts'
import { asScreen, type ScreenProps } from '../../parts/screen/as-screen.tsx'
import { Button } from '../../ui/Button.tsx'
import { Message } from '../../ui/Message.tsx'
import { Skeletons } from '../../ui/Skeleton.tsx'
import { ShownDraw } from './ShownDraw.tsx'
import { type EnteredRule, StateRule } from './StateRule.tsx'

export const DrawScreen = asScreen(DrawOfLink, () => null)

function DrawOfLink({ query }: Pick<ScreenProps, 'query'>) {
  const fragment = useSyncExternalStore(
    followFragment,
    () => location.hash.slice(1),
    () => null,
  )
  const [entered, setEntered] = useState<EnteredRule | null>(null)
  if (fragment === null) return <Loading />
  if (fragment === '')
    return (
      <StateRule
        leagueRef={readLeague(query.get('league'))}
        entered={entered}
        onStated={(rule) => {
          setEntered(rule)
          location.hash = rule.fragment
        }}
      />
    )
  const draw = readDrawLink(fragment)
  return 'problem' in draw ? (
    <WrongLink problem={draw.problem} />
  ) : (
    <ShownDraw key={draw.text} draw={draw} isStatedHere={fragment === entered?.fragment} />
  )
}

function WrongLink({ problem }: { problem: string }) {
  return (
    <Message level={1} tone="error" title="This draw can’t be shown" text={problem}>
      <Button href="#">State a new rule</Button>
    </Message>
  )
}

function followFragment(onChange: () => void): () => void {
  addEventListener('hashchange', onChange)
  return () => removeEventListener('hashchange', onChange)
}

/** `espn:123456`; null for anything else. */
function readLeague(text: string | null): LeagueRef | null {
  const [host, leagueId = ''] = text?.split(':') ?? []
  return isHostName(host) && isLeagueId({ host, leagueId }) ? { host, leagueId } : null
}

function Loading() {
  return (
    <>
      <h1 className="scoreboard mb-6 text-4xl max-sm:text-2xl">Draft order</h1>
      <div className="flex max-w-2xl flex-col gap-3">
        <Skeletons count={6} className="h-11" />
      </div>
      <noscript>
        <p>This page draws a draft order in your browser, and needs JavaScript.</p>
      </noscript>
    </>
  )
}
