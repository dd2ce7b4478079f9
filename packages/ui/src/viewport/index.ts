'use client'
export { PlanViewport, type PlanViewportHandle, type PlanViewportProps } from './plan-viewport'
export type { PlanMarker, ToneChange } from './marker-store'
export type { Point } from './view.math'
