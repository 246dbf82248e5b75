/**
 * Sanitizes a text to one line that is safe in every format. Keeps emoji, curly quotes and all scripts. Removes control characters, lone
 * surrogates, marks that change the text direction, and the 66 noncharacters (Unicode, section 23.7), two of which are invalid in XML.
 */
export function toOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]/gu, '')
    .trim()
}
