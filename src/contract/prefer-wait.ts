/**
 * The header of a request whose reader does not ask again (RFC 7240): where the stored season has certainly changed since it was read, the
 * server waits for its refresh, ten seconds at most. Embeds of this site send it: figures of yesterday would be on somebody's page.
 */
export const preferWait = { name: 'Prefer', value: 'wait=10' } as const

/** Whether the value of the header asks the server to wait. */
export function isPreferredToWait(value: string | null | undefined): boolean {
  return (value ?? '').split(',').some((one) => /^wait=[1-9]\d*$/.test(one.trim()))
}
