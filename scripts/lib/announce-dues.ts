/** Posts unpaid buy-ins to the webhooks of a league's book, on every request. */

import { randomUUID } from 'node:crypto'
import { duesLine } from '../../src/announce/compose-dues.ts'
import { composeLine } from '../../src/announce/compose-line.ts'
import { type PostOptions, postMessage } from '../../src/announce/post-message.ts'
import { nameWebhook, readTarget } from '../../src/announce/read-target.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { describeLeague, type LeagueRef } from '../../src/domain/identity.ts'
import { handleLeagueBook } from '../../src/handlers/league-book.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { describeMessage } from './describe-announcement.ts'
import { readHistory } from './read-history.ts'

export interface AnnounceDuesOptions extends PostOptions {
  store: LeagueStore
  dataDir: string
  env: Readonly<Record<string, string | undefined>>
  /** True: only prints the message. */
  dryRun: boolean
  print: (line: string) => void
  printError: (line: string) => void
}

/** Returns the number of failed webhooks. Throws `DomainError` if the book has no money, or no list of payers. */
export async function announceDues(league: LeagueRef, options: AnnounceDuesOptions): Promise<number> {
  const { store, dataDir, env, dryRun, print, printError, ...post } = options
  const { book, history } = await readHistory(league, { store, dataDir })
  const { money } = handleLeagueBook(history)
  if (!book?.book.money || !money || book.book.money.paid.length === 0)
    throw new DomainError('not-found', `The book of ${describeLeague(league)} doesn’t say who has paid. ${howToAdd}`)
  const line = duesLine(money)
  if (line === null) print('Everyone has paid: there is nothing to post.')
  let failures = 0
  for (const webhook of line === null ? [] : book.book.webhooks) {
    const message = composeLine(webhook.to, line ?? '')
    if (dryRun) {
      print(describeMessage(message, webhook))
      continue
    }
    try {
      const target = readTarget(webhook, env)
      const body = JSON.stringify(target.botId === null ? message : { bot_id: target.botId, ...message })
      await postMessage(target, { id: `dues-${randomUUID()}`, body }, post)
      print(`Open buy-ins → ${nameWebhook(webhook)}: posted`)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      printError(`Open buy-ins → ${nameWebhook(webhook)}: ${error.message}`)
      failures += 1
    }
  }
  return failures
}

const howToAdd = 'Add it under money: paid: {2026: [names or keys of managers]}'
