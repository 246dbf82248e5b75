/** A picture for every award we know by title; the others share one. */

export type AwardIconName =
  | 'peak'
  | 'steady'
  | 'swing'
  | 'medal'
  | 'run'
  | 'rocket'
  | 'slump'
  | 'ticket'
  | 'first'
  | 'target'
  | 'door'
  | 'crack'
  | 'star'

const byTitle: Readonly<Record<string, AwardIconName>> = {
  'highest single week score': 'peak',
  'most consistent': 'steady',
  'boom or bust': 'swing',
  'best regular season record': 'medal',
  'strongest playoff run': 'run',
  'draft boom of the year': 'rocket',
  'biggest draft bust': 'slump',
  'late round lottery winner': 'ticket',
  'first round failure': 'first',
  'most points against': 'target',
  'should have made playoffs': 'door',
  'unluckiest loss': 'crack',
}

/** The icon of an award, by title in whatever case and spacing; unknown titles get the star. */
export function awardIcon(title: string): AwardIconName {
  const key = title.trim().toLowerCase().replace(/\s+/g, ' ')
  return Object.hasOwn(byTitle, key) ? (byTitle[key] ?? 'star') : 'star'
}
