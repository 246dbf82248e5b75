/** 'a 21% chance', 'an 8% chance': the indefinite article by the sound of the number that a text starts with. */
export function withArticle(text: string): string {
  return `${/^(8|1[18](?!\d))/.test(text) ? 'an' : 'a'} ${text}`
}
