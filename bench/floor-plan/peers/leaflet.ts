import * as L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { COLOURS, offer, PLAN, RADIUS_PX } from '../scene'

/** The setting with which one notch of the wheel zooms by 1.2, as in our viewport (Leaflet's formula). */
const WHEEL_PX_PER_LEVEL = 267.8

offer((root, markers) => {
  const byId = new Map<string, L.CircleMarker>()
  const names = new Map<L.CircleMarker, string>()
  const bounds = L.latLngBounds([[0, 0], [PLAN.height, PLAN.width]])
  const tip = L.tooltip()
  let shown = 0
  return {
    start: () => new Promise((resolve) => {
      root.style.cssText = 'width:1280px;height:800px;background:#eee'
      // zoomSnap 0 allows every factor; without inertia all peers stop with the mouse
      const map = L.map(root, { crs: L.CRS.Simple, preferCanvas: true, zoomSnap: 0, minZoom: -6, maxZoom: 3, inertia: false, wheelPxPerZoomLevel: WHEEL_PX_PER_LEVEL, attributionControl: false })
      map.fitBounds(bounds, { animate: false })
      const picture = L.imageOverlay('/plan.png', bounds).addTo(map)
      const group = L.featureGroup()
      for (const { id, x, y, tone } of markers) {
        const marker = L.circleMarker([PLAN.height - y, x], { radius: RADIUS_PX, fillColor: COLOURS[tone], color: '#fff', weight: 2, fillOpacity: 1 })
        byId.set(id, marker)
        names.set(marker, `设备 ${id}`)
        group.addLayer(marker)
      }
      group.on('mouseover', ({ propagatedFrom, sourceTarget }: L.LeafletMouseEvent & { sourceTarget?: unknown }) => {
        const marker = (propagatedFrom ?? sourceTarget) as L.CircleMarker
        shown += 1
        tip.setLatLng(marker.getLatLng()).setContent(names.get(marker) ?? '').addTo(map)
      })
      group.on('mouseout', () => tip.remove())
      group.addTo(map)
      picture.once('load', () => resolve())
    }),
    setTones(changes) {
      for (const { id, tone } of changes) byId.get(id)?.setStyle({ fillColor: COLOURS[tone] })
    },
    hits: () => shown,
  }
})
