/** Plain text as it appears in a chat: what a league, a team or a person is called never acts as markup and mentions no one. */

/** Escapes plain text for Discord's Markdown: markup, mentions, custom emoji and URLs get a backslash. */
export function escapeForDiscord(text: string): string {
  return text
    .replace(/[\\*_~`|[\]<>@]/g, '\\$&')
    .replace(/:(?=\/\/)/g, '\\:')
    .replace(/^(\s*)([#+-])/gm, '$1\\$2')
    .replace(/^(\s*\d+)\./gm, '$1\\.')
}

/** Escapes the three characters with a special meaning in Slack's texts. */
export function escapeForSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
