import { m4 } from '../../../packages/ui/src/chart/m4'
import { offer, SIZE } from '../series'

/** The lower limit: our decimation and a bare line on a canvas, without axes; a crosshair and two texts follow the pointer. */
offer((root) => {
  follow(root)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, SIZE)
  root.append(canvas)
  const brush = canvas.getContext('2d')
  return {
    prepare: (samples) => ({ ...samples, length: samples.at.length }),
    draw(series) {
      if (!brush) return
      const from = series.at[0] ?? 0
      const to = series.at[series.length - 1] ?? 1
      const { at, value, min, max } = m4(series, { from, to }, SIZE.width)
      brush.clearRect(0, 0, SIZE.width, SIZE.height)
      brush.beginPath()
      at.forEach((instant, index) => brush.lineTo(((instant - from) / (to - from)) * SIZE.width, SIZE.height * (1 - ((value[index] ?? 0) - min) / (max - min))))
      brush.strokeStyle = '#22609f'
      brush.lineWidth = 1.5
      brush.stroke()
    },
  }
})

function follow(root: HTMLElement) {
  const line = document.createElement('div')
  const tip = document.createElement('div')
  root.style.position = 'relative'
  line.style.cssText = `position:absolute;left:0;top:0;width:1px;height:${SIZE.height}px;background:#555;pointer-events:none;will-change:transform`
  tip.style.cssText = 'position:absolute;left:0;top:0;padding:4px 8px;background:#fff;white-space:nowrap;pointer-events:none;will-change:transform'
  const [value, time] = [document.createTextNode(''), document.createTextNode('')]
  tip.append(value, document.createElement('br'), time)
  root.append(line, tip)
  root.addEventListener('pointermove', ({ clientX, clientY }) => {
    line.style.transform = `translate(${clientX}px, 0)`
    tip.style.transform = `translate(${clientX + 12}px, ${clientY}px)`
    value.data = `${(clientY / 7).toFixed(1)} ℃`
    time.data = `2026-11-20 08:${String(clientX % 60).padStart(2, '0')}:00`
  })
}
