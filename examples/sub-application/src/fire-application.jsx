import { createApiClient } from '@smart-fire/api-client'
import { AlarmFeed } from '@smart-fire/dialogs/alarm-feed'
import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'

const client = createApiClient({ getToken: () => sessionStorage.getItem('portal-token') })
let root

export async function mount({ container }) {
  root = createRoot(container)
  root.render(<StrictMode><Fire /></StrictMode>)
}

export async function unmount() {
  root.unmount()
}

function Fire() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>未处理警情</button>
      <SmartFireProvider client={client} alarms={{ userId: '9' }}>
        <header style={{ position: 'fixed', top: 0, right: 0 }}><AlarmFeed /></header>
        <ExceptionListDialog open={open} onClose={() => setOpen(false)} />
      </SmartFireProvider>
    </>
  )
}
