/** Saves a season of this device as one standalone HTML file: its recap, for the group chat. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { pageFonts } from '../../charts/page-fonts.ts'
import { call } from '../../client/call.ts'
import { CallFailure } from '../../client/call-failure.ts'
import type { LoadResponse } from '../../client/calls.ts'
import { addressOf } from '../../client/site-base.ts'
import type { LeagueKey } from '../../domain/identity.ts'
import { fileName } from '../../ui/file-name.ts'
import { saveFile } from '../../ui/save-file.ts'
import { documentTitle } from '../../ui/use-document-title.ts'
import { leagueRefOf, placeOfKey } from '../league/league-ref.ts'
import type { LeagueResponse } from '../league/league-view.ts'
import { recapTitle } from '../recap/describe-recap.ts'
import { loadRecapResponses } from '../recap/load-recap.ts'
import { RecapView } from '../recap/RecapView.tsx'
import type { RecapLinks } from '../recap/recap-links.ts'
import { composeSeasonRecap, recapSeasonOf, type SeasonRecap } from '../recap/season-recap.ts'

/** Returns an error message, or undefined on success. */
export async function saveRecap(league: LeagueResponse): Promise<string | undefined> {
  const { id, season, name } = league
  const leagueRef = leagueRefOf(league)
  if (id === null || leagueRef === null || season === null) return 'This league has no recap'
  const key = { ...leagueRef, season }
  const responses = await loadRecapResponses({ ...key, id }, loadOrNull)
  const recap = composeSeasonRecap(recapSeasonOf(key, responses), responses)
  const page = recapPage(recap, linksOf(key), await readStyles(document.styleSheets))
  saveFile(fileName([name, 'recap', season], 'html'), new Blob([page], { type: 'text/html' }))
  return undefined
}

/** The whole file. `styles` is the text of its style sheet. */
export function recapPage(recap: SeasonRecap, links: RecapLinks, styles: string): string {
  const place = document.createElement('div')
  const root = createRoot(place)
  flushSync(() => root.render(<RecapView recap={recap} links={links} isWhole />))
  const body = place.innerHTML
  root.unmount()
  const title = document.createElement('title')
  title.textContent = documentTitle(recapTitle(recap))
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Nothing in the file may run or be loaded, whatever a team's name contains.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:">`,
    `${title.outerHTML}<style>${styles.replaceAll('</', '<\\/')}</style></head><body>${body}</body></html>`,
  ].join('')
}

const loadOrNull: LoadResponse = async (name, parameters) => {
  try {
    return await call(name, parameters)
  } catch (failure) {
    // A bye week has no lineup.
    if (failure instanceof CallFailure && failure.status === 404) return null
    throw failure
  }
}

/** The file is opened outside the site, so its links are absolute. */
function linksOf(key: LeagueKey): RecapLinks {
  const { host, leagueId, season } = key
  const league = { ...placeOfKey(key) }
  const absolute = (path: string) => new URL(path, location.href).href
  const screen = (
    name: 'overview' | 'bracket' | 'draftboard' | 'moves' | 'power' | 'managers' | 'awards' | 'history',
  ) => absolute(addressOf(name, league))
  return {
    home: absolute(addressOf('home')),
    recap: absolute(addressOf('recap', { host, leagueId, season })),
    story: absolute(addressOf('leagueStory', { host, leagueId, season })),
    overview: screen('overview'),
    history: screen('history'),
    bracket: screen('bracket'),
    draftboard: screen('draftboard'),
    moves: screen('moves'),
    power: screen('power'),
    managers: screen('managers'),
    awards: screen('awards'),
    award: () => screen('awards'),
    week: (weekNum) => absolute(addressOf('matchupsWeek', { ...league, weekNum })),
    team: (teamId) => absolute(addressOf('team', { host, leagueId, teamId })),
  }
}

/** The page's style sheets with their fonts embedded; a font that fails to load is left to the system. */
async function readStyles(sheets: StyleSheetList): Promise<string> {
  const rules = [...sheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => !(rule instanceof CSSFontFaceRule))
    .map(({ cssText }) => cssText)
    .join('')
  return rules + (await pageFonts(rules))
}
