/**
 * Marks the reader's team in an edition by the addresses of its links, with style rules only, in ink as elsewhere: the page is the same for all readers, and that
 * of a snapshot renders nothing in the browser. It reads the device's entry itself, because the store comes with the code of all screens.
 */
import { myTeamsEntry, readListEntry } from '../../client/browser-storage.ts'

export function markMyTeams(): void {
  const rules = readTeamIds(readListEntry(myTeamsEntry)).map(writeRules)
  if (rules.length === 0) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules.join('\n'))
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

/** What another version stored is not trusted. */
function readTeamIds(choices: readonly unknown[]): number[] {
  return choices.flatMap((choice) => {
    const { id } = (choice as { team?: { id?: unknown } | null } | null)?.team ?? {}
    return Number.isSafeInteger(id) ? [id as number] : []
  })
}

/** Not on paper, which is for everyone. */
function writeRules(teamId: number): string {
  const link = `a:is([href$="/teams/${teamId}"], [href*="/teams/${teamId}/"])`
  return `@media screen {
    ${link} { font-weight: 700; }
    :is(th, h3) ${link} bdi::after { content: ' (you)'; }
    /* Beside the row, whose text begins at its edge. */
    tr:has(> th ${link}) > :first-child { box-shadow: -4px 0 var(--mine-ground), -7px 0 var(--ink); }
    tr:has(> th ${link}) { background: var(--mine-ground); }
    article:has(${link}) { border-color: var(--ink); }
  }`
}
