/** What the same week of an earlier season had: a title, a record or an upset. */
import type { Sentence } from '../../contract/responses/weekly.ts'
import { chooseMoment } from '../../domain/week-moment.ts'
import type { EditionSources } from '../sources.ts'
import { write } from '../wording/sentence.ts'

export function writeHistory({ history, league: { season } }: EditionSources, week: number): Sentence[] {
  const moment = chooseMoment(history?.weekMoments ?? [], { season, week })
  return moment ? [write`${moment.text}`] : []
}
