import { Languages, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import '../../lib/front/front.css'
import { pickMessages } from '../../lib/preferences/pick-messages'
import { usePreferences } from '../../lib/preferences/preferences'
import { SiteMark } from '../../lib/site-mark'
import './login.css'
import * as catalogue from './login.messages'
import { Skyline } from './skyline'

/** Of the site whose host this is: no user has signed in yet (ADR 73). */
const LOGO = '/files/logo/ofHost'

/** The stage with the name of the product, and beside it a form of the sign-in. */
export function LoginFrame({ children }: { children: ReactNode }) {
  const messages = pickMessages(usePreferences().locale, catalogue)
  return (
    <main className="login">
      <section className="login-stage">
        <Skyline />
        <SiteMark url={LOGO} className="login-mark" />
        <h1 className="login-product">{messages.product}</h1>
        <p className="login-tagline">{messages.tagline}</p>
      </section>
      <section className="login-side">
        <Switches />
        {children}
      </section>
    </main>
  )
}

function Switches() {
  const { theme, locale, set } = usePreferences()
  const messages = pickMessages(locale, catalogue)
  const themeLabel = theme === 'dark' ? messages.theme.toLight : messages.theme.toDark
  return (
    <div className="login-switches">
      <button type="button" className="login-switch" onClick={() => set('locale', locale === 'en' ? 'zh-CN' : 'en')}>
        <Languages size={16} aria-hidden />&nbsp;{messages.otherLanguage}
      </button>
      <button
        type="button" className="login-switch" aria-label={themeLabel} title={themeLabel}
        onClick={() => set('theme', theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
      </button>
    </div>
  )
}
