import type { GlobalStyleObject } from '@chakra-ui/react'

export const dataStyles: GlobalStyleObject = {
  '.fs-description': {
    display: 'grid', columnGap: '6', rowGap: '2.5', gridTemplateColumns: 'minmax(0, 1fr)',
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& > div': { display: 'flex', gap: '3', alignItems: 'baseline', minWidth: '0' },
    '& > [data-wide]': { gridColumn: '1 / -1' },
    '& dt': { flexShrink: '0', minWidth: '5em', color: 'fg.muted', fontSize: 'sm' },
    '& dd': { flex: '1', minWidth: '0', overflowWrap: 'anywhere' },
  },
  '.fs-description-form': {
    display: 'flex', flexDirection: 'column', gap: '6', '--fs-columns': '1',
    '&[data-columns="2"]': { '--fs-columns': '2' },
    '&[data-columns="3"]': { '--fs-columns': '3' },
    '& legend': { fontSize: 'md', fontWeight: 'semibold', marginBottom: '3' },
    // the requested number of columns, or fewer when a column would be narrower than a date with time
    '& .fs-description-grid': { display: 'grid', columnGap: '5', rowGap: '3', gridTemplateColumns: 'repeat(auto-fit, minmax(max(180px, calc((100% - {spacing.5} * (var(--fs-columns) - 1)) / var(--fs-columns))), 1fr))' },
    '& [data-wide]': { gridColumn: '1 / -1' },
    '& .fs-input[data-read]': {
      opacity: '1', backgroundColor: 'bg.sunken', borderColor: 'border.default',
      // Safari draws disabled text in its own fill colour
      '& > input, & > textarea': { opacity: '1', color: 'fg.default', WebkitTextFillColor: '{colors.fg.default}', textOverflow: 'ellipsis', cursor: 'default' },
    },
  },
  '.fs-copy': { display: 'inline-flex', alignItems: 'center', position: 'relative', gap: '1', verticalAlign: 'middle', fontSize: 'xs', color: 'fg.muted', '& .fs-button[data-size=sm]': { minHeight: '6', width: '6' } },
  '.fs-list': {
    display: 'flex', flexDirection: 'column', minHeight: '0',
    '& > ul': { display: 'flex', flexDirection: 'column' },
    '& > ul > li': { paddingBlock: '2.5', borderBottomWidth: '1px', borderColor: 'border.default' },
    '& > .fs-stale': { marginBottom: '2' },
    '& > .fs-list-more': { display: 'flex', justifyContent: 'center', paddingBlock: '2' },
    '&[data-state=stale] > ul': { color: 'fg.muted' },
  },
}
