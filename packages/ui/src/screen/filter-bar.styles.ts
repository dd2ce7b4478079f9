import type { GlobalStyleObject } from '@chakra-ui/react'

export const filterBarStyles: GlobalStyleObject = {
  '.fs-filters': { display: 'flex', alignItems: 'flex-end', gap: '3', minWidth: '0' },
  '.fs-filters-place': { position: 'relative', display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '2.5', rowGap: '2', flex: '1', minWidth: '0' },
  '.fs-filter': {
    flex: '0 0 auto', maxWidth: '100%',
    // not shown, but still measured: it may fit the next width
    '&[data-hidden]': { position: 'absolute', insetBlockStart: '0', insetInlineStart: '0', visibility: 'hidden' },
    '& .fs-field': { gap: '0.5' },
    '& .fs-field-label': { fontSize: 'xs' },
    '& .fs-input': { minHeight: 'control.sm' },
    '& .fs-input > :is(input, select, .fs-picker)': { minHeight: 'calc({sizes.control.sm} - 2px)', paddingInline: '2', fontSize: 'sm' },
    '& .fs-input[data-select] > select': { paddingInlineEnd: '7' },
    '& .fs-input .fs-button[data-icon]': { minHeight: '6', width: '6' },
    '& .fs-range': { marginTop: '0.5', flexWrap: 'nowrap', gap: '1', '& > span': { lineHeight: '{sizes.control.sm}', fontSize: 'sm' }, '& > .fs-field': { flexBasis: '0' } },
    '& .fs-toggle': { minHeight: 'control.sm', fontSize: 'sm' },
    '& .fs-chip-button': { fontSize: 'xs' },
  },
  '.fs-filters-tail': { display: 'flex', alignItems: 'center', gap: '1', flexShrink: '0', '& > [data-away]': { visibility: 'hidden' }, '& > [data-more][data-away]': { position: 'absolute' } },
  '.fs-filters-more': { display: 'grid', textAlign: 'start', '&::after': { content: 'attr(data-longest)', display: 'block', height: '0', overflow: 'hidden', visibility: 'hidden' } },
  '.fs-filters-end': { display: 'flex', alignItems: 'center', gap: '2', flexShrink: '0' },
}
