import { createApiClient } from '@smart-fire/api-client'
import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { ConfigProvider, theme } from 'antd'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Page } from './page'

const dark = matchMedia('(prefers-color-scheme: dark)').matches
const client = createApiClient({ getToken: () => sessionStorage.getItem('portal-token') })

function Portal() {
  const [open, setOpen] = useState(false)
  return (
    <ConfigProvider theme={{ algorithm: dark ? theme.darkAlgorithm : theme.defaultAlgorithm }} wave={{ disabled: true }}>
      <Page onAlarms={() => setOpen(true)} />
      <SmartFireProvider client={client} theme={dark ? 'dark' : 'light'}>
        <ExceptionListDialog open={open} onClose={() => setOpen(false)} />
      </SmartFireProvider>
    </ConfigProvider>
  )
}

createRoot(document.getElementById('portal')).render(<StrictMode><Portal /></StrictMode>)
