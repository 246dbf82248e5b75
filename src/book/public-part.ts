import type { OpenedBook } from './book-seasons.ts'

/** What every reader of the league may see of its book: everything but webhooks, and money that it does not make public. */
export function publicPartOf({ book, ...files }: OpenedBook): OpenedBook {
  return { ...files, book: { ...book, webhooks: [], money: book.money?.isPublic ? book.money : null } }
}
