import { createApiClient } from '@smart-fire/api-client'
import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import 'bootstrap/dist/css/bootstrap.min.css'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page'

const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
document.documentElement.dataset.bsTheme = theme
const client = createApiClient({ getToken: () => sessionStorage.getItem('portal-token') })

function Portal() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Page onAlarms={() => setOpen(true)} />
      <SmartFireProvider client={client} theme={theme}>
        <ExceptionListDialog open={open} onClose={() => setOpen(false)} />
      </SmartFireProvider>
    </>
  )
}

createRoot(document.getElementById('portal')).render(<StrictMode><Portal /></StrictMode>)
