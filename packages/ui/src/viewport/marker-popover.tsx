'use client'
import { X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { IconButton } from '../components/button/icon-button'
import { focusedNear } from '../root/focused-near'
import { useLayoutEffect } from '../root/use-layout-effect'
import { placePopover } from './popover.math'
import type { Stage } from './use-stage'

interface MarkerPopoverProps {
  stage: Stage
  id: string
  label: string
  closeLabel: string
  /** Registers a function that is called when the plan has moved. */
  follow: (place: (() => void) | undefined) => void
  onClose: () => void
  children: ReactNode
}

/** A small dialog at a marker; it follows the plan without a render. */
export function MarkerPopover({ stage, id, label, closeLabel, follow, onClose, children }: MarkerPopoverProps) {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const node = ref.current
    if (!node) return
    const place = () => {
      const index = stage.engine.store.indexOf(id)
      if (index === undefined) return
      const viewport = { width: stage.node.clientWidth, height: stage.node.clientHeight }
      const at = placePopover(stage.engine.anchorOnPlan(index), { width: node.offsetWidth, height: node.offsetHeight }, viewport)
      node.style.transform = `translate(${at.x}px, ${at.y}px)`
      node.style.visibility = at.visible ? '' : 'hidden'
    }
    const sizes = new ResizeObserver(place)
    sizes.observe(node)
    follow(place)
    place()
    return () => {
      sizes.disconnect()
      follow(undefined)
    }
  }, [stage, id, follow])

  useEffect(() => {
    const node = ref.current
    const before = focusedNear(stage.node)
    if (isWithPlan(before, stage.node)) node?.focus({ preventScroll: true })
    return () => {
      const now = focusedNear(stage.node)
      if (now !== null && !node?.contains(now)) return
      before?.focus({ preventScroll: true })
      // what had the focus before may have gone meanwhile
      if (before === null || focusedNear(stage.node) !== before) stage.node.focus({ preventScroll: true })
    }
  }, [stage, id])

  return (
    <div
      ref={ref}
      className="fs-vp-popover"
      role="dialog"
      data-escape="own"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Escape must not close the dialog around the plan
        event.stopPropagation()
        onClose()
      }}
    >
      {children}
      <IconButton size="sm" label={closeLabel} icon={<X size={14} aria-hidden="true" />} onClick={onClose} />
    </div>
  )
}

/** A popover may open late, with the data of its marker: it must not take the focus from a notice or a dialog to which the person went meanwhile. */
function isWithPlan(focused: HTMLElement | null, plan: HTMLElement): boolean {
  const dialog = plan.closest('[role=dialog]')
  return focused === null || dialog === null || dialog.contains(focused)
}
