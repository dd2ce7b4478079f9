import { SENSOR_STATUS } from '@smart-fire/api-client'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { PlaceFilter, PointsFilter } from './realtime.types'

export const LAYOUTS = ['cards', 'rows', 'map', 'points'] as const
export type Layout = (typeof LAYOUTS)[number]

/** What the address of the screen says. */
export interface PlaceAddress {
  filter: PlaceFilter
  points: PointsFilter
  layout: Layout
}

const STATES = [...Object.values(SENSOR_STATUS), 'unknown'] as const

type Part = keyof PlaceFilter | keyof PointsFilter | 'layout'

/** Filter and layout, kept in the address: F5, Back and a sent link keep them. A value that means "all" is left out. */
export function usePlaceFilter(usual: Layout): PlaceAddress & { change: (part: Part, value: string | null) => void; reset: () => void } {
  const [params, setParams] = useSearchParams()
  const address = useMemo(() => addressOf(params, usual), [params, usual])
  const change = useCallback((part: Part, value: string | null) => setParams((before) => {
    const after = new URLSearchParams(before)
    if (value === null || value === '' || (part === 'layout' && value === usual)) after.delete(part)
    else after.set(part, value)
    // another place has other floors
    if (part === 'placeId') after.delete('floor')
    return after
  }, { replace: true }), [setParams, usual])
  const reset = useCallback(() => setParams((before) => {
    const layout = before.get('layout')
    return layout === null ? {} : { layout }
  }, { replace: true }), [setParams])
  return { ...address, change, reset }
}

function addressOf(params: URLSearchParams, usual: Layout): PlaceAddress {
  return {
    filter: {
      status: STATES.find((status) => status === params.get('status')) ?? null,
      region: params.get('region'),
      unitId: params.get('unitId'),
      type: params.get('type'),
      text: params.get('text') ?? '',
    },
    points: { placeId: params.get('placeId'), floor: floorOf(params.get('floor')), equipmentType: params.get('equipmentType') },
    layout: LAYOUTS.find((layout) => layout === params.get('layout')) ?? usual,
  }
}

function floorOf(written: string | null): number | null {
  const floor = Number(written)
  return written === null || written.trim() === '' || !Number.isInteger(floor) ? null : floor
}
