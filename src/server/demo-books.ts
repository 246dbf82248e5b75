/** The books of the demo leagues, beside those of the user. */
import { join } from 'node:path'
import { demoBooks } from '../../demo/books.ts'
import { bookFolderOf, readBook } from '../book/read-book.ts'
import { DomainError } from '../domain/errors.ts'
import { bookFileOf, type LeagueRef } from '../domain/identity.ts'
import type { LeagueStore } from '../storage/league-store.ts'
import { createAtomically } from '../storage/write-atomically.ts'

/** Writes the book of every demo league of the store that has none. Whatever is there stays as it is. */
export async function writeDemoBooks(store: LeagueStore, dataDir: string): Promise<void> {
  const folder = bookFolderOf(dataDir)
  for (const { league, text } of demoBooks) {
    if (!(await isOfDemo(store, league)) || (await hasBook(dataDir, league))) continue
    await createAtomically(join(folder, bookFileOf(league)), text)
  }
}

/** A league of the user may have the same id. */
async function isOfDemo(store: LeagueStore, league: LeagueRef): Promise<boolean> {
  const [newest] = await store.seasonsOf(league)
  const card = newest ? await store.card(newest) : null
  return card?.source === 'demo'
}

/** Also one that cannot be read. */
async function hasBook(dataDir: string, league: LeagueRef): Promise<boolean> {
  try {
    return (await readBook(dataDir, [league])) !== null
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'bad-request') return true
    throw error
  }
}
