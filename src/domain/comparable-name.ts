/** What a reader sees of a name: letters in any case, without characters that nothing is drawn for. */
export function comparableName(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[\p{Default_Ignorable_Code_Point}\p{Cf}]+/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
