/** 'a 21% chance', 'an 8% chance': the indefinite article for the number at the start of a text, by its sound. */
export function withArticle(text: string): string {
  return `${/^(8|1[18](?!\d))/.test(text) ? 'an' : 'a'} ${text}`
}
