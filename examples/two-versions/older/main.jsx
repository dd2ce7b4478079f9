import { createApiClient } from '@smart-fire/api-client'
import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const client = createApiClient({ getToken: () => sessionStorage.getItem('portal-token') })

function Older() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>另一系统的警情</button>
      <SmartFireProvider client={client} theme="dark">
        <ExceptionListDialog open={open} onClose={() => setOpen(false)} />
      </SmartFireProvider>
    </>
  )
}

createRoot(document.getElementById('older')).render(<StrictMode><Older /></StrictMode>)
