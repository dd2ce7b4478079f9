import { createApiClient } from '@smart-fire/api-client'
import { AlarmFeed } from '@smart-fire/dialogs/alarm-feed'
import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

// the portal signs in and keeps the token; the platform allows the origin of the portal
const client = createApiClient({ baseUrl: import.meta.env.VITE_FIRE_PLATFORM, getToken: () => sessionStorage.getItem('portal-token') })

function Portal() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <main>
        <h1>园区门户</h1>
        <button onClick={() => setOpen(true)}>未处理警情</button>
      </main>
      <SmartFireProvider client={client} alarms={{ userId: '9' }}>
        <header style={{ position: 'fixed', top: 0, right: 0 }}><AlarmFeed /></header>
        <ExceptionListDialog open={open} onClose={() => setOpen(false)} />
      </SmartFireProvider>
    </>
  )
}

createRoot(document.getElementById('portal')).render(<StrictMode><Portal /></StrictMode>)
