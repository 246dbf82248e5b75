/** A picture for every award we know by title; the others share one, unless the server names one of ours. */
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

/** The icon of an award, by title in whatever case and spacing, then by the name the server gives; else the star. */
export function awardIcon(title: string, named?: string): IconName {
  const key = title.trim().toLowerCase().replace(/\s+/g, ' ')
  if (Object.hasOwn(byTitle, key)) return byTitle[key] ?? 'star'
  return named !== undefined && Object.hasOwn(iconPaths, named) ? (named as IconName) : 'star'
}
