'use client'
import { createApiClient } from '@smart-fire/api-client'
import { AlarmFeed } from '@smart-fire/dialogs/alarm-feed'
import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { useState } from 'react'

const client = createApiClient({ getToken: () => sessionStorage.getItem('portal-token') })

export function Alarms() {
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
