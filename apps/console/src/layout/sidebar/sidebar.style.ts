import type { SystemStyleObject } from '@chakra-ui/react'

/** One style on the root for all entries: a Chakra recipe for each entry takes longer than rendering the entry (performance, tables). */
export const SIDEBAR_STYLE: SystemStyleObject = {
  '& .product': {
    display: 'flex', alignItems: 'center', gap: '3', h: '14', px: '15px', flex: 'none', color: 'fg.default',
    fontSize: 'lg', fontWeight: '600', whiteSpace: 'nowrap', textDecoration: 'none',
    borderBottomWidth: '1px', borderColor: 'border.default',
  },
  '& .entry': {
    display: 'flex', alignItems: 'center', gap: '3', w: 'full', minH: '10', px: '11px', my: '2px', rounded: 'md',
    color: 'fg.muted', fontSize: 'md', textAlign: 'start', textDecoration: 'none', whiteSpace: 'nowrap',
    cursor: 'pointer', position: 'relative',
  },
  '& .entry svg': { flex: 'none' },
  '& .entry:hover': { bg: 'bg.hover', color: 'fg.default' },
  '& .entry[aria-current]': { bg: 'bg.selected', color: 'fg.default', fontWeight: '600' },
  '& .entry[aria-current]::before': {
    content: '""', display: 'block', position: 'absolute', insetInlineStart: '0', top: '2', bottom: '2', w: '3px', rounded: 'full', bg: 'accent.solid',
  },
  '& .entry:focus-visible, & .product:focus-visible': { outline: '2px solid', outlineColor: 'focus.ring', outlineOffset: '-2px' },
  '& .child': { ps: '42px' },
  '& .turn': { ms: 'auto', transition: 'transform 160ms ease' },
  '& [aria-expanded="true"] .turn': { transform: 'rotate(90deg)' },
}
