/**
 * A text on one line that no format or screen stumbles over. Emoji, curly quotes and any script stay. What would reach beyond the
 * text goes: control characters, half an emoji, marks that turn round the direction of what follows, and the 66 code points that are
 * no characters (Unicode, section 23.7), two of which no XML document may have.
 */
export function toOneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]/gu, '')
    .trim()
}
