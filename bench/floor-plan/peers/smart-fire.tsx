import { UiRoot } from '@smart-fire/ui'
import { PlanViewport, type PlanMarker, type PlanViewportHandle } from '@smart-fire/ui/viewport'
import { createRef, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { offer } from '../scene'

offer((root, markers) => {
  const handle = createRef<PlanViewportHandle>()
  let shown = 0
  const nameOf = ({ id }: PlanMarker) => {
    shown += 1
    return `设备 ${id}`
  }
  let show: ((ready: () => void) => void) | undefined
  function Desk() {
    const [ready, setReady] = useState<() => void>()
    useEffect(() => {
      show = (next) => setReady(() => next)
    }, [])
    return ready ? (
      <PlanViewport ref={handle} picture="/plan.png" markers={markers} label="3F 平面图" summary="3F" markerName={nameOf} onPictureLoad={ready} />
    ) : null
  }
  // in the product the theme is loaded long before a plan is opened
  createRoot(root).render(<UiRoot theme="light"><div style={{ width: 1280, height: 800 }}><Desk /></div></UiRoot>)
  return {
    start: () => new Promise((resolve) => show?.(resolve)),
    setTones: (changes) => handle.current?.setTones(changes),
    hits: () => shown,
  }
})
