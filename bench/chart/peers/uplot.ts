import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { offer, SIZE } from '../series'

offer((root) => {
  let plot: uPlot | undefined
  return {
    prepare: ({ at, value }): uPlot.AlignedData => [at.map((ms) => ms / 1000), value],
    draw(data) {
      if (plot) return plot.setData(data)
      plot = new uPlot({ ...SIZE, title: '温度', series: [{}, { label: '℃', stroke: '#22609f', width: 1.5 }] }, data, root)
    },
  }
})
