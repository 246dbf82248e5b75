import { type MouseEvent, useContext } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'
import { shareLink } from './share-link.ts'
import { SubjectContext } from './subject.ts'

/** Shares a URL with the browser's share sheet; without one the link is copied or shown. */
export function ShareButton({ what, title, text, address, className }: ShareButtonProps) {
  const { season } = useContext(SubjectContext)

  function share({ currentTarget }: MouseEvent<HTMLElement>) {
    return shareLink({ title, text, url: linkOf(address, season ?? undefined) }, currentTarget)
  }

  return (
    <button
      type="button"
      onClick={share}
      aria-label={`Share ${what}`}
      title="Share"
      className={classNames('thumb text-muted hover:text-ink print:hidden', className)}
    >
      <Icon name="share" size={18} />
    </button>
  )
}

/** The URL with its season, so that it shows the same next year. */
function linkOf(address: string | undefined, season: number | undefined): string {
  const link = new URL(address ?? location.href, location.href)
  if (!address && season && !link.searchParams.has('season')) link.searchParams.set('season', String(season))
  return link.href
}

export interface ShareButtonProps {
  /** The shared subject, for screen readers, e.g. "this team". */
  what: string
  title: string
  text?: string
  /** Default: the page's own, with its season. */
  address?: string
  className?: string
}
