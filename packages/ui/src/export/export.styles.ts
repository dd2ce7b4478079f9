import { defineStyle } from '@chakra-ui/react'

export const exportStyles = defineStyle({
  display: 'inline-flex', alignItems: 'center', flexWrap: 'wrap', gap: '2', fontSize: 'sm', color: 'fg.muted',
  '& .export-progress': { display: 'inline-flex', alignItems: 'center', gap: '2', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  '& .export-note': { display: 'inline-flex', alignItems: 'center', gap: '1.5', color: 'fg.default' },
})
