/**
 * Marks the reader's team in an edition by the addresses of its links, with style rules only: the page is the same for all readers, and that
 * of a snapshot renders nothing in the browser.
 */
import { $myTeams } from '../../stores/my-team.ts'

export function markMyTeams(): void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  $myTeams.subscribe((choices) => {
    sheet.replaceSync(choices.map(({ team }) => (team ? writeRules(team.id) : '')).join('\n'))
  })
}

/** Not on paper, which is for everyone. */
export function writeRules(teamId: number): string {
  const link = `a:is([href$="/teams/${teamId}"], [href*="/teams/${teamId}/"])`
  return `@media screen {
    ${link} { color: var(--accent); }
    :is(th, h3) ${link}::after { content: ' (you)'; }
    tr:has(> th ${link}) > :first-child { box-shadow: inset 3px 0 var(--accent); }
    article:has(${link}) { border-color: var(--accent); }
  }`
}
