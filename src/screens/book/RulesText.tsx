/** The rules. Renders only the listed block types: a response cannot add markup or leave its frame. */
import type { ReactNode } from 'react'
import { formatCount } from '../../ui/format.ts'
import { Section } from '../../ui/Section.tsx'
import type { BookSectionProps } from './book-view.ts'
import { type Block, groupRules, type RuleGroup } from './rule-groups.ts'

export function Rules({ response: { rules }, isFolded }: Pick<BookSectionProps, 'response'> & { isFolded: boolean }) {
  if (rules.length === 0) return null
  return (
    <Section title="Rules" inside={isFolded ? describeRules(rules) : undefined}>
      <div className="flex max-w-prose flex-col gap-3 overflow-hidden [contain:paint] [overflow-wrap:anywhere]">
        {showGroups(groupRules(rules))}
      </div>
    </Section>
  )
}

/** The headings: "Draft, Lineups"; without any the number of rules. */
function describeRules(rules: readonly Block[]): string {
  const headings = rules
    .filter(({ kind }) => kind === 'heading')
    .map(({ spans }) => spans.map(({ text }) => text).join(''))
  return headings.join(', ') || formatCount(rules.length, 'rule')
}

function showGroups(groups: readonly RuleGroup[]): ReactNode[] {
  return groups.map((group, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the text has nothing else to tell its parts apart, and never changes in place
    if ('block' in group) return <RuleBlock key={index} block={group.block} />
    const { isNumbered, start, items } = group.list
    const content = items.map(({ block, inner }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <li key={at} dir="auto" className="pl-1">
        <Spans block={block} />
        {inner.length > 0 && <div className="mt-1 flex flex-col gap-1">{showGroups(inner)}</div>}
      </li>
    ))
    return isNumbered ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <ol key={index} start={start} className="flex list-decimal flex-col gap-1 pl-6">
        {content}
      </ol>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <ul key={index} className="flex list-disc flex-col gap-1 pl-6">
        {content}
      </ul>
    )
  })
}

function RuleBlock({ block }: { block: Block }) {
  const { kind, level } = block
  switch (kind) {
    case 'heading': {
      // First and second level headings are the page's own.
      const Heading = level <= 2 ? 'h3' : 'h4'
      return (
        <Heading dir="auto" className={level <= 2 ? 'mt-2 font-semibold text-lg' : 'mt-1 font-semibold'}>
          <Spans block={block} />
        </Heading>
      )
    }
    case 'quote':
      return (
        <blockquote dir="auto" className="border-hairline border-l-2 pl-3 text-muted">
          <Spans block={block} />
        </blockquote>
      )
    case 'code':
      return (
        <pre className="whitespace-pre-wrap rounded-md bg-raised p-3 font-mono text-sm">
          <Spans block={block} />
        </pre>
      )
    case 'line':
      return <hr className="border-hairline" />
    default:
      return (
        <p dir="auto">
          <Spans block={block} />
        </p>
      )
  }
}

function Spans({ block: { spans } }: { block: Block }) {
  return spans.map(({ text, strong, emphasis, code, href }, index) => {
    let content: ReactNode = text
    if (text === '\n') content = <br />
    if (code) content = <code className="rounded-sm bg-raised px-1 font-mono text-sm">{content}</code>
    if (emphasis) content = <em className="italic">{content}</em>
    if (strong) content = <strong className="font-semibold">{content}</strong>
    if (href !== null && isSafe(href)) {
      content = (
        <a href={href} rel="noopener noreferrer nofollow ugc" className="text-accent underline underline-offset-4">
          {content}
        </a>
      )
    }
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    return <span key={index}>{content}</span>
  })
}

/** The response may come from any server. */
function isSafe(address: string): boolean {
  return /^(https:\/\/|mailto:)/i.test(address)
}
