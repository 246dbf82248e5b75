/**
 * Sanitizes a text to one line that is safe in every format. Keeps emoji, curly quotes and all scripts. Removes control characters, lone
 * surrogates, marks that change the text direction, and the 66 noncharacters (Unicode, section 23.7), two of which are invalid in XML. A
 * text without anything that can be seen is empty.
 */
export function toOneLine(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069\p{Noncharacter_Code_Point}]/gu, '')
    .trim()
  return visible.test(plain) ? plain : ''
}

/** Marks need a letter to sit on; fillers (U+3164 and others) are letters that nothing is drawn for, and U+2800 is Braille without dots. */
const visible = /[^\p{M}\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u
