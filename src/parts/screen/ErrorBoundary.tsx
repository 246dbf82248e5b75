import { Component, type ReactNode } from 'react'
import { Skeleton, SkeletonGroup, Skeletons } from '../../ui/Skeleton.tsx'
import { UnexpectedError } from './UnexpectedError.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /** A new value, e.g. another URL, renders the screen again after an error. */
  resetKey: string
  /** The content is a page with its own `<main>`, so what replaces it needs one, too. */
  isPage?: boolean
}

/** Catches errors of a screen: a message in its place, details in the console. */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override state = { error: null as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.error !== null && resetKey !== this.props.resetKey) this.setState({ error: null })
  }

  override render() {
    if (this.state.error === null) return this.props.children
    // The script belongs to an earlier build; the page is about to reload (`src/layouts/ReloadOnce.astro`).
    if (document.documentElement.dataset.reloading !== undefined) return <ScreenLoading />
    const error = <UnexpectedError message={this.state.error instanceof Error ? this.state.error.message : ''} />
    if (!this.props.isPage) return error
    return (
      <main id="content" tabIndex={-1}>
        {error}
      </main>
    )
  }
}

/** Placeholder for any screen whose code is loading. */
function ScreenLoading() {
  return (
    <SkeletonGroup label="Loading..." className="mx-auto flex max-w-7xl flex-col gap-6 px-4 py-6">
      <Skeleton className="h-9 w-64 max-w-full" />
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <Skeletons count={4} className="h-24" />
      </div>
      <Skeleton className="h-96" />
    </SkeletonGroup>
  )
}
