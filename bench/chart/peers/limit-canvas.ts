import { m4 } from '../../../packages/ui/src/chart/m4'
import { offer, SIZE } from '../series'

/** The lower limit: our decimation and a bare line on a canvas, without axes and texts. */
offer((root) => {
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
