import type { GlobalStyleObject } from '@chakra-ui/react'

export const screenStyles: GlobalStyleObject = {
  '.fs-bulk': {
    display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '3', minHeight: '10', paddingBlock: '1', paddingInline: '3', borderWidth: '1px', borderColor: 'accent.fg', borderRadius: 'md', backgroundColor: 'bg.selected', fontSize: 'sm',
    '&[data-finished]': { display: 'block', borderColor: 'var(--fs-tone-border)', backgroundColor: 'var(--fs-tone-subtle)' },
    '& > ul': { maxHeight: '40', overflow: 'auto', marginTop: '1', paddingBottom: '1' },
    '& > ul > li': { display: 'flex', alignItems: 'center', gap: '2', minHeight: '6', lineHeight: 'snug', '& > svg': { color: 'tone.alarm.fg' }, '&[data-done] > svg': { color: 'tone.normal.fg' } },
  },
  '.fs-bulk-head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3' },
  '.fs-bulk-count': { fontWeight: 'medium' },
  '.fs-bulk-acts': { display: 'flex', flexWrap: 'wrap', gap: '2', flex: '1', '& > .fs-button': { backgroundColor: 'bg.surface' }, '& > .fs-button[data-variant=danger]': { backgroundColor: 'tone.alarm.solid' } },
  '.fs-bulk-message': { color: 'fg.muted' },
  '.fs-timeline': {
    '--fs-mark': '14px', display: 'flex', flexDirection: 'column',
    '& > li': { display: 'grid', gridTemplateColumns: 'var(--fs-mark) 1fr', columnGap: '3', position: 'relative', paddingBottom: '4', '& > :not(.fs-timeline-mark)': { gridColumn: '2' } },
    '& > li:not(:last-of-type)::before': { content: '""', display: 'block', position: 'absolute', insetBlockStart: '20px', insetBlockEnd: '-2px', insetInlineStart: 'calc(var(--fs-mark) / 2 - 0.5px)', width: '1px', backgroundColor: 'border.strong' },
    '& > li:last-of-type': { paddingBottom: '0' },
  },
  '.fs-timeline-mark': {
    gridRow: '1', display: 'flex', alignItems: 'center', justifyContent: 'center', height: 'calc({fontSizes.sm} * 1.45)',
    '&:empty::before': { content: '""', display: 'block', width: '8px', height: '8px', borderRadius: 'full', backgroundColor: 'border.control' },
  },
  '.fs-timeline-time': { fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
  '.fs-timeline-title': { fontWeight: 'medium', lineHeight: 'snug' },
  '.fs-timeline-text': { fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug', overflowWrap: 'anywhere' },
  '.fs-stat': {
    display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', padding: '4', paddingBlock: '3', borderWidth: '1px', borderColor: 'border.default', borderRadius: 'lg', backgroundColor: 'bg.surface',
    '&[data-state=stale] .fs-stat-value': { color: 'fg.muted' },
    '&[data-state=failed]': { borderColor: 'tone.fault.border' },
  },
  '.fs-stat-label': { display: 'flex', alignItems: 'center', gap: '1.5', fontSize: 'sm', color: 'fg.muted', lineHeight: 'snug' },
  '.fs-stat-stale': { color: 'tone.fault.solid', marginInlineStart: 'auto' },
  '.fs-stat-value': { display: 'flex', alignItems: 'baseline', gap: '1', minHeight: '10', fontSize: '3xl', fontWeight: 'semibold', lineHeight: 'tight', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '.fs-stat-unit': { fontSize: 'md', fontWeight: 'normal', color: 'fg.muted' },
  '.fs-stat-shimmer': { alignSelf: 'center', width: '96px', maxWidth: '60%', height: '20px', borderRadius: 'sm', backgroundColor: 'border.default', animation: 'fsc-shimmer 1.6s ease-in-out infinite' },
  '.fs-stat-failed': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '1.5', minHeight: '10', fontSize: 'sm', color: 'fg.default', '& > svg': { color: 'tone.fault.solid' } },
  '.fs-stat-change': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: '1.5', rowGap: '0.5', fontSize: 'sm', lineHeight: 'snug', color: 'fg.muted', '&[data-tone] > .fs-stat-by': { color: 'var(--fs-tone-fg)' } },
  '.fs-stat-by': { display: 'inline-flex', alignItems: 'center', gap: '1', fontWeight: 'medium', color: 'fg.default' },
  '.fs-keys': {
    display: 'inline-flex', alignItems: 'center', gap: '0.5', fontSize: 'xs', color: 'fg.muted',
    '& > kbd': { minWidth: '5', paddingInline: '1', borderWidth: '1px', borderBottomWidth: '2px', borderColor: 'border.strong', borderRadius: 'sm', backgroundColor: 'bg.surface', fontFamily: 'mono', fontSize: 'xs', lineHeight: '1.4', textAlign: 'center' },
  },
  '.fs-steps': {
    display: 'flex', flexWrap: 'wrap', gap: '2', rowGap: '1', fontSize: 'sm', color: 'fg.muted',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '1.5', '&:not(:last-of-type)::after': { content: '""', display: 'block', width: '6', height: '1px', marginInline: '1', backgroundColor: 'border.strong' } },
    '& > [aria-current]': { color: 'fg.default', fontWeight: 'medium' },
  },
  '.fs-step-mark': {
    display: 'inline-flex', alignItems: 'center', justifyContent: 'center', width: '5', height: '5', borderRadius: 'full', borderWidth: '1px', borderColor: 'border.control', fontSize: 'xs', lineHeight: '1',
    '[aria-current] > &': { borderColor: 'accent.solid', backgroundColor: 'accent.solid', color: 'accent.onSolid' },
    '[data-done] > &': { borderColor: 'accent.fg', color: 'accent.fg' },
  },
}
