import { Suspense } from 'react'
import { Alarms } from './alarms'

export default function Page() {
  return (
    <>
      <main>
        <h1>园区门户</h1>
        <ul><li>一号楼</li><li>二号楼</li></ul>
      </main>
      <Suspense fallback={null}><Alarms /></Suspense>
    </>
  )
}
