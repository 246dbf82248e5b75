/** Text of an edition, with its teams and trades linked. */
import type { Sentence } from '../../contract/responses/weekly.ts'
import type { TeamLinks } from '../../parts/recap/recap-links.ts'
import { classNames } from '../../ui/class-names.ts'
import { Unbroken } from '../../ui/Unbroken.tsx'
import { splitByLinks } from './split-by-links.ts'

interface SentencesProps {
  sentences: readonly Sentence[]
  links: TeamLinks
  className?: string
}

/** Sentences as one paragraph; empty without sentences. */
export function Sentences({ sentences, links, className }: SentencesProps) {
  if (sentences.length === 0) return null
  return (
    <p className={classNames('[&_a:hover]:underline [&_a]:font-semibold', className)}>
      {sentences.map((sentence, index) => (
        <span key={sentence.text}>
          {index > 0 && ' '}
          <Linked sentence={sentence} links={links} />
        </span>
      ))}
    </p>
  )
}

function Linked({ sentence, links }: { sentence: Sentence; links: TeamLinks }) {
  return splitByLinks(sentence).map(({ text, target, at }) => {
    const href = target?.kind === 'team' ? links.team(target.id) : target && links.trade?.(target.id)
    return href ? (
      <a key={at} href={href}>
        {text}
      </a>
    ) : (
      <Unbroken key={at} text={text} />
    )
  })
}
