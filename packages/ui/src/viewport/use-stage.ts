'use client'
import { useRef, useState } from 'react'
import { useZoomPanPinch } from 'react-zoom-pan-pinch'
import { useLayoutEffect } from '../root/use-layout-effect'
import { onDensityChange } from './density'
import { GESTURE_PROPS, PlanCamera } from './plan-camera'
import { PlanEngine } from './plan-engine'

export interface Stage { engine: PlanEngine; camera: PlanCamera; node: HTMLElement }

/** Creates engine and camera for their elements; both live outside of React until unmount. */
export function useStage() {
  const { wrapperRef, contentRef, instance } = useZoomPanPinch(GESTURE_PROPS)
  const canvasRef = useRef<HTMLCanvasElement>(null)
  const [stage, setStage] = useState<Stage>()

  useLayoutEffect(() => {
    const [node, content, canvas, gestures] = [wrapperRef.current, contentRef.current, canvasRef.current, instance.current]
    if (!node || !content || !canvas) return
    const engine = new PlanEngine(canvas)
    const camera = new PlanCamera(gestures)
    // its observer would limit the view before our own has kept the centre
    gestures.observer?.disconnect()
    const stopFollowing = gestures.onTransform(() => {
      engine.setView(camera.view)
      if (gestures.isPinching) carry(content, camera)
    })
    // a pinch is measured from the box of the content element, which is not moved otherwise
    const beforeTouch = () => carry(content, camera)
    node.addEventListener('touchstart', beforeTouch, { capture: true, passive: true })
    const stopWatching = watch(node, engine, camera)
    setStage({ engine, camera, node })
    return () => {
      stopWatching()
      stopFollowing()
      node.removeEventListener('touchstart', beforeTouch, { capture: true })
      engine.dispose()
    }
  }, [wrapperRef, contentRef, instance])

  return { stage, wrapperRef, contentRef, canvasRef }
}

function carry(content: HTMLElement, { view }: PlanCamera) {
  content.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
}

/** Observes the size of the viewport, the pixels of the screen, the theme, and fonts that arrive after labels were drawn without them. */
function watch(node: HTMLElement, engine: PlanEngine, camera: PlanCamera): () => void {
  const measure = () => {
    const size = { width: node.clientWidth, height: node.clientHeight }
    engine.setViewport(size)
    camera.resize(size)
  }
  const sizes = new ResizeObserver(measure)
  sizes.observe(node)
  measure()
  const root = node.closest('[data-theme]')
  const redraw = () => engine.refreshLook()
  const themes = new MutationObserver(redraw)
  if (root) themes.observe(root, { attributes: true, attributeFilter: ['data-theme'] })
  const forgetDensity = onDensityChange(() => engine.drawNow())
  const fonts = node.ownerDocument.fonts as FontFaceSet | undefined // not in jsdom
  fonts?.addEventListener('loadingdone', redraw)
  return () => {
    sizes.disconnect()
    themes.disconnect()
    forgetDensity()
    fonts?.removeEventListener('loadingdone', redraw)
  }
}
