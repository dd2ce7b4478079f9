import type { ReactNode } from 'react'
import './front.css'

interface FrontPageProps {
  title: string
  children?: ReactNode
  actions?: ReactNode
  busy?: boolean
}

/** A page with one message and without the console around it: signing in, signing out, service unreachable. */
export function FrontPage({ title, children, actions, busy = false }: FrontPageProps) {
  return (
    <main className="front" aria-busy={busy}>
      <div className="front-message">
        {busy && <div className="front-spinner" aria-hidden="true" />}
        <div role={busy ? 'status' : undefined}><h1>{title}</h1></div>
        {children}
        {actions && <div className="front-actions">{actions}</div>}
      </div>
    </main>
  )
}
