/** Corrects in public what was said in public: the NFL corrects statistics until Thursday, and a commissioner may rule later. */
import type { Webhook } from '../book/webhook-schema.ts'
import type { LeagueKey } from '../domain/identity.ts'
import type { Announcement, SaidFact } from '../storage/announcement-store.ts'
import type { AnnouncedEdition } from './announced-edition.ts'
import { composeLine } from './compose-line.ts'
import { type AnnounceOptions, type AnnounceOutcome, postOnce, targetOf } from './post-once.ts'
import { listChanges, listSaidFacts } from './said-facts.ts'

/** The longest message has as many lines. */
const mostLines = 4
/** What was said longer ago is not corrected. */
export const lastsDays = 30

/** Weeks whose edition was posted in the last thirty days, ascending: what they said is compared with what is so now. */
export async function weeksToCorrect(
  key: LeagueKey,
  { store, webhooks, now = () => new Date() }: AnnounceOptions,
): Promise<number[]> {
  const oldest = now().getTime() - lastsDays * 86_400_000
  const targets = webhooks.map((webhook) => targetOf(webhook, 'weekly'))
  const posted = (await store.announcements.list(key)).filter(
    ({ target, state, at, said }) =>
      targets.includes(target) && state === 'sent' && said !== undefined && Date.parse(at) >= oldest,
  )
  return [...new Set(posted.map(({ week }) => week))]
}

/** Posts a short correction to each webhook that was told otherwise; none where nothing changed. */
export async function announceCorrection(
  current: AnnouncedEdition,
  options: AnnounceOptions,
): Promise<AnnounceOutcome[]> {
  const { key, edition, url } = current
  const said = listSaidFacts(edition)
  const outcomes: AnnounceOutcome[] = []
  for (const webhook of options.webhooks) {
    const changes = listChanges(await lastSaid(key, edition.week, webhook, options), said)
    if (changes.length === 0) continue
    const compose = (to: Webhook['to']) => composeLine(to, writeCorrection(edition.title, changes), url)
    const post = { key, week: edition.week, kind: 'correction', said, compose } as const
    outcomes.push(...(await postOnce(post, { ...options, webhooks: [webhook] })))
  }
  return outcomes
}

/**
 * What a webhook was told last of a week, by a correction or by the edition, which may be posted again. Of one that may not have arrived the
 * other counts.
 */
async function lastSaid(
  key: LeagueKey,
  week: number,
  webhook: Webhook,
  { store: { announcements } }: AnnounceOptions,
): Promise<readonly SaidFact[]> {
  let last: Announcement | null = null
  for (const kind of ['weekly', 'correction'] as const) {
    const one = await announcements.find(key, week, targetOf(webhook, kind))
    if (one?.state === 'sent' && (last === null || one.at >= last.at)) last = one
  }
  return last?.said ?? []
}

/** "Correction to Week 7: Team 13 beat Team 3 after all, 112.1–112.0." */
function writeCorrection(title: string, changes: readonly SaidFact[]): string {
  const shown = changes.slice(0, changes.length > mostLines ? mostLines - 1 : mostLines).map(({ text }) => `${text}.`)
  const more = changes.length - shown.length
  const rest = more > 0 ? [`And ${more} more changed.`] : []
  return `Correction to ${title}: ${[...shown, ...rest].join(' ')}`
}
