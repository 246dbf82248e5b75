/** A stated rule: before the draw what the page waits for, after it the order. */
import { useEffect, useRef } from 'react'
import { addressOf } from '../../client/site-base.ts'
import { orderOfDraw, type StatedDraw, writeDrawLink } from '../../contract/draw-link.ts'
import { timeOfRound } from '../../domain/beacon.ts'
import { type DrawRule, fingerprintOf } from '../../domain/draft-draw.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyField } from '../../ui/CopyField.tsx'
import { formatCount } from '../../ui/format.ts'
import { Message } from '../../ui/Message.tsx'
import { Section } from '../../ui/Section.tsx'
import { ShareButton } from '../../ui/ShareButton.tsx'
import { useMinute } from '../../ui/use-minute.ts'
import { CheckIt } from './CheckIt.tsx'
import { describeWait, formatMoment } from './local-time.ts'
import { PasteRound } from './PasteRound.tsx'
import { type RoundState, useRound } from './use-round.ts'

interface ShownDrawProps {
  draw: StatedDraw
  /** From the form, which was longer than this page: the reader begins at its heading. */
  isStatedHere: boolean
}

export function ShownDraw({ draw, isStatedHere }: ShownDrawProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isStatedHere) return
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [isStatedHere])
  const { rule, text } = draw
  const { state, request, enter } = useRound(draw)
  const time = timeOfRound(rule.round)
  const signature = state.kind === 'known' ? state.signature : null
  const link = linkOf(text, signature)
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <header>
        <h1 ref={heading} tabIndex={-1} className="scoreboard text-4xl [overflow-wrap:anywhere] max-sm:text-2xl">
          Draft order of <bdi>{rule.league}</bdi>
        </h1>
        <p className="mt-2 text-muted">
          {formatCount(rule.teams.length, 'team')}, drawn {formatMoment(time)}. The rule says that it was stated{' '}
          {formatMoment(rule.statedAt)}.
        </p>
        <p className="mt-1 text-muted">
          Fingerprint of the rule: <span className="font-mono text-ink">{fingerprintOf(text)}</span>
        </p>
      </header>
      <State state={state} time={time} onRetry={request} />
      {signature !== null && <Order rule={rule} signature={signature} />}
      {state.kind === 'waiting' && (
        <Section
          title="Post this link before the draw"
          action={<ShareButton what="the link with the rule" title={titleOf(rule)} address={link} />}
        >
          <CopyField label="Link with the rule" text={link} />
          <p className="mt-2 text-muted">
            A link can claim any time. The time that your league’s chat shows beside it proves that the rule came first,
            so it has to be there before {formatMoment(time)}. The first link counts, whatever is posted later. Members
            open it from the chat, now and after the draw, and see the same fingerprint.
          </p>
        </Section>
      )}
      {state.kind === 'unreachable' && <PasteRound round={rule.round} onSignature={enter} />}
      {signature !== null && (
        <Section
          className="print:hidden"
          title="Share and keep it"
          action={<ShareButton what="the result" title={titleOf(rule)} address={link} />}
        >
          <div className="flex flex-col gap-4">
            <CopyField label="Link with the result, which opens without the beacon" text={link} />
            <CopyField
              label="Line for the league book"
              text={`draws: { ${new Date(time).getUTCFullYear()}: "${link}" }`}
            />
          </div>
        </Section>
      )}
      <Rule rule={rule} />
      <CheckIt text={text} round={rule.round} signature={signature} />
    </div>
  )
}

interface StateProps {
  state: RoundState
  time: number
  onRetry: () => void
}

function State({ state, time, onRetry }: StateProps) {
  const now = useMinute()
  switch (state.kind) {
    case 'waiting':
      return (
        <div className="border-accent border-l-4 pl-3">
          <p role="status" className="text-lg">
            Waiting for the random value of {formatMoment(time)}
            {now !== null && now < time && `, ${describeWait(time - now)}`}. Nobody can know it before. Leave this page
            open, or come back: the order appears by itself.
          </p>
          <p className="mt-1 text-muted text-sm print:hidden">
            Has that time passed, and this device’s clock is behind?{' '}
            <button type="button" onClick={onRetry} className="thumb text-accent underline">
              Ask for the value now
            </button>
          </p>
        </div>
      )
    case 'requesting':
      return (
        <p role="status" aria-busy="true" className="text-muted">
          Getting the random value and checking its signature...
        </p>
      )
    case 'known':
      return (
        <p role="status" className="border-better border-l-4 pl-3">
          The random value was published {formatMoment(time)}, and its signature is genuine. The order counts if this
          rule is the first one that your league’s chat shows, unedited, from before that time.
        </p>
      )
    case 'forged':
      return (
        <Message
          tone="error"
          title="This result is forged or damaged"
          text="The random value in this link doesn’t have the beacon’s signature, so no order is shown. The rule below can still be drawn with the genuine value."
        >
          <Button variant="primary" onClick={onRetry}>
            Draw with the genuine value
          </Button>
        </Message>
      )
    case 'unchecked':
      return (
        <Message
          tone="error"
          title="The signature couldn’t be checked"
          text="A part of this page didn’t load. Check your connection and try again."
        >
          <Button onClick={() => location.reload()}>Retry</Button>
        </Message>
      )
    case 'unreachable':
      return (
        <Message
          tone="error"
          title={state.invalidResponses > 0 ? 'No genuine random value yet' : 'The beacon can’t be reached'}
          text={`${now !== null && now < time ? 'By this device’s clock, the rule’s time hasn’t come yet.' : 'The rule’s time has come, unless this device’s clock is ahead.'} The page needs the random value from drand’s public servers. ${state.invalidResponses > 0 ? 'What came didn’t have the beacon’s signature.' : 'None of the four answered with it.'} The page asks again by itself, or you can paste the value below.`}
        >
          <Button variant="primary" onClick={onRetry}>
            Retry
          </Button>
        </Message>
      )
  }
}

function Order({ rule, signature }: { rule: DrawRule; signature: string }) {
  const order = orderOfDraw({ rule, signature }) ?? []
  return (
    <Section title="The order">
      <ol className="flex flex-col">
        {order.map(({ pick, name, isFixed }) => (
          <li key={pick} className="flex items-baseline gap-4 border-hairline border-b py-2">
            <span className="scoreboard w-8 text-right text-2xl">{pick}</span>
            <bdi className="min-w-0 grow font-semibold text-lg [overflow-wrap:anywhere]">{name}</bdi>
            {isFixed && <span className="text-muted text-sm">fixed</span>}
          </li>
        ))}
      </ol>
    </Section>
  )
}

function Rule({ rule: { teams } }: { rule: DrawRule }) {
  const sum = teams.reduce((all, team) => all + ('weight' in team ? team.weight : 0), 0)
  return (
    <Section title="The rule" note="The percentage is the chance of the first pick that is drawn.">
      <ul>
        {teams.map((team) => (
          <li key={team.name} className="flex items-baseline gap-4 border-hairline border-b py-1.5">
            <bdi className="min-w-0 grow [overflow-wrap:anywhere]">{team.name}</bdi>
            <span className="whitespace-nowrap text-muted tabular-nums">
              {'weight' in team ? `weight ${team.weight}` : `pick ${team.pick}, fixed`}
            </span>
            <span className="w-14 text-right tabular-nums">
              {'weight' in team && `${((100 * team.weight) / sum).toFixed(1)}%`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const titleOf = ({ league }: DrawRule) => `Draft order of ${league}`

/** The page's URL with this fragment. */
function linkOf(text: string, signature: string | null): string {
  return new URL(`${addressOf('draw')}#${writeDrawLink({ text, signature })}`, location.href).href
}
