import type { SystemStyleObject } from '@chakra-ui/react'

export const PALETTE_STYLE: SystemStyleObject = {
  display: 'flex', flexDirection: 'column', gap: '3',
  '& input': {
    w: 'full', h: 'control.lg', px: '3', fontSize: 'lg', color: 'fg.default', bg: 'bg.field', rounded: 'md',
    borderWidth: '1px', borderColor: 'border.control', outline: 'none',
  },
  '& input:focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '1px' },
  '& .results': { maxH: '56vh', overflowY: 'auto', mx: '-2' },
  '& .group': { px: '2', pt: '2', pb: '1', fontSize: 'sm', color: 'fg.muted' },
  '& .option': { display: 'flex', gap: '3', alignItems: 'baseline', justifyContent: 'space-between', px: '2', py: '2', rounded: 'md', cursor: 'pointer' },
  '& .option[aria-selected="true"]': { bg: 'bg.selected', boxShadow: 'inset 3px 0 0 var(--fsc-colors-accent-solid)' },
  '& .detail': { color: 'fg.muted', fontSize: 'sm', textAlign: 'end' },
  '& .keys': { color: 'fg.muted', fontSize: 'sm' },
  '& .note': { color: 'fg.muted', py: '2' },
}
