import { createApiClient } from '@smart-fire/api-client'
import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page'
import './styles.css'

const dark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.toggle('dark', dark)
const client = createApiClient({ getToken: () => sessionStorage.getItem('portal-token') })

function Portal() {
  const [open, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-2 gap-8">
      <Page onAlarms={() => setOpen(true)} />
      <SmartFireProvider client={client} theme={dark ? 'dark' : 'light'}>
        <ExceptionListDialog open={open} onClose={() => setOpen(false)} />
      </SmartFireProvider>
    </div>
  )
}

createRoot(document.getElementById('portal')).render(<StrictMode><Portal /></StrictMode>)
