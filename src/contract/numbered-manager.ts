/** What an anonymized snapshot calls a manager. The same number is another manager in another season. */

const word = 'Manager'

export const nameNumbered = (number: number) => `${word} ${number}`
export const isNumbered = (name: string) => new RegExp(`^${word} \\d+$`).test(name)
