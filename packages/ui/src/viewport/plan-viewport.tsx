'use client'
import { chakra } from '@chakra-ui/react'
import { Maximize, Minus, Moon, Plus } from 'lucide-react'
import { forwardRef, useEffect, useId, useImperativeHandle, useRef, type ReactNode, type RefObject } from 'react'
import { LiveRegion } from '../components/a11y/live-region'
import { VisuallyHidden } from '../components/a11y/visually-hidden'
import { IconButton } from '../components/button/icon-button'
import { FailedState, LoadingState } from '../components/state/states'
import { useUiLocale } from '../locale/ui-locale'
import { useLayoutEffect } from '../root/use-layout-effect'
import { clusterAt } from './clusters'
import { MarkerList } from './marker-list'
import { MarkerPopover } from './marker-popover'
import type { PlanMarker, ToneChange } from './marker-store'
import type { EngineOptions } from './plan-engine'
import { useInk } from './use-ink'
import { PaperPlan } from './paper-plan'
import { usePicture } from './use-picture'
import { usePrinting } from './use-printing'
import type { PointerCalls } from './pointer-calls'
import { usePointer } from './use-pointer'
import { useLatest } from './use-latest'
import { useOverlay } from './use-overlay'
import { useStage, type Stage } from './use-stage'
import { useWorstMarkers } from './use-worst-markers'
import { insidePlan, toPlan, ZOOM_STEP, type Point, type Size } from './view.math'
import { VIEWPORT_MESSAGES } from './viewport.messages'
import { viewportStyles } from './viewport.styles'

/** Methods for the parent that cause no render. */
export interface PlanViewportHandle {
  /** Changes the tones of markers; repainted in batches, ten times per second at most. */
  setTones(changes: readonly ToneChange[]): void
  zoomIn(): void
  zoomOut(): void
  fit(): void
  centreOn(id: string): void
  /** The plan point in the middle of the viewport, in pixels of the picture. */
  centre(): Point
  /** Moves the keyboard to the plan. */
  focus(): void
}

export interface PlanViewportProps {
  /** The address of an SVG, PNG or JPEG. */
  picture: string
  /** In pixels of the picture at its natural size. */
  markers: readonly PlanMarker[]
  /** The name of the plan. */
  label: string
  /** Announced when it changes, for instance the number of markers of each kind. */
  summary: string
  /** The full name of a marker for the list and the tip; by default its label or id. */
  markerName?: ((marker: PlanMarker) => string) | undefined
  onMarkerOpen?: ((id: string) => void) | undefined
  openMarker?: string | null | undefined
  onMarkerClose?: (() => void) | undefined
  renderPopover?: ((marker: PlanMarker) => ReactNode) | undefined
  showLabels?: boolean | undefined
  cluster?: boolean | undefined
  /** Called at the end of a drag of a marker, in pixels of the picture; without it a drag moves the plan. */
  onMarkerMove?: ((id: string, to: Point) => void) | undefined
  /** Which markers can be dragged; all of them by default. */
  isMovable?: ((id: string) => boolean) | undefined
  /** Called on a click on the picture beside all markers. */
  onPlanPress?: ((at: Point) => void) | undefined
  /** How the keyboard is used, for a screen reader; by default the keys of the plan. */
  keys?: string | undefined
  onPictureLoad?: ((size: Size) => void) | undefined
  /** Called when the user retries; the same address is requested again by itself. */
  onRetry?: (() => void) | undefined
}

const UNSEEN = { visibility: 'hidden' } as const
const defaultName = (marker: PlanMarker) => marker.label ?? marker.id

/** A picture with markers. It moves by drag, wheel, pinch, buttons and keys; markers open by pointer or from a hidden list. */
export const PlanViewport = forwardRef<PlanViewportHandle, PlanViewportProps>(function PlanViewport(props, ref) {
  const { picture, markers, label, summary, markerName = defaultName, openMarker = null, renderPopover, showLabels = false, cluster = false } = props
  const words = VIEWPORT_MESSAGES[useUiLocale().locale]
  const keysId = useId()
  const [ink, setInk] = useInk()
  // before the stage, which measures: the picture is on its way meanwhile
  const [state, retry] = usePicture(picture)
  const { stage, wrapperRef, contentRef, canvasRef } = useStage()
  const plan = state.is === 'failed' ? undefined : state.picture
  const isPrinting = usePrinting()
  const overlay = useOverlay(stage, markers, openMarker, markerName)
  const listRef = useRef<HTMLDivElement>(null)
  const listed = useWorstMarkers(stage, markers, listRef)
  const open = openMarker === null ? undefined : markers.find(({ id }) => id === openMarker)

  useImperativeHandle(ref, () => handleOf(stage), [stage])
  useEngineData(stage, props, { showLabels, cluster, ink })
  useShownPicture(stage, plan, contentRef, props.onPictureLoad)
  usePointer(stage, useLatest<PointerCalls>({
    onHover: overlay.hover,
    onPress(index, at) {
      const together = cluster && stage ? clusterAt(stage.engine.store, toPlan(stage.camera.view, at), stage.camera.view.scale) : undefined
      // a cluster is zoomed until its markers are separate; those of one place never are
      if (together && stage && !stage.camera.isNearest) return stage.camera.zoom(ZOOM_STEP ** 2, at)
      const pressed = together?.worst ?? index
      const id = pressed === undefined ? undefined : stage?.engine.store.ids[pressed]
      const point = stage && plan ? toPlan(stage.camera.view, at) : undefined
      if (id !== undefined) props.onMarkerOpen?.(id)
      else if (props.onPlanPress && point && stage && isOn(stage.engine.planSize, point)) props.onPlanPress(point)
      else if (openMarker !== null) props.onMarkerClose?.()
    },
    mayMove: (id) => props.onMarkerMove !== undefined && (props.isMovable?.(id) ?? true),
    onMove: (id, to) => props.onMarkerMove?.(id, to),
  }))

  const tryAgain = () => {
    retry()
    props.onRetry?.()
  }

  return (
    <chakra.div css={viewportStyles} className="fs-viewport" role="group" aria-label={label} data-picture={state.is}>
      <div ref={wrapperRef} className="fs-vp-stage" role="application" aria-label={label} aria-describedby={keysId} tabIndex={0}>
        <div ref={contentRef} className="fs-vp-content" />
        <canvas ref={canvasRef} aria-hidden="true" hidden />
      </div>
      <VisuallyHidden><span id={keysId}>{props.keys ?? words.keys}</span></VisuallyHidden>
      <LiveRegion>{summary}</LiveRegion>
      <div className="fs-vp-over" aria-hidden="true">
        <div ref={overlay.ringRef} className="fs-vp-ring" style={UNSEEN} />
        <div ref={overlay.tipRef} className="fs-vp-tip" style={UNSEEN} />
      </div>
      {plan && (
        <>
          <div ref={listRef}>
            <MarkerList
              label={words.markers} markers={listed} nameOf={markerName} openMarker={openMarker} opensDialog={renderPopover !== undefined}
              onFocus={overlay.focus} onOpen={(id) => props.onMarkerOpen?.(id)}
            />
          </div>
          <div className="fs-vp-buttons">
            <div className="fs-vp-ink">
              <IconButton
                label={words.nightInk} aria-pressed={ink === 'night'} icon={<Moon size={16} aria-hidden="true" {...(ink === 'night' && { fill: 'currentColor' })} />}
                onClick={() => setInk(ink === 'night' ? 'original' : 'night')}
              />
            </div>
            <IconButton label={words.zoomIn} icon={<Plus size={16} aria-hidden="true" />} onClick={() => stage?.camera.zoom(ZOOM_STEP)} />
            <IconButton label={words.zoomOut} icon={<Minus size={16} aria-hidden="true" />} onClick={() => stage?.camera.zoom(1 / ZOOM_STEP)} />
            <IconButton label={words.fit} icon={<Maximize size={16} aria-hidden="true" />} onClick={() => stage?.camera.fit()} />
          </div>
        </>
      )}
      {stage && plan && open && renderPopover ? (
        <MarkerPopover
          key={open.id} stage={stage} id={open.id} label={markerName(open)} closeLabel={words.closePopover}
          follow={overlay.follow} onClose={() => props.onMarkerClose?.()}
        >
          {renderPopover(open)}
        </MarkerPopover>
      ) : null}
      {isPrinting && state.is === 'ready' && <PaperPlan picture={state.picture} markers={markers} />}
      {/* on paper markers without their picture say nothing */}
      {state.is === 'loading' && (!plan || isPrinting) && <div className="fs-vp-place"><LoadingState label={words.loading} /></div>}
      {state.is === 'failed' && <div className="fs-vp-place"><FailedState title={words.failed} onRetry={tryAgain}>{words.failedHint}</FailedState></div>}
    </chakra.div>
  )
})

function handleOf(stage: Stage | undefined): PlanViewportHandle {
  return {
    setTones: (changes) => stage?.engine.setTones(changes),
    zoomIn: () => stage?.camera.zoom(ZOOM_STEP),
    zoomOut: () => stage?.camera.zoom(1 / ZOOM_STEP),
    fit: () => stage?.camera.fit(),
    centreOn(id) {
      const index = stage?.engine.store.indexOf(id)
      if (stage && index !== undefined) stage.camera.centreOn(stage.engine.store.pointAt(index))
    },
    centre: () => insidePlan(stage?.camera.centre ?? { x: 0, y: 0 }, stage?.engine.planSize ?? { width: 0, height: 0 }),
    focus: () => stage?.node.focus({ preventScroll: true }),
  }
}

const isOn = ({ width, height }: Size, { x, y }: Point) => x >= 0 && y >= 0 && x <= width && y <= height

function useEngineData(stage: Stage | undefined, { markers }: PlanViewportProps, { showLabels, cluster, ink }: EngineOptions) {
  // before the list reads the store
  useLayoutEffect(() => stage?.engine.setMarkers(markers), [stage, markers])
  useEffect(() => stage?.engine.setOptions({ showLabels, cluster, ink }), [stage, showLabels, cluster, ink])
}

function useShownPicture(
  stage: Stage | undefined,
  picture: Parameters<Stage['engine']['setPicture']>[0],
  content: RefObject<HTMLDivElement | null>,
  onLoad: PlanViewportProps['onPictureLoad'],
) {
  const loaded = useLatest(onLoad)
  useLayoutEffect(() => {
    if (!stage) return
    if (content.current) {
      content.current.style.width = `${picture?.size.width ?? 0}px`
      content.current.style.height = `${picture?.size.height ?? 0}px`
    }
    stage.engine.setPicture(picture)
    stage.camera.show(picture?.size)
    stage.engine.drawNow()
    if (picture) loaded.current?.(picture.size)
  }, [stage, picture, content, loaded])
}
