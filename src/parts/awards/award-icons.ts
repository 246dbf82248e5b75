/** An icon for every award; servers that name none are helped out for the twelve titles of the specification. */
import { type IconName, iconPaths } from '../../ui/icons.ts'

const byTitle: Readonly<Record<string, IconName>> = {
  'highest single week score': 'flame',
  'most consistent': 'target',
  'boom or bust': 'dice',
  'best regular season record': 'trophy',
  'strongest playoff run': 'rocket',
  'draft boom of the year': 'bolt',
  'biggest draft bust': 'bomb',
  'late round lottery winner': 'ticket',
  'first round failure': 'trending-down',
  'most points against': 'shield',
  'should have made playoffs': 'lock',
  'unluckiest loss': 'heart-crack',
}

/** The icon that the server names for an award, where it is one of ours; else by title in whatever case and spacing; else the star. */
export function awardIcon(title: string, named?: string): IconName {
  if (named !== undefined && Object.hasOwn(iconPaths, named)) return named as IconName
  const key = title.trim().toLowerCase().replace(/\s+/g, ' ')
  return Object.hasOwn(byTitle, key) ? (byTitle[key] ?? 'star') : 'star'
}
