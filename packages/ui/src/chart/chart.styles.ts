import { defineStyle } from '@chakra-ui/react'

/** Rules for the root of every chart. Elements with `data-tone` have the colours of their tone. */
export const chartStyles = defineStyle({
  position: 'relative', minWidth: '0', color: 'fg.default',
  '--chart-1': '{colors.tone.info.solid}', '--chart-2': '#2f9e8f', '--chart-3': '#a06bc4', '--chart-4': '#7d8c3c', '--chart-5': '#b0718a', '--chart-6': '#6d7f93',
  _dark: { '--chart-2': '#4fc0b0', '--chart-3': '#bd93dd', '--chart-4': '#a9b964', '--chart-5': '#d59ab0', '--chart-6': '#97a8ba' },
  '& .chart-head': { display: 'flex', alignItems: 'center', gap: '3', minHeight: 'control.md', marginBottom: '1' },
  '& .chart-title': { flex: '1', minWidth: '0', fontSize: 'sm', fontWeight: 'medium', color: 'fg.muted' },
  '& .chart-plot': { position: 'relative', borderRadius: 'sm', userSelect: 'none' },
  '& .chart-plot[tabindex]': { cursor: 'crosshair', touchAction: 'pan-y' },
  // over everything, so that the browser finds what is under the pointer without going through the drawing
  '& .chart-plot[tabindex]::after': { content: '""', display: 'block', position: 'absolute', inset: '0' },
  '& .chart-plot svg': { display: 'block', pointerEvents: 'none' },
  '& svg text': { fontSize: 'xs', fill: 'fg.muted', fontFamily: 'body' },
  '& .chart-grid': { stroke: 'border.default', strokeWidth: '1', fill: 'none', shapeRendering: 'crispEdges' },
  '& .visx-axis-line, & .visx-axis-tick line': { stroke: 'border.strong', shapeRendering: 'crispEdges' },
  '& .chart-line': { stroke: 'accent.fg', strokeWidth: '1.6', strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' },
  '& .chart-threshold': {
    '& line': { stroke: 'var(--fs-tone-fg)', strokeWidth: '1.2', strokeDasharray: '6 4' },
    '& text': { fill: 'var(--fs-tone-fg)', stroke: 'bg.surface', strokeWidth: '3', paintOrder: 'stroke' },
  },
  '& .chart-now line': { stroke: 'fg.subtle', strokeWidth: '1', strokeDasharray: '2 3' },
  // a box of known size: another text in the tip is laid out alone, not with the page
  '& .chart-over': { position: 'absolute', inset: '0', contain: 'size layout style', pointerEvents: 'none' },
  '& .chart-reading': { position: 'absolute', width: '0', '& > *, & + .chart-tip': { willChange: 'transform' } },
  '& .chart-cross': { position: 'absolute', top: '0', left: '0', width: '1px', height: '100%', backgroundColor: 'fg.subtle' },
  '& .chart-dot': { position: 'absolute', top: '-5px', left: '-5px', width: '10px', height: '10px', borderRadius: 'full', borderWidth: '2px', borderColor: 'accent.fg', backgroundColor: 'bg.surface' },
  '& .chart-brush': { fill: 'accent.fg', fillOpacity: '0.16', stroke: 'accent.fg' },
  '& .chart-tip': {
    position: 'absolute', top: '0', insetInlineStart: '0', paddingInline: '2', paddingBlock: '1', borderRadius: 'md', borderWidth: '1px', borderColor: 'border.strong',
    backgroundColor: 'bg.raised', boxShadow: 'overlay', fontSize: 'sm', lineHeight: 'snug', whiteSpace: 'nowrap',
    translate: '12px', '&[data-side=before]': { translate: 'calc(-100% - 12px)' },
    '& b': { display: 'block', fontWeight: 'semibold' },
    '& span': { fontSize: 'xs', color: 'fg.muted' },
  },
  // on paper a chart is as wide as the page, and what a screen reader hears of a curve stands below it: range and limits
  '@media print': {
    '& .chart-plot': { height: 'auto !important' },
    '& :is(.chart-plot, .chart-categories) svg': { width: '100%', height: 'auto' },
    '& .chart-facts': { position: 'static', width: 'auto', height: 'auto', margin: '0', clipPath: 'none', whiteSpace: 'normal', fontSize: 'sm' },
    '& .chart-keys': { display: 'none' },
  },
  '& .chart-bar': { fill: 'var(--chart-colour)' },
  '& .chart-trend': { stroke: 'var(--chart-colour)', strokeWidth: '1.8', fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' },
  '& .chart-mark': { color: 'var(--chart-colour)', fill: 'currentColor' },
  '& [data-tone]': { '--chart-colour': 'var(--fs-tone-solid)' },
  '& .chart-legend': { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', fontSize: 'sm', '& li': { display: 'flex', alignItems: 'center', gap: '1.5' } },
  // the columns are those of the whole list: bars beside values of different widths could not be compared
  '& .chart-ranking': {
    display: 'grid', gridTemplateColumns: 'fit-content(55%) minmax(0, 1fr) minmax(6ch, auto)', rowGap: '2', columnGap: '3',
    '& li': { display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid', alignItems: 'center' },
    '& + .chart-legend': { marginTop: '2' },
  },
  '& .chart-ranking-name': { fontSize: 'sm', lineHeight: 'snug', overflowWrap: 'anywhere', '& small': { display: 'block', fontSize: 'xs', color: 'fg.muted' } },
  '& .chart-ranking-bar': { display: 'flex', height: '14px', gap: '1px' },
  // a contrast theme takes backgrounds away, and a bar is nothing else
  '& .chart-ranking-part': { forcedColorAdjust: 'none', backgroundColor: 'var(--chart-colour)', minWidth: '2px', borderRadius: 'xs' },
  '& .chart-ranking-sum': { fontSize: 'sm', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& .chart-donut': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '6' },
  '& .chart-donut .chart-legend': { flexDirection: 'column', flex: '1', minWidth: '160px', '& li': { display: 'grid', gridTemplateColumns: 'auto 1fr auto 5ch', gap: '2' }, '& span:last-child': { color: 'fg.muted', textAlign: 'end' } },
  '& .chart-donut-total': { fontSize: '2xl', fontWeight: 'semibold', fill: 'fg.default' },
  '& .chart-arc': { fill: 'var(--chart-colour)', stroke: 'bg.surface', strokeWidth: '2' },
  '& .chart-ring': { fill: 'none', stroke: 'border.default' },
})
