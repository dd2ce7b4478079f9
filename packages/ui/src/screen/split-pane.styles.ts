import type { GlobalStyleObject } from '@chakra-ui/react'

export const splitPaneStyles: GlobalStyleObject = {
  '.fs-split': { display: 'flex', minWidth: '0', minHeight: '0', height: '100%', '&[data-narrow]': { flexDirection: 'column', gap: '2.5' } },
  '.fs-split-start': { flexShrink: '0', minWidth: '0', overflow: 'auto', position: 'relative' },
  '.fs-split-end': { flex: '1', minWidth: '0', minHeight: '0', overflow: 'auto', position: 'relative' },
  '.fs-split-handle': {
    flexShrink: '0', width: '3', position: 'relative', cursor: 'col-resize', touchAction: 'none', userSelect: 'none', borderRadius: 'sm',
    '&::before': { content: '""', display: 'block', position: 'absolute', insetBlock: '0', insetInlineStart: 'calc(50% - 0.5px)', width: '1px', backgroundColor: 'border.default' },
    '&::after': { content: '""', display: 'block', position: 'absolute', insetBlockStart: 'calc(50% - 14px)', insetInlineStart: 'calc(50% - 2px)', width: '4px', height: '28px', borderRadius: 'full', backgroundColor: 'border.strong' },
    '&:hover::after, &[data-dragging]::after, &:focus-visible::after': { backgroundColor: 'accent.fg' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '.fs-drawer': {
    display: 'flex', flexDirection: 'column', width: 'min(360px, calc(100vw - 48px))', height: '100%', backgroundColor: 'bg.surface', borderInlineEndWidth: '1px', borderColor: 'border.strong', boxShadow: 'overlay', outline: 'none',
    '&[data-state=open]': { animation: 'fsc-drawer-in 200ms {easings.standard}' },
  },
}
