import type { ReactNode } from 'react'
import './front.css'

interface FrontPageProps {
  /** large and quiet above the title, e.g. 404 */
  code?: string
  title: string
  children?: ReactNode
  actions?: ReactNode
  busy?: boolean
  /** inside the shell it fills the main area instead of the window */
  inset?: boolean
}

/** A page with one message: signing in, unreachable, 401, 404. */
export function FrontPage({ code, title, children, actions, busy = false, inset = false }: FrontPageProps) {
  const Root = inset ? 'div' : 'main'
  return (
    <Root className={inset ? 'front front-inset' : 'front'} aria-busy={busy}>
      <div className="front-message">
        {busy && <div className="front-spinner" aria-hidden="true" />}
        {code && <div className="front-code" aria-hidden="true">{code}</div>}
        <h1 role={busy ? 'status' : undefined}>{title}</h1>
        {children}
        {actions && <div className="front-actions">{actions}</div>}
      </div>
    </Root>
  )
}
