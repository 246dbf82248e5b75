import { describe, expect, it } from 'vitest'
import { cameFrom, layBackTrap } from '../../src/parts/league/back-trap.ts'

/** A browser's session history of one page. */
function openBrowser(path: string) {
  const entries: { path: string; state: unknown }[] = [{ path, state: null }]
  let at = 0
  let listeners: (() => void)[] = []
  let referrer = ''
  const here = () => entries[at] ?? { path: '', state: null }
  const go = (entry: { path: string; state: unknown }) => entries.splice(++at, entries.length, entry)
  const trapWindow: Parameters<typeof layBackTrap>[1] = {
    history: {
      get state() {
        return here().state
      },
      pushState: (state: unknown) => go({ path: here().path, state }),
      replaceState: (state: unknown) => {
        here().state = state
      },
    },
    get referrer() {
      return referrer
    },
    addEventListener: (_, listener) => {
      listeners.push(listener)
    },
    removeEventListener: (_, listener) => {
      listeners = listeners.filter((one) => one !== listener)
    },
  }
  return {
    trapWindow,
    visit: (to: string) => {
      referrer = `https://site.invalid${here().path}`
      go({ path: to, state: null })
    },
    back() {
      at = Math.max(at - 1, 0)
      for (const listener of [...listeners]) listener()
    },
    path: () => here().path,
    length: () => entries.length,
  }
}

const overview = '/leagues/espn/1/overview'

describe('the document that led to a league', () => {
  const home = 'https://site.invalid/'
  const shown = 'https://site.invalid/leagues/espn/1/overview'

  it('is the one before the redirect of a host without rules', () => {
    expect(cameFrom(shown, JSON.stringify([shown, home]))).toBe(home)
    expect(cameFrom(home, JSON.stringify([shown, shown]))).toBe(home)
    for (const damaged of ['{', '{}', '7', 'null']) expect(cameFrom(home, damaged)).toBe(home)
    expect(cameFrom(shown, null)).toBe(shown)
  })
})

describe('back trap', () => {
  it('does not let back leave the league page, however often', () => {
    const browser = openBrowser('/')
    browser.visit(overview)
    const stop = layBackTrap('1', browser.trapWindow)
    for (let times = 0; times < 5; times++) {
      browser.back()
      expect(browser.path()).toBe(overview)
    }
    expect(browser.length()).toBeLessThan(5)
    stop()
  })

  it('is laid after the address of the league itself, which only leads to its overview', () => {
    const browser = openBrowser('/')
    browser.visit('/leagues/espn/1')
    browser.visit(overview)
    const stop = layBackTrap('1', browser.trapWindow)
    browser.back()
    expect(browser.path()).toBe(overview)
    stop()
  })

  it('moves back between tabs', () => {
    const browser = openBrowser('/')
    browser.visit('/leagues/espn/2/overview')
    const stop = layBackTrap('2', browser.trapWindow)
    browser.visit('/leagues/espn/2/awards')
    stop()
    const stopAwards = layBackTrap('2', browser.trapWindow)
    browser.back()
    expect(browser.path()).toBe('/leagues/espn/2/overview')
    browser.back()
    expect(browser.path()).toBe('/leagues/espn/2/overview')
    stopAwards()
  })

  it('is set again after the reader was elsewhere', () => {
    const browser = openBrowser('/')
    browser.visit('/leagues/espn/3/overview')
    const stop = layBackTrap('3', browser.trapWindow)
    browser.visit('/scenarios')
    stop()
    const length = browser.length()
    browser.back()
    expect([browser.path(), browser.length()]).toEqual(['/leagues/espn/3/overview', length])
    browser.visit('/scenarios')
    browser.visit('/leagues/espn/3/awards')
    const stopAgain = layBackTrap('3', browser.trapWindow)
    for (let times = 0; times < 3; times++) browser.back()
    expect(browser.path()).toBe('/leagues/espn/3/awards')
    stopAgain()
  })
})
