import { LineChart } from 'echarts/charts'
import { DatasetComponent, GridComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { offer, SIZE } from '../series'

use([LineChart, DatasetComponent, GridComponent, TooltipComponent, CanvasRenderer])

offer((root) => {
  root.style.cssText = `width:${SIZE.width}px;height:${SIZE.height}px`
  const chart = init(root, null, SIZE)
  chart.setOption({
    animation: false,
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'time' },
    yAxis: { type: 'value', name: '℃' },
    series: [{ type: 'line', showSymbol: false, sampling: 'lttb', encode: { x: 'at', y: 'value' }, lineStyle: { width: 1.5 } }],
  })
  return {
    prepare: (samples) => ({ dataset: { source: { at: samples.at, value: samples.value } } }),
    draw: (data) => chart.setOption(data),
  }
})
