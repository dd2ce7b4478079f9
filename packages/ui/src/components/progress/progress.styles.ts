import type { GlobalStyleObject } from '@chakra-ui/react'

export const progressStyles: GlobalStyleObject = {
  '.fs-progress': { display: 'flex', alignItems: 'center', gap: '2', minWidth: '0', flex: '1 1 112px', fontSize: 'sm' },
  '.fs-progress-track': {
    position: 'relative', flex: '1', minWidth: '64px', height: '6px', overflow: 'hidden', borderRadius: 'full', backgroundColor: 'border.strong',
    '&:not([aria-valuenow]) > .fs-progress-fill': { width: '30%', animation: 'fsc-slide 1.2s linear infinite' },
  },
  '.fs-progress-fill': { position: 'absolute', insetBlock: '0', insetInlineStart: '0', borderRadius: 'full', backgroundColor: 'accent.fg', transition: 'width 200ms' },
  '.fs-progress-text': { color: 'fg.muted', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
}
