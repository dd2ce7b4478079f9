import { createApiClient } from '@smart-fire/api-client'
import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const client = createApiClient({ getToken: () => sessionStorage.getItem('portal-token') })

function Portal() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <main>
        <h1>园区门户</h1>
        <button onClick={() => setOpen(true)}>未处理警情</button>
      </main>
      <SmartFireProvider client={client}>
        <ExceptionListDialog open={open} onClose={() => setOpen(false)} />
      </SmartFireProvider>
    </>
  )
}

createRoot(document.getElementById('portal')).render(<StrictMode><Portal /></StrictMode>)
