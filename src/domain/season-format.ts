/**
 * How a week is decided. 'total-points': no opponents, points add up. 'elimination': no opponents, the lowest team of a round is
 * eliminated. 'other': an unsupported format, such as categories.
 */
export const seasonFormats = ['head-to-head', 'total-points', 'elimination', 'other'] as const
export type SeasonFormat = (typeof seasonFormats)[number]

/** Whether games of two teams, decided by points, make up a league's season; in most leagues they do. */
export function hasOpponents(format: string | null | undefined): boolean {
  return (format ?? 'head-to-head') === 'head-to-head'
}

/** Whether teams have wins and losses: by games, or in an unsupported format by the host. */
export function hasRecords(format: string | null | undefined): boolean {
  return hasOpponents(format) || format === 'other'
}
