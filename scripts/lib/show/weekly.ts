import { joinSentences, scoreLines } from '../../../src/weekly/plain-text.ts'
import { type Block, beforeSeason, type View } from './view.ts'

export const weekly: View = {
  name: 'weekly',
  description: "the league's weekly recap (--week)",
  notIn: beforeSeason,
  async show(place) {
    const response = await place.call('weekly', { ...place.key, week: place.week ?? undefined })
    const { edition } = response
    if (edition === null) return { response, blocks: [{ title: 'Weekly', lines: ['No week is final yet.'] }] }
    const blocks: Block[] = [
      { title: `${edition.title}: ${edition.headline}`, lines: [joinSentences(edition.lead.sentences)] },
      ...edition.stories.map(({ headline, sentences }) => ({
        title: headline.text,
        lines: [joinSentences(sentences)],
      })),
      { title: 'Scores', lines: scoreLines(edition) },
      ...edition.sections.map(({ title, sentences }) => ({ title, lines: sentences.map(({ text }) => text) })),
    ]
    return { response, blocks }
  },
}
