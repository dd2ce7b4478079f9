import type { GlobalStyleObject } from '@chakra-ui/react'

export const treeStyles: GlobalStyleObject = {
  '.fs-tree': { display: 'flex', flexDirection: 'column', minWidth: '0', position: 'relative' },
  '.fs-tree-line': {
    display: 'flex', alignItems: 'center', gap: '1.5', minHeight: 'control.md', paddingInlineEnd: '2', borderRadius: 'sm', cursor: 'pointer', userSelect: 'none',
    paddingInlineStart: 'calc(var(--fs-level) * {spacing.5})',
    '& > svg:not(.fs-mark)': { color: 'fg.subtle' },
    '&:hover': { backgroundColor: 'bg.hover' },
    '&[aria-selected=true]': { backgroundColor: 'bg.selected', color: 'accent.fg', fontWeight: 'medium' },
    '&[aria-disabled=true]': { color: 'fg.subtle' },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-expanded=true] > .fs-tree-twist > svg': { transform: 'rotate(90deg)' },
  },
  '.fs-tree-twist': { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', width: '6', height: '6', flexShrink: '0', color: 'fg.subtle' },
  '.fs-tree-label': { flex: '1', minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.fs-tree-note': { fontSize: 'sm', color: 'fg.muted', '&[data-failed]': { color: 'tone.fault.fg', textDecoration: 'underline' } },
}
