/** The views of an older page, behind tabs. The current tab is `?tab=`; the first needs none. */
import type { ComponentType } from 'react'
import { navigateQuery } from '../../stores/location.ts'
import { InPageTabs } from '../../ui/InPageTabs.tsx'
import { Later } from '../../ui/Later.tsx'

type OlderView<Props> = { key: string; label: string; View: ComponentType<Props> }
export type OlderViews<Props> = readonly [OlderView<Props>, ...OlderView<Props>[]]

interface OlderPageProps<Props> {
  label: string
  views: OlderViews<Props>
  query: URLSearchParams
  /** URL of the current version of the page. */
  currentHref: string
  /** Props of each view. */
  props: Props
}

export function OlderPage<Props extends object>({ label, views, query, currentHref, props }: OlderPageProps<Props>) {
  const current = readTab(query.get('tab'), views)
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted text-sm print:hidden">
        This is the older version of this page.{' '}
        <a href={currentHref} className="text-accent underline underline-offset-4">
          Open the current one
        </a>
      </p>
      <InPageTabs
        label={label}
        tabs={views}
        current={current}
        onSelect={({ key }) =>
          navigateQuery({ tab: key === views[0].key ? null : key, matchup: null }, { replace: true })
        }
      >
        <Later>
          <current.View {...props} />
        </Later>
      </InPageTabs>
    </div>
  )
}

/** The tab in the URL, or the first one. */
export function readTab<Tab extends { key: string }>(text: string | null, tabs: readonly [Tab, ...Tab[]]): Tab {
  return tabs.find(({ key }) => key === text) ?? tabs[0]
}
