import type { GlobalStyleObject } from '@chakra-ui/react'

export const dataStyles: GlobalStyleObject = {
  '.fs-description': {
    // the longest term of a column decides where its values begin, up to a part of the width; longer terms wrap
    display: 'grid', columnGap: '6', rowGap: '2.5', gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
    '&[data-columns="2"]': { gridTemplateColumns: 'repeat(2, fit-content(20%) minmax(0, 1fr))' },
    '&[data-columns="3"]': { gridTemplateColumns: 'repeat(3, fit-content(13%) minmax(0, 1fr))' },
    '& > div': { display: 'grid', gridColumn: 'span 2', gridTemplateColumns: 'subgrid', columnGap: '3', alignItems: 'baseline', minWidth: '0' },
    '& > [data-wide]': { gridColumn: '1 / -1' },
    '& dt': { minWidth: '5em', color: 'fg.muted', fontSize: 'sm' },
    '& dd': { gridColumn: '2 / -1', minWidth: '0', overflowWrap: 'anywhere' },
  },
  '.fs-description-form': {
    display: 'flex', flexDirection: 'column', gap: '6', '--fs-columns': '1',
    '&[data-columns="2"]': { '--fs-columns': '2' },
    '&[data-columns="3"]': { '--fs-columns': '3' },
    '&[data-columns="4"]': { '--fs-columns': '4' },
    '&[data-columns="5"]': { '--fs-columns': '5' },
    '& fieldset': { padding: '5', borderRadius: 'lg', borderWidth: '1px', borderColor: 'border.default', backgroundColor: 'bg.surface', minWidth: '0' },
    // floated, so that the title stands in its box and not in the border
    '& legend': { float: 'left', width: '100%', fontSize: 'md', fontWeight: 'semibold', marginBottom: '3' },
    // the requested number of columns, or fewer when a column would be narrower than a date with time
    '& .fs-description-grid': { clear: 'both', display: 'grid', columnGap: '5', rowGap: '4', gridTemplateColumns: 'repeat(auto-fill, minmax(max(180px, calc((100% - {spacing.5} * (var(--fs-columns) - 1)) / var(--fs-columns))), 1fr))' },
    '& .fs-field': { gap: '0.5' },
    '& [data-wide]': { gridColumn: '1 / -1' },
    // fields of a form for a screen reader, facts for the eye: a box would say that something can be typed
    '& .fs-input[data-read]': {
      opacity: '1', minHeight: '0', borderWidth: '0', backgroundColor: 'transparent',
      '& > input, & > textarea': {
        flex: '0 1 auto', width: 'auto', minHeight: '0', maxWidth: '100%', padding: '0', fieldSizing: 'content', resize: 'none', fontSize: 'md', lineHeight: 'snug',
        // Safari draws disabled text in its own fill colour
        opacity: '1', color: 'fg.default', WebkitTextFillColor: '{colors.fg.default}', textOverflow: 'ellipsis', cursor: 'default',
      },
      '& > .fs-input-unit': { paddingInlineStart: '1' },
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
