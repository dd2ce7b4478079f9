import { defineStyle } from '@chakra-ui/react'

/**
 * The columns of the overview, by the room of the screen and not of the window, because live notices take some of it: one
 * column, then one with cards beside each other, then map and side with the charts in a row below, then charts, map and side beside each other.
 */
export const overviewStyles = defineStyle({
  containerType: 'inline-size',
  '& .overview-page': { maxWidth: 'calc(2000px * var(--fsc-scale))', marginInline: 'auto' },
  '& .overview-columns': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .overview-map': { height: '420px', minWidth: '0' },
  '& .overview-charts': { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'max-content', minWidth: '0', alignContent: 'start' },
  '& .overview-side, & .overview-events': { minWidth: '0' },
  // beside live notices at 1280: what was carried over beside the other cards, and the two charts of bars beside each other
  '@container (min-width: 620px) and (max-width: 859.9px)': {
    '& .overview-side': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gridTemplateRows: 'max-content max-content 1fr', alignItems: 'start' },
    '& .overview-side > :first-child': { gridRow: '1 / span 3' },
    '& .overview-charts': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .overview-charts > :first-of-type': { gridColumn: '1 / -1' },
  },
  '@container (min-width: 860px)': {
    '& .overview-columns': {
      gridTemplateColumns: 'minmax(0, 1fr) 300px', gridTemplateAreas: '"map side" "charts charts" "events events"',
    },
    '& .overview-map': { gridArea: 'map', height: 'auto', minHeight: '420px' },
    '& .overview-side': { gridArea: 'side' },
    '& .overview-charts': { gridArea: 'charts', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& .overview-events': { gridArea: 'events' },
  },
  '@container (min-width: 1360px)': {
    '& .overview-columns': {
      gridTemplateColumns: 'minmax(300px, 26fr) minmax(0, 50fr) minmax(300px, 24fr)', gridTemplateAreas: '"charts map side" "events events events"',
    },
    '& .overview-charts': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
  '& .overview-top': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&[data-wall]': { height: 'full', containerType: 'size', overflow: 'auto', '& .overview-page': { maxWidth: 'none' } },
  // a wall display cannot be scrolled: its columns share the height, and its lists show the first rows that fit, beside live notices as well
  '@container (min-width: 1200px) and (min-height: 760px)': {
    '&[data-wall] .overview-page': { height: 'full' },
    '&[data-wall] .overview-top dd': { fontSize: '5xl' },
    '&[data-wall] .overview-top': { gridTemplateColumns: 'minmax(0, 38fr) minmax(0, 62fr)' },
    '&[data-wall] .overview-columns': {
      flex: '1', minHeight: '0', gridTemplateColumns: 'minmax(0, 22fr) minmax(0, 56fr) minmax(0, 22fr)', gridTemplateRows: 'minmax(0, 56fr) minmax(0, 44fr)', gridTemplateAreas: '"charts map side" "charts events side"',
    },
    '&[data-wall] .overview-map': { minHeight: '0' },
    '&[data-wall] :is(.overview-charts, .overview-side, .overview-events)': { minHeight: '0', overflow: 'hidden' },
    // a card that does not fit goes to a column beyond the edge, whole: half a card could not be read
    '&[data-wall] :is(.overview-charts, .overview-side)': { display: 'flex', flexDirection: 'column', flexWrap: 'wrap', alignContent: 'flex-start', '& > *': { width: 'full', flex: 'none' } },
    // the list above the other cards takes what they leave
    '&[data-wall] .overview-side > :first-child': { flex: '1 1 13rem' },
  },
})
