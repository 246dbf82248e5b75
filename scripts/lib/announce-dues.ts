/** Posts unpaid buy-ins to the webhooks of a league's book, on every request. */

import { randomUUID } from 'node:crypto'
import { composeDues, duesLine } from '../../src/announce/compose-dues.ts'
import { type PostOptions, postMessage } from '../../src/announce/post-message.ts'
import { nameWebhook, readTarget } from '../../src/announce/read-target.ts'
import { DomainError } from '../../src/domain/errors.ts'
import { describeLeague, type LeagueRef } from '../../src/domain/identity.ts'
import { handleLeagueBook } from '../../src/handlers/league-book.ts'
import { findHistory } from '../../src/server/league-books.ts'
import { buildHistory } from '../../src/service/build-history.ts'
import type { LeagueStore } from '../../src/storage/league-store.ts'
import { judgeSeason } from '../../src/verdict/judge-season.ts'

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
  const { keys, book } = await findHistory(store, dataDir, league)
  const seasons = (await Promise.all(keys.map((key) => store.read(key)))).flatMap((season) =>
    season ? judgeSeason(season) : [],
  )
  const history = await buildHistory(seasons, { league, book, reasons: new Map(), showsMoney: true })
  const { money } = handleLeagueBook(history)
  if (!book?.book.money || !money || book.book.money.paid.length === 0)
    throw new DomainError('not-found', `The book of ${describeLeague(league)} does not say who has paid. ${expected}`)
  const line = duesLine(money)
  if (line === null) print('Everyone has paid: there is nothing to post.')
  let failures = 0
  for (const webhook of line === null ? [] : book.book.webhooks) {
    const message = composeDues(webhook.to, line ?? '')
    if (dryRun) {
      print(`${nameWebhook(webhook)} (nothing is posted):\n${JSON.stringify(message, null, 2)}`)
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

const expected = 'Expected in its money: paid: {2026: [names or keys of managers]}'
