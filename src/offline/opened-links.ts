/** Links to opened pages, for the page that replaces one that is not cached. */
import { withoutBase } from '../client/site-base.ts'
import { matchRoute } from '../contract/routes.ts'
import { listOpened, type OpenedPage } from './opened.ts'

/** List items, last opened first. */
export async function openedLinks(): Promise<HTMLLIElement[]> {
  return (await listOpened()).map((page) => {
    const link = document.createElement('a')
    link.href = page.address
    link.textContent = labelOf(page)
    const item = document.createElement('li')
    item.append(link)
    return item
  })
}

/** The page's title without the product's name, with a distinguishing detail if several pages share it. */
function labelOf({ address, title }: OpenedPage): string {
  const { name, parameters } = matchRoute(withoutBase(address.split('?')[0] ?? '')) ?? { name: null, parameters: {} }
  const own = title.split(' · ').filter((part) => part !== 'Fantasy Football Analytics')
  const screen = name === 'rosterWeek' ? `Week ${parameters.weekNum}` : name === null ? undefined : sameTitles[name]
  return [...own, screen].filter(Boolean).join(' · ') || 'Home'
}

const sameTitles: Readonly<Record<string, string>> = {
  seasonOverview: 'Season overview',
  performance: 'Performance',
  leagueLegacy: 'Older page',
  leagueTeamLegacy: 'Older page',
  leagueRosterLegacy: 'Older roster',
  teamLegacy: 'Older page',
  rosterLegacy: 'Older roster',
}
