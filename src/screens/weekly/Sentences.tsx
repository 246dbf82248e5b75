/** Text of an edition, with its teams linked. */
import type { Sentence } from '../../contract/responses/weekly.ts'
import type { TeamLinks } from '../../parts/recap/recap-links.ts'
import { classNames } from '../../ui/class-names.ts'
import { splitByTeams } from './split-by-teams.ts'

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
  return splitByTeams(sentence).map(({ text, teamId, at }) =>
    teamId === null ? (
      <Unbroken key={at} text={text} />
    ) : (
      <a key={at} href={links.team(teamId)}>
        {text}
      </a>
    ),
  )
}

/** Records and scores, '10-4' and '161.9–125.2', stay in one line. */
function Unbroken({ text }: { text: string }) {
  return Array.from(text.matchAll(pieces), ({ 0: piece, 1: figures, index }) =>
    figures ? (
      <span key={index} className="whitespace-nowrap">
        {figures}
      </span>
    ) : (
      piece
    ),
  )
}

const pieces = /(\d[\d.,]*(?:[-–]\d[\d.,]*)+)|.+?(?=\d[\d.,]*[-–]\d|$)/gs
