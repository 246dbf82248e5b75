/** The season in the league's history. */
import { Section, SectionLink } from '../../ui/Section.tsx'
import type { RecapLinks } from './recap-links.ts'

export function RecapHistory({ sentences, links }: { sentences: readonly string[]; links: RecapLinks }) {
  if (sentences.length === 0) return null
  return (
    <Section title="For the record books" action={<SectionLink href={links.history}>History</SectionLink>}>
      <ul className="border-hairline border-b">
        {sentences.map((sentence) => (
          <li key={sentence} dir="auto" className="border-hairline border-t py-2 text-pretty">
            {sentence}
          </li>
        ))}
      </ul>
    </Section>
  )
}
