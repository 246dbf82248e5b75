/** The result of an edition at a league's webhooks, one line each. */
import type { AnnouncedEdition } from '../../src/announce/announced-edition.ts'
import { composeMessage } from '../../src/announce/compose-message.ts'
import type { AnnounceOutcome } from '../../src/announce/post-once.ts'
import { nameWebhook } from '../../src/announce/read-target.ts'
import type { Webhook } from '../../src/book/webhook-schema.ts'
import { writeEasternDay } from '../../src/domain/eastern-time.ts'
import { leagueArgument } from '../../src/domain/identity.ts'

/** "Sunday Scaries (101), season 2025, week 17" */
export function nameEdition({ key, edition }: AnnouncedEdition): string {
  return `${edition.league.name} (${leagueArgument(key)}), season ${key.season}, ${edition.title.toLowerCase()}`
}

interface ReportOptions {
  /** True: also of webhooks that already have it. */
  isLoud?: boolean
  print: (line: string) => void
  printError: (line: string) => void
}

/** Prints what was posted, may have been, or failed. Returns how many failed. */
export function reportPosts(
  subject: string,
  outcomes: readonly AnnounceOutcome[],
  { isLoud = false, print, printError }: ReportOptions,
): number {
  for (const outcome of outcomes) {
    if (outcome.kind === 'failed') printError(describePost(subject, outcome))
    else if (isLoud || outcome.kind !== 'posted-before') print(describePost(subject, outcome))
  }
  return outcomes.filter(({ kind }) => kind === 'failed').length
}

/** "This week in our history → discord DISCORD_WEBHOOK: posted" */
function describePost(subject: string, outcome: AnnounceOutcome): string {
  return `${subject} → ${nameWebhook(outcome.webhook)}: ${describeOutcome(outcome)}`
}

/** The message for a webhook. */
export function describeDryRun(announced: AnnouncedEdition, webhook: Webhook): string {
  return describeMessage(composeMessage(webhook.to, announced), webhook)
}

export function describeMessage(message: object, webhook: Webhook): string {
  const signed = webhook.secret === undefined ? '' : `, signed with ${webhook.secret}`
  const body = JSON.stringify(message, null, 2)
  return `${nameWebhook(webhook)}${signed} (nothing is posted):\n${body}`
}

function describeOutcome(outcome: AnnounceOutcome): string {
  switch (outcome.kind) {
    case 'posted':
      return 'posted'
    case 'posted-before':
      return `already posted on ${writeEasternDay(new Date(outcome.at))}`
    case 'uncertain':
    case 'failed':
      return outcome.error.message
  }
}
