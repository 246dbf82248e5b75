import { useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import { applyTheme, nextTheme, readTheme, type Theme } from './theme.ts'

/** System, light or dark, in turn. */
export function ThemeSwitch() {
  // The page is built without knowing the reader: what was chosen is read once it is in the browser.
  const [theme, setTheme] = useState<Theme>('system')
  useEffect(() => setTheme(readTheme()), [])

  function change() {
    const next = nextTheme(theme)
    applyTheme(next)
    setTheme(next)
  }

  return <Button variant="ghost" icon={icons[theme]} label={`Theme: ${theme}`} onClick={change} />
}

const icons: Record<Theme, string> = { system: 'monitor', light: 'sun', dark: 'moon' }
