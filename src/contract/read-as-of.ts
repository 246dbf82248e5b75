/** When a response's results were read from their host, ISO 8601: our server's `Last-Modified`. Null without one. */
export function readAsOf({ headers }: Pick<Response, 'headers'>): string | null {
  const time = Date.parse(headers.get('Last-Modified') ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
