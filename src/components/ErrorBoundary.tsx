import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Fallback content. `retry` renders the children again. */
  fallback(retry: () => void, error: unknown): ReactNode
  onError?(error: unknown): void
  children: ReactNode
}

/** Isolates a part that throws from the rest of the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean; error?: unknown }> {
  override state: { broken: boolean; error?: unknown } = { broken: false }

  static getDerivedStateFromError(error: unknown) {
    return { broken: true, error }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
    this.props.onError?.(error)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return this.props.fallback(() => this.setState({ broken: false, error: undefined }), this.state.error)
  }
}
