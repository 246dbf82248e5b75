import { Component, type ReactNode } from 'react'
import { ScreenLoading } from './ScreenLoading.tsx'
import { UnexpectedError } from './UnexpectedError.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /** A new value, e.g. another address, gives the screen another chance. */
  resetKey: string
}

/** What a screen could not catch itself: a message in its place, the story in the console. */
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
    // A script is gone with the build it belonged to (`src/layouts/ReloadOnce.astro`).
    if (document.documentElement.dataset.reloading !== undefined) return <ScreenLoading />
    return <UnexpectedError message={this.state.error instanceof Error ? this.state.error.message : ''} />
  }
}
