/** Takes back what news said of a week and a correction has made untrue, and says what it has made true. */
import type { Webhook } from '../book/webhook-schema.ts'
import { DomainError } from '../domain/errors.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { CallStored } from '../server/open-service.ts'
import type { Announcement, SaidFact } from '../storage/announcement-store.ts'
import { lastsDays } from './announce-correction.ts'
import { fitLines, mostLines } from './moments/moment.ts'
import { targetOf } from './post-once.ts'
import { describeChange, isNewsOnce, readWeekNews, type WeekNewsKind, weekNews } from './week-news.ts'

export interface NewsCorrection {
  kind: WeekNewsKind
  week: number
  /** Without the link. */
  text: string
  path: string
  /** What is so now. */
  said: readonly SaidFact[]
}

interface CorrectOptions {
  call: CallStored
  /** Everything that was announced of the season. */
  announced: readonly Announcement[]
  now: Date
}

/** Of news that a webhook heard in the last thirty days; also where its book does not want any news more. */
export async function listNewsCorrections(
  key: LeagueKey,
  webhook: Webhook,
  { call, announced, now }: CorrectOptions,
): Promise<NewsCorrection[]> {
  const oldest = now.getTime() - lastsDays * 86_400_000
  const corrections: NewsCorrection[] = []
  for (const kind of weekNews) {
    const news = announced.filter(({ target, state }) => state === 'sent' && target === targetOf(webhook, kind))
    for (const first of news.filter(({ at, said }) => said !== undefined && Date.parse(at) >= oldest)) {
      const corrected = announced.find(
        ({ week, target, state }) =>
          week === first.week && state === 'sent' && target === targetOf(webhook, 'correction', kind),
      )
      const isCorrected = corrected !== undefined && corrected.at >= first.at
      const last = (isCorrected ? corrected : first).said ?? []
      const told = namesSaid(announced, kind, first.week)
      const correction = await compare(key, kind, { call, week: first.week, last, isCorrected, told })
      if (correction) corrections.push(correction)
    }
  }
  return corrections
}

/** Of facts that are news once: those that messages of other weeks have said. */
export function namesSaid(announced: readonly Announcement[], kind: WeekNewsKind, week: number): ReadonlySet<string> {
  const others = announced.filter((one) => one.week !== week && one.target.endsWith(` ${kind}`))
  return new Set(
    others.flatMap(({ said = [] }) => said.filter((fact) => isNewsOnce(kind, fact))).map(({ name }) => name),
  )
}

interface LastSaid {
  call: CallStored
  week: number
  last: readonly SaidFact[]
  isCorrected: boolean
  /** See `namesSaid`. */
  told: ReadonlySet<string>
}

/** Null where all that was said is so, or it is not known whether it is. */
async function compare(
  key: LeagueKey,
  kind: WeekNewsKind,
  { call, week, last, isCorrected, told }: LastSaid,
): Promise<NewsCorrection | null> {
  const news = await readWeekNews(key, kind, { call, week }).catch(nothingWhenMissing)
  if (!news) return null
  const isIn = (facts: readonly SaidFact[], { name, value }: SaidFact) =>
    facts.some((one) => one.name === name && one.value === value)
  const wrong = last.filter((fact) => !isIn(news.facts, fact) && !news.isUnknown(fact))
  const added = news.fresh.filter((fact) => !isIn(last, fact) && !told.has(fact.name))
  // What was taken back may be so again. What was never said is no correction by itself.
  if (wrong.length === 0 && !(isCorrected && added.length > 0)) return null
  // Of a record whose figure has changed the new one is enough.
  const taken = wrong.filter((fact) => !added.some(({ name }) => name === fact.name))
  const lines = [
    ...taken.map((fact) => describeChange(kind, fact, false)),
    ...added.map((fact) => describeChange(kind, fact, true)),
  ].map((line) => `Correction to ${news.title}: ${line}`)
  return {
    kind,
    week,
    text: fitLines(lines, mostLines, (count) => `And ${count} more corrections.`).join('\n'),
    path: news.path,
    said: [...last.filter((fact) => !wrong.includes(fact)), ...added],
  }
}

/** A week that is open again. */
function nothingWhenMissing(error: unknown): null {
  if (error instanceof DomainError && error.kind === 'not-found') return null
  throw error
}
