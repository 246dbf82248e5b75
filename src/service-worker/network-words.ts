/** The line above a page that was kept, or that is shown without a network. */

/** Nothing where all is well. `savedAt`: when what is shown was kept; null where it is fresh. */
export function networkWords({ isOffline, savedAt }: { isOffline: boolean; savedAt: Date | null }): string {
  const shown = savedAt && `This is shown as it was saved on ${format(savedAt)}.`
  if (isOffline) return `You are offline. ${shown ?? 'What was opened before opens again.'}`
  return shown ? `The site does not answer. ${shown}` : ''
}

export const networkNoteClass = 'border-hairline border-b bg-raised px-4 py-2 text-center text-sm print:hidden'
export const tryAgainClass = 'ml-2 font-semibold text-accent underline'

function format(date: Date): string {
  return date.toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' })
}
