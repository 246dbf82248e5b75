/** The document of measures as groups of folds: each chapter under its question, each heading with what is under it. */
import type { Measure } from '../../contract/measures.ts'

export interface MeasureGroup {
  anchor: string
  /** The chapter's heading. */
  title: string
  /** Null: a chapter without one. */
  question: string | null
  measures: MeasureText[]
}

interface MeasureText {
  anchor: string
  title: string
  /** HTML. */
  text: string
}

/** Of `docs/measures.md` as HTML; `intro`: what is before its first chapter. */
export function groupMeasures(html: string): { intro: string; groups: MeasureGroup[] } {
  // What precedes the first chapter has none of these headings.
  const [intro = '', ...parts] = `\n${html}`.split(/(?=<h[23] id=")/)
  const groups: MeasureGroup[] = []
  for (const part of parts) {
    const [heading, level, anchor = '', title = ''] = /^<h([23]) id="([^"]+)">(.*?)<\/h\1>/s.exec(part) ?? []
    if (heading === undefined) throw new Error(`A heading of the measures can't be read: ${part.slice(0, 80)}`)
    const text = part.slice(heading.length).trim()
    if (level === '2') groups.push({ anchor, title, question: questions[title as Measure] ?? null, measures: [] })
    // A chapter may begin with its first measure.
    if (text !== '') groups.at(-1)?.measures.push({ anchor, title, text })
  }
  return { intro: intro.replace(/<h1[^>]*>.*?<\/h1>/s, '').trim(), groups }
}

/** What a chapter answers, as readers ask it. */
const questions: Partial<Record<Measure, string>> = {
  Luck: 'Who was lucky?',
  'Power rating': 'How good is a team?',
  'Chances before a game': 'Who wins a game?',
  'What was remarkable': 'Was that an upset?',
  Bracket: 'Who plays whom in the playoffs?',
  Forecast: 'Who gets in?',
  Moves: 'Was that trade or pickup worth it?',
  'Manager report': 'What made a team’s record?',
  'History by manager': 'Who is the best of all time, and what if?',
  'Equal to the host': 'Are the figures right?',
}
