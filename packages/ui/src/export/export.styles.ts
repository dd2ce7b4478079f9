import { defineStyle } from '@chakra-ui/react'

export const exportStyles = defineStyle({
  display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '2', fontSize: 'sm', color: 'fg.muted',
  '& .export-progress': { display: 'inline-flex', alignItems: 'center', gap: '2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .export-track': { position: 'relative', width: '28', height: '6px', overflow: 'hidden', borderRadius: 'full', backgroundColor: 'border.strong' },
  '& .export-fill': { position: 'absolute', insetBlock: '0', insetInlineStart: '0', borderRadius: 'full', backgroundColor: 'accent.fg', transition: 'width 200ms' },
  '& .export-track:not([aria-valuenow]) .export-fill': { width: '30%', animation: 'fsc-slide 1.2s linear infinite' },
  '& .export-note': { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.default' },
})
