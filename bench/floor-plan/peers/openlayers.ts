import Feature from 'ol/Feature.js'
import Map from 'ol/Map.js'
import Overlay from 'ol/Overlay.js'
import View from 'ol/View.js'
import Point from 'ol/geom/Point.js'
import DragPan from 'ol/interaction/DragPan.js'
import { defaults as interactions } from 'ol/interaction/defaults.js'
import ImageLayer from 'ol/layer/Image.js'
import VectorLayer from 'ol/layer/Vector.js'
import Projection from 'ol/proj/Projection.js'
import ImageStatic from 'ol/source/ImageStatic.js'
import VectorSource from 'ol/source/Vector.js'
import { Circle, Fill, Stroke, Style } from 'ol/style.js'
import { COLOURS, offer, PLAN, RADIUS_PX, TONES, type SceneTone } from '../scene'

offer((root, markers) => {
  const extent = [0, 0, PLAN.width, PLAN.height]
  const projection = new Projection({ code: 'plan', units: 'pixels', extent })
  const styles = Object.fromEntries(TONES.map((tone) => [tone, new Style({
    image: new Circle({ radius: RADIUS_PX, fill: new Fill({ color: COLOURS[tone] }), stroke: new Stroke({ color: '#fff', width: 2 }) }),
  })])) as Record<SceneTone, Style>
  const features = new globalThis.Map(markers.map(({ id, x, y, tone }) => {
    const feature = new Feature(new Point([x, PLAN.height - y]))
    feature.setId(id)
    feature.setStyle(styles[tone])
    return [id, feature] as const
  }))
  let shown = 0
  return {
    start: () => new Promise((resolve) => {
      root.style.cssText = 'width:1280px;height:800px;background:#eee'
      const tip = document.createElement('div')
      tip.style.pointerEvents = 'none'
      const overlay = new Overlay({ element: tip, stopEvent: false, offset: [14, 14] })
      const map = new Map({
        target: root,
        controls: [],
        overlays: [overlay],
        // without kinetic scrolling all peers stop with the mouse
        interactions: interactions({ dragPan: false, altShiftDragRotate: false, pinchRotate: false }).extend([new DragPan()]),
        layers: [
          new ImageLayer({ source: new ImageStatic({ url: '/plan.png', projection, imageExtent: extent }) }),
          new VectorLayer({ source: new VectorSource({ features: [...features.values()] }) }),
        ],
        // a notch is a third of a level here
        view: new View({ projection, center: [PLAN.width / 2, PLAN.height / 2], resolution: 3072 / 800, zoomFactor: 1.2 ** 3, minResolution: 0.3, maxResolution: 20 }),
      })
      let last: unknown
      map.on('pointermove', (event) => {
        if (event.dragging) return
        const found = map.forEachFeatureAtPixel(event.pixel, (feature) => feature)
        if (found === last) return
        last = found
        if (!found) return overlay.setPosition(undefined)
        shown += 1
        tip.textContent = `设备 ${String(found.getId())}`
        overlay.setPosition(event.coordinate)
      })
      map.once('rendercomplete', () => resolve())
    }),
    setTones(changes) {
      for (const { id, tone } of changes) features.get(id)?.setStyle(styles[tone])
    },
    hits: () => shown,
  }
})
